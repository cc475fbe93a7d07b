// The places of the test archive's site that are looked at for what hinders readers: one page of each kind, those whose
// content is unusual, and those that script fills.

export interface Place {
  /** Below the address the site is served at. */
  readonly address: string;
  /** What is on the page once script has done its work; left out where it is done when it is loaded. */
  readonly done?: string;
}

export type Places = Readonly<Record<string, Place>>;

/** Pages as they are served. */
export const PAGES = {
  home: { address: '' },
  'a game': { address: 'games/long-war/' },
  'a turn': { address: 'games/long-war/r01-germany/' },
  'a log': { address: 'games/struck-out/log/' },
  'no page': { address: 'games/none/' },
} as const satisfies Places;

/** A game gone through up to a turn. */
export const TIMELINE: Places = {
  'a turn on the timeline': {
    address: 'games/long-war/?turn=r01-germany',
    done: 'body:has(#map .stacks) .map-scroll .map-links > a[href*="r01-germany"]',
  },
};

/** The rules, by what they are sorted by. */
export const RULES: Places = {
  'a topic': { address: 'de/rules/submarines/' },
  'a list of rulings': { address: 'nl/rules/rulings/' },
};

/** What holds, where much is not played, and all of it to be printed. */
export const HOLDS: Places = {
  'what holds on a topic': { address: 'de/rules/holds/enhanced-realism/submarines/' },
  'what holds by a ruleset': { address: 'rules/holds/second-edition/' },
};

const COUNTED = '.search-count:not(:empty)';

export const SEARCH: Places = {
  'a search': { address: 'search/?q=submarine', done: COUNTED },
};

const ANSWERED = '.odds-answer:not([aria-busy]) .odds-results';
const BATTLE = 'odds/?battle=3+sub+1+ac+2+ftr+vs+1+bb+3+trn';

/** A turn planned on the board, with units chosen on it. */
export const PLAN: Places = {
  'a board to plan on': { address: 'plan/?game=rules-second-edition', done: 'fp-plan[data-state="open"]' },
};

export const ODDS: Places = {
  'the calculator': { address: BATTLE, done: ANSWERED },
};

/**
 * Those that the tests of the long tier alone look at: of a kind with others, in another language or with other
 * content.
 */
export const RARELY: Places = {
  'the games': { address: 'games/' },
  'a game by post': { address: 'de/games/by-post/' },
  'a broken game': { address: 'games/broken-chain/' },
  'a game that was drawn': { address: 'nl/games/drawn/' },
  'a turn under way': { address: 'games/long-war/r02-uk/' },
  'a reported turn': { address: 'games/reported-before/r03-germany/' },
  'a log by post': { address: 'games/by-post/log/' },
  'a long log': { address: 'games/long-log/log/' },
  'a round of a long log': { address: 'games/long-log/log/r01/' },
  'a player': { address: 'players/anna/' },
  'a game without a readable line': { address: 'games/not-a-log/' },
  'the topics': { address: 'rules/' },
  'a topic with boards': { address: 'de/rules/transports/' },
  'a booklet': { address: 'nl/booklets/europe-1999/' },
  'the comparison': { address: 'nl/rules/compare/' },
  'the differences': { address: 'de/rules/differences/' },
  'a document': { address: 'de/rules/sources/daak/' },
  'the documents': { address: 'nl/rules/sources/' },
  'the spaces of a board': { address: 'de/rules/spaces/linked-2001/' },
  'the glossary': { address: 'de/rules/glossary/' },
  'the guides': { address: 'nl/guides/' },
  'a guide': { address: 'nl/guides/log-format/' },
  'the statistics': { address: 'statistics/' },
  'the statistics in Dutch': { address: 'nl/statistics/' },
  'a search for nothing': { address: 'de/search/' },
  'a search in German': { address: 'de/search/?q=Panzer', done: COUNTED },
  'a search in Dutch': { address: 'nl/search/?q=kamikaze', done: COUNTED },
  'the calculator at sea': { address: 'odds/?battle=3+sub+vs+1+bb', done: ANSWERED },
  'the calculator in German': { address: `de/${BATTLE}`, done: ANSWERED },
  'the calculator in Dutch': { address: `nl/${BATTLE}`, done: ANSWERED },
  'what can be planned': { address: 'de/plan/' },
  'a board to plan on in German': { address: 'de/plan/?game=rules-second-edition', done: 'fp-plan[data-state="open"]' },
  'a board to plan on in Dutch': { address: 'nl/plan/?game=rules-second-edition', done: 'fp-plan[data-state="open"]' },
  'what can be tried': { address: 'de/try/' },
};
