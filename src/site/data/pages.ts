// Every page of the site that is to be found from outside, with the time of what it shows where that is known. A kind
// of page that is missing here does not compile.

import type { Place } from '../routes.ts';
import { sourceDocuments } from './clauses.ts';
import { heldRulesets } from './held.ts';
import { peopleOf } from './players.ts';
import type { GameRow } from './rows.ts';
import { newestBoards } from './space-names.ts';
import { ownTextsIn, textsIn } from './texts.ts';

export interface ListedPage {
  readonly place: Place;
  /** When what it shows last moved, `YYYY-MM-DDTHH:MM:SSZ`, as the authors of the log say. */
  readonly moved?: string;
}

type Listing = { readonly [page in Place['page']]: readonly ListedPage[] };

const still = (place: Place): readonly ListedPage[] => [{ place }];

const at = (place: Place, moved: string | undefined): ListedPage => ({
  place,
  ...(moved === undefined ? {} : { moved }),
});

/** The later of what moved; undefined if nothing ever did. */
const latest = (games: readonly GameRow[]): string | undefined =>
  games.map(({ view }) => view.lastMoved ?? '').reduce((last, moved) => (moved > last ? moved : last), '') || undefined;

const ofGame = (games: readonly GameRow[], page: 'game' | 'spaces' | 'log'): readonly ListedPage[] =>
  games.map(({ view }) => at({ page, game: view.slug }, view.lastMoved));

/** All pages of one language; they are the same in every one. Search and what is not there are left out. */
export const listedPages = async (games: readonly GameRow[]): Promise<readonly ListedPage[]> => {
  const [topics, guides, own] = await Promise.all([textsIn('rules', 'en'), textsIn('guides', 'en'), ownTextsIn('en')]);
  const moved = latest(games);
  const listing: Listing = {
    home: [at({ page: 'home' }, moved)],
    games: [at({ page: 'games' }, moved)],
    statistics: [at({ page: 'statistics' }, moved)],
    odds: still({ page: 'odds' }),
    check: [at({ page: 'check' }, moved)],
    plan: [at({ page: 'plan' }, moved)],
    try: [at({ page: 'try' }, moved)],
    game: ofGame(games, 'game'),
    turn: games.flatMap(({ view, turns }) =>
      turns.map(({ id, moved: to }) => at({ page: 'turn', game: view.slug, turn: id }, to)),
    ),
    spaces: ofGame(games, 'spaces'),
    log: ofGame(games, 'log'),
    chapter: games.flatMap(({ chapters, view }) =>
      chapters.map(({ id, moved }) => at({ page: 'chapter', game: view.slug, chapter: id }, moved)),
    ),
    players: [at({ page: 'players' }, moved)],
    player: peopleOf(games).map(({ id, games: own }) => at({ page: 'player', player: id }, latest(own))),
    rules: still({ page: 'rules' }),
    topic: topics.map(({ name }) => ({ place: { page: 'topic', topic: name } })),
    held: [...heldRulesets().keys()].map((ruleset) => ({ place: { page: 'held', ruleset } })),
    'held-topic': [...heldRulesets()].flatMap(([ruleset, held]) =>
      [...held.topics.keys()].map((topic) => ({ place: { page: 'held-topic', ruleset, topic } as const })),
    ),
    booklet: [...heldRulesets().keys()].map((ruleset) => ({ place: { page: 'booklet', ruleset } })),
    compare: still({ page: 'compare' }),
    differences: still({ page: 'differences' }),
    suite: still({ page: 'suite' }),
    glossary: still({ page: 'glossary' }),
    'space-names': newestBoards().map(({ id }) => ({ place: { page: 'space-names', board: id } })),
    sources: still({ page: 'sources' }),
    source: sourceDocuments().map(({ id }) => ({ place: { page: 'source', document: id } })),
    guides: still({ page: 'guides' }),
    guide: guides.map(({ name }) => ({ place: { page: 'guide', guide: name } })),
    own: own.map(({ name }) => ({ place: { page: 'own', name } })),
    search: [],
    lost: [],
  };
  return Object.values(listing).flat();
};
