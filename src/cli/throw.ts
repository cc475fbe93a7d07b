// Lands the dice an order waits for: thrown here from fresh random bytes, or typed in as they fell elsewhere. The
// order's own line is in the log before the first die is thrown.

import { appendRoll, type DiceSupply, type Draft } from '../archive/index.ts';
import type { Landed } from '../clerk/index.ts';
import { resume } from '../engine/index.ts';
import { sayPurpose } from '../i18n/echo/index.ts';
import { list } from '../i18n/format.ts';
import type { Need, Roll } from '../vocab/index.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine, stopAt } from './faults.ts';
import { cleanLine } from './paint.ts';
import { hexOf, type Seat, type Table, writeDraft } from './table.ts';
import { draftReveal, draftRound, givenByLines, nextForDice } from './trust/fair-dice.ts';

/** Faces given on the command line: in the order of needs, or by purpose. */
export interface Pool {
  readonly named: Map<string, readonly number[]>;
  readonly loose: number[];
}

const facesIn = (desk: Desk, text: string): readonly number[] => {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const faces = parts.map(Number);
  if (faces.length > 0 && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 100)) return faces;
  throw new Stop(EXIT.usage, [desk.t('roll-not-faces', { said: cleanLine(text) })]);
};

/** Reads `--dice`. */
export const poolOf = (desk: Desk, given: Given): Pool => {
  const named = new Map<string, readonly number[]>();
  const loose: number[] = [];
  for (const said of given.all('dice')) {
    const at = said.indexOf('=');
    if (at < 0) loose.push(...facesIn(desk, said));
    else named.set(said.slice(0, at).trim(), facesIn(desk, said.slice(at + 1)));
  }
  return { named, loose };
};

/** Which units throw the dice of a need, in the order in which faces are read. */
const throwersOf = ({ game, ruleset, words }: Table, need: Need): string => {
  const { state } = game.replay;
  const tried = resume(ruleset, state, (asked) =>
    asked.purpose === need.purpose ? Array.from({ length: asked.n }, () => asked.sides) : undefined,
  );
  if (!tried.ok) return '';
  const rolled = tried.value.events.find((event) => event.type === 'rolled' && event.purpose === need.purpose);
  if (rolled?.type !== 'rolled') return '';
  const parts = rolled.volleys.flatMap(({ unit, values }) =>
    unit === undefined ? [] : [words.units({ [unit]: values.length })],
  );
  return list(words.language, parts);
};

/** A need in words, with who throws. */
export const needLines = (desk: Desk, table: Table, need: Need): readonly string[] => {
  const who = throwersOf(table, need);
  return [
    `  ${desk.t('roll-need', { what: sayPurpose(need, table.words), n: need.n })}   ${desk.paint.dim(need.purpose)}`,
    ...(who === '' ? [] : [`    ${desk.t('roll-composed', { parts: who })}`]),
  ];
};

/** The faces if dice of the need can show them. */
const possible = (desk: Desk, faces: readonly number[], { sides }: Need): readonly number[] => {
  const wrong = faces.find((face) => face > sides);
  if (wrong === undefined) return faces;
  throw new Stop(EXIT.usage, [desk.t('roll-no-face', { face: wrong, sides })]);
};

const takeFaces = async (desk: Desk, table: Table, pool: Pool, need: Need): Promise<readonly number[] | undefined> => {
  const named = pool.named.get(need.purpose);
  if (named !== undefined) {
    pool.named.delete(need.purpose);
    return possible(desk, named, need);
  }
  if (pool.loose.length >= need.n) return possible(desk, pool.loose.splice(0, need.n), need);
  if (pool.loose.length > 0 || !desk.asks) return undefined;
  const who = throwersOf(table, need);
  if (who !== '') desk.talk(desk.t('roll-composed', { parts: who }));
  return possible(
    desk,
    facesIn(desk, await desk.text(desk.t('roll-ask', { what: sayPurpose(need, table.words), n: need.n }))),
    need,
  );
};

const hasFaces = ({ loose, named }: Pool): boolean => loose.length > 0 || named.size > 0;

const tooMany = (desk: Desk, pool: Pool): Stop | undefined => {
  const left = pool.loose.length + [...pool.named.values()].reduce((sum, faces) => sum + faces.length, 0);
  return left === 0 ? undefined : new Stop(EXIT.usage, [desk.t('roll-too-many', { count: left })]);
};

