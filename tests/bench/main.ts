// Speed as ratios. Every figure stands against a peer measured in the same run, by turns, medians over several; the
// verdicts are for the reader, so the exit code is 0 unless the bench itself breaks or a game breaks a law.
//
//   npm run bench                             all but the laws: F1, F2, F3, D1, D2, T1 to T4, O1, O3, N1, N2, R1, R2, M1, M2, S1, S2, S3, S5
//   npm run bench -- fold|decide|read|trust|odds|start|draw|mail|site   one of them
//   npm run bench -- site --games 100         the site of so many sparring games of about sixty turns, 10 unless told otherwise
//   npm run bench -- site --rounds 3          each way so many times
//   npm run bench -- hard [fuzz|kill|kill-points|dovecot]   long runs of the tests: lines and mails at random, kills, a real mailbox
//   npm run bench -- games [count]            the laws over whole sparring games, 5,000 unless told otherwise
//   npm run bench -- games [count] --ruleset enhanced-realism@1 --first 500   under that ruleset (the second edition unless
//                                             told otherwise; without a version its newest), from that seed on

import type { Finding } from './measure.ts';

// The peers look at it while they are loaded, so everything else is imported after.
process.env.NODE_ENV = 'production';

const args = process.argv.slice(2);
const [part] = args;
const { textOf } = await import('./measure.ts');
type Findings = readonly Finding[];

/** `--ruleset daak` */
const word = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? undefined : args[at + 1];
};

/** `--games 100` */
const option = (name: string, unsaid: number): number => Number(word(name) ?? unsaid);

const PARTS: Readonly<Record<string, () => Findings | Promise<Findings>>> = {
  fold: async () => (await import('./fold.ts')).foldFindings(15),
  decide: async () => (await import('./decide.ts')).decideFindings(9),
  read: async () => (await import('./read.ts')).readFindings(5),
  trust: async () => (await import('./trust.ts')).trustFindings(5),
  odds: async () => (await import('./odds.ts')).oddsFindings(400),
  start: async () => (await import('./start.ts')).startFindings(7),
  draw: async () => (await import('./drawings.ts')).drawingFindings(9),
  mail: async () => (await import('./mail.ts')).mailFindings(),
  site: async () => {
    const { siteFindings } = await import('./site.ts');
    return siteFindings(option('games', 10), option('rounds', 2), (line) => console.error(line));
  },
};

const runParts = async (names: readonly string[]): Promise<void> => {
  for (const name of names) {
    for (const finding of (await PARTS[name]?.()) ?? []) console.log(textOf(finding));
  }
};

if (part === 'games') {
  const { lawsInBulk } = await import('./games.ts');
  const { newestRulesets, rulesetOf, secondEdition } = await import('../../src/rulesets/index.ts');
  const asked = word('ruleset') ?? `${secondEdition.id}@${secondEdition.version}`;
  const [id = '', version] = asked.split('@');
  const ruleset =
    version === undefined ? newestRulesets().find((each) => each.id === id) : rulesetOf(id, Number(version));
  const games = Number(args[1]?.startsWith('--') === false ? args[1] : 5000);
  if (ruleset === undefined) {
    console.error(`There is no ruleset ${asked}.`);
    process.exitCode = 2;
  } else if (!lawsInBulk(ruleset, games, (line) => console.log(line), option('first', 100_000))) process.exitCode = 1;
} else if (part === 'hard') {
  const { hardRuns } = await import('./hard.ts');
  if (!hardRuns(args.slice(1), (line) => console.log(line))) process.exitCode = 1;
} else if (part === undefined || part.startsWith('--')) await runParts(Object.keys(PARTS));
else if (PARTS[part] !== undefined) await runParts([part]);
else {
  console.error(`The bench has no part ${part}: there are ${[...Object.keys(PARTS), 'hard', 'games'].join(', ')}.`);
  process.exitCode = 2;
}
