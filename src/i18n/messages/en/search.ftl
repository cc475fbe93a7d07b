### The words of the search. Texts with `{n}` are filled in by the reader’s browser.

search-title = Search
search-lead = Rules, guides, games, turns and players. English words and the usual abbreviations are understood in every language.
search-label = Search rules, guides and games
search-button = Search
search-example = for instance “can subs retreat”
search-kinds = Show
search-kind-all = everything
search-kind-clause = Rules
search-kind-guide = Guides
search-kind-game = Games
search-kind-turn = Turns
search-kind-player = Players
search-system = Rules of
search-system-all = all systems
search-none = Nothing found.
search-one = 1 result
search-many = { $n } results
search-fewer = Try fewer words, or other ones.
search-all-of-kind = Show all { $n }
search-more = Show more
search-answer = The answer
search-failed = The search could not be loaded. Everything can be found through these lists as well.
search-no-script = The search needs JavaScript. Without it, everything can be found through these lists.
search-browse = Or look it up in the lists