/** Faces that are left over while dice are due are too few for the next of them. */
const tooFew = (desk: Desk, { loose }: Pool, due: readonly Need[]): Stop | undefined => {
  const [next] = due;
  if (loose.length === 0 || next === undefined) return undefined;
  return new Stop(EXIT.usage, [desk.t('roll-missing', { count: next.n - loose.length }), `  ${next.purpose}`]);
};

/** How dice of an outside source are vouched for. */
export type Voucher = Omit<Extract<DiceSupply, { source: 'recorded' }>, 'source' | 'rolls'>;

export const voucherOf = (given: Given, evidence: { readonly evidence?: string }): Voucher => {
  const reference = given.text('reference');
  return { service: given.text('service') ?? 'table', ...(reference === undefined ? {} : { reference }), ...evidence };
};

/** The draft of a roll with as many of the recorded dice as there are. */
const recorded = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  pool: Pool,
  voucher: Voucher,
): Promise<Draft | undefined> => {
  const rolls: Roll[] = [];
  let needs = table.game.replay.state.awaiting;
  let draft: Draft | undefined;
  while (needs.length > 0) {
    const before = rolls.length;
    for (const need of needs) {
      const at = draft === undefined ? table : { ...table, game: draft.game };
      const values = await takeFaces(desk, at, pool, need);
      if (values === undefined) break;
      rolls.push({ purpose: need.purpose, sides: need.sides, values: [...values] });
    }
    if (rolls.length === before) break;
    const made = appendRoll(table.game, seat.said, { source: 'recorded', ...voucher, rolls });
    if (!made.ok) throw stopAt(desk, table.game.slug, made.error, table.words);
    draft = made.value;
    needs = draft.asked;
  }
  return draft;
};

/**
 * Throws or enters the dice that are due and writes them.
 *
 * @param left `refused`: faces nobody asked for end the command before anything is written; `kept`: a later order may
 *   want them
 * @param agreed asked before faces that were told are written
 */
export const landDice = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  pool: Pool,
  voucher: Voucher,
  left: 'refused' | 'kept',
  agreed: (draft: Draft) => Promise<'yes' | 'no'> = async () => 'yes',
): Promise<Landed> => {
  const { game, words } = table;
  const { note: _, ...said } = seat.said;
  const { source } = game.trust;
  if (source === 'local') {
    const excess = left === 'refused' ? tooMany(desk, pool) : undefined;
    if (excess !== undefined) throw new Stop(EXIT.usage, [desk.t('roll-local')]);
    const made = appendRoll(game, said, { source, seed: hexOf(desk.env.randomBytes(32)) });
    if (!made.ok) throw stopAt(desk, game.slug, made.error, words);
    return { game: writeDraft(desk, made.value), entries: made.value.entries, missing: made.value.asked };
  }
  if (source !== 'recorded' && !(seat.speaker.role === 'referee' && hasFaces(pool))) {
    const excess = left === 'refused' ? tooMany(desk, pool) : undefined;
    if (excess !== undefined) throw new Stop(EXIT.usage, [desk.t('proof-not-yours')]);
    const given = source === 'reveal' ? draftReveal(desk, table, said) : await draftRound(desk, table, said);
    if (given === undefined) return { game, entries: [], missing: game.replay.state.awaiting };
    return { game: writeDraft(desk, given), entries: given.entries, missing: given.asked };
  }
  // In place of a keeper or a beacon the referee throws with his reasons, which stand with the dice.
  const draft = await recorded(desk, table, source === 'recorded' ? { ...seat, said } : seat, pool, voucher);
  const excess =
    left === 'refused'
      ? (tooFew(desk, pool, draft?.asked ?? game.replay.state.awaiting) ?? tooMany(desk, pool))
      : undefined;
  if (excess !== undefined) throw excess;
  if (draft === undefined || (await agreed(draft)) === 'no')
    return { game, entries: [], missing: game.replay.state.awaiting };
  return { game: writeDraft(desk, draft), entries: draft.entries, missing: draft.asked };
};

/** What to say when dice are missing. */
export const missingLines = (desk: Desk, table: Table, needs: readonly Need[]): readonly string[] => {
  const { slug, trust } = table.game;
  const next = trust.source === 'recorded' ? desk.t('roll-missing-next', { slug }) : nextForDice(desk, table.game);
  return [
    desk.t('roll-missing', { count: needs.reduce((sum, { n }) => sum + n, 0) }),
    ...needs.flatMap((need) => needLines(desk, table, need)),
    ...givenByLines(desk, table),
    nextLine(desk, next),
  ];
};
