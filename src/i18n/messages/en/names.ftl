### What all spaces of a board are called: the page to look up a code or a name.

names-title = Spaces and codes: { system-name }
names-spaces = All spaces and their codes
names-spaces-lead = Codes, names in every language and the other words that are understood in a turn sheet, board by board.
names-lead = What the spaces of this board are called in each language, by which code they are written, and what else is understood in a turn sheet.
names-how = Capitals, accents, hyphens and blanks do not matter when you write them; the beginning of a name is enough where it fits one space alone.
names-guide = How a turn is written
names-played = Played on it:
names-boards = Other boards
names-terminal = On the command line “npx fieldpost show <game> --all” lists the spaces of a game with their codes, and “npx fieldpost show <game> <space>” tells of one, by whichever of its names.
names-by-code = By code
names-kind =
    { $kind ->
        [land] Territories
       *[sea] Sea zones
    }
# The heading of spaces in one theatre of a board that has several, such as “Pacific: sea zones”.
names-kind-in =
    { $kind ->
        [land] { $where }: territories
       *[sea] { $where }: sea zones
    }
names-between = Between the boards
names-name = Name
names-code = Code
names-also = Understood as well
names-owner = First owner
names-convoy =
    { $kind ->
        [box] convoy
       *[centre] convoy centre
    }
names-convoy-route = convoy route of { SPACE($space) }
names-closed = out of play: { LIST($systems) }
names-shared = Words of several meanings
names-shared-lead = Where such a word stands alone, what can be reached decides. If that does not settle it, the space in bold type is meant; without one you are asked.
