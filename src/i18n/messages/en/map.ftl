### The words of the map, its key and its table, and of the history of spaces.

map-title = Map: { $game }, { $when }
map-now = now
map-after = after { $power }, round { $round }
map-says = Owners by colour, emblem and letter, units as counters with their numbers. The table below the map says the same in words.
map-units-of = { $units } ({ $power })
map-units-damaged = { $n } damaged
map-units-patrol = { $n } on patrol
map-convoy-centre = convoy { $ipc }
map-convoy-route = convoy route
map-changed = Changed hands in this turn
map-skip = Skip the map
map-scroll = The map scrolls sideways.
map-whole = The whole map
map-part = { $title }: { $part }
map-part-around = { $theatre }: { $spaces }
map-part-more = { $spaces } and { $more } more
map-crop-europe = Europe
map-crop-pacific = Pacific
map-crop-atlantic = North Atlantic and North America
map-crop-africa = Africa
map-crop-asia = Asia
map-crop-south-america = South America
map-crop-indian-ocean = Indian Ocean
map-crop-oceania = Australia and Oceania
map-crop-central-atlantic = Central Atlantic
map-crop-scandinavia = Scandinavia
map-crop-mediterranean = Mediterranean
map-crop-russia = Soviet Union
map-crop-middle-east = Middle East
map-crop-china = China
map-crop-indies = Indies
map-crop-japan = Japan
map-crop-polynesia = Polynesia
map-crop-north-america = North America
map-crop-cape = Cape of Good Hope
map-zoom = Size of the map
map-zoom-in = Larger
map-zoom-out = Smaller
map-zoom-whole = The whole map
map-close = Close
steps = Step by step
steps-back = Previous step
steps-on = Next step
steps-at = { $at } of { $all }
map-help = On the map arrow keys go from space to space, + and − change its size, 0 shows it whole.

## A space in words, for those who do not see the map

map-owned = { $space }: { $owner }, { $ipc } IPC
map-neutral = { $space }: neutral
map-with = { $space }; { $units }
map-zone-with = { $space }: { $units }
map-zone-empty = { $space }: no units
map-battle = Battle { $at }: { $space }

## Key

map-key = Key to the map
map-key-value = after a name: its value in IPC
map-key-capital = capital
map-key-home = lost land and capitals: whose they were at first
map-key-front = front
map-key-combat = combat move, with its units
map-key-noncombat = noncombat move
map-key-embark = units going aboard
map-key-retreat = retreat
map-key-captured = changed hands in this turn; stripes in the colour of the owner before
map-key-battle = battle, numbered in order
map-key-placed = some of these units were placed in this turn
map-key-total = all units of a power together
map-key-canal-open = canal, open to the side that holds it
map-key-canal-closed = canal, closed to all
map-key-naval-base = naval base
map-key-air-base = air base
map-key-convoy-box = convoy: what it pays whoever holds it
map-key-convoy-centre = convoy centre: what it pays whoever holds it
map-key-convoy-route = convoy route: its territory pays with it
map-key-damaged = bears a hit and is sunk by the next
map-key-patrol = on patrol over the zone
map-key-link-open = crossing for land units
map-key-link-closed = no way across, or none for landings

## Table

map-table = All spaces in words
map-space = Space
map-ipc = IPC
map-units = Units
map-this-turn = In this turn
map-group =
    { $power }: { $territories } { $territories ->
        [one] territory
       *[other] territories
    }, { $ipc } IPC
map-group-neutral = Neutral
map-group-zones = Sea zones with units
map-group-zones-empty = Sea zones without units
map-group-neutral-empty = Neutral, without units
map-note-battle = battle { $at }
map-note-raid = raid { $at }
map-note-taken = taken, { $power } before
map-note-entered = taken, neutral before
map-note-placed = placed: { $units }
map-canal-open = { $canal }: open to the { $side }.
map-canal-closed = { $canal }: closed to all.
map-canal-own = { $canal }: open to ships of { $power } alone.
map-canal-closed-into = { $canal }: closed to all on the way into { THE($zone) }.
map-link-open-land = Land units cross between { THE($a) } and { THE($b) }.
map-link-closed-all = No way leads between { THE($a) } and { THE($b) }.
map-link-closed-transport = Nothing is loaded or landed between { THE($a) } and { THE($b) }.

## The history of spaces

spaces-title = Spaces through the game
spaces-lead = For each space, the turns in which it changed hands or was fought for.
spaces-link = What happened where, through the game
spaces-none = No space has changed hands or been fought for yet.
spaces-taken = new owner: { $power }, { $from } before
spaces-entered = new owner: { $power }
spaces-lost = { $from } before, now nobody’s
