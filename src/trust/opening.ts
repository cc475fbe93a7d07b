// The first line: it brings the players with what each may do, whose dice are used, how much time there is, and whether
// the game is in earnest.

import type { OpenGame } from '../engine/index.ts';
import { type Ruleset, rulesetOf } from '../rulesets/index.ts';
import { fail, ok, POWERS } from '../vocab/index.ts';
import { daysFault } from './absence.ts';
import { biddersOf } from './bids.ts';
import type { Named } from './envelope.ts';
import { strayEvent } from './events.ts';
import { type TrustFault, trustFault } from './fault.ts';
import { keeperFault } from './keeper.ts';
import { signatureFault, withKeysOf } from './keys.ts';
import { diceFault, mayNot, speakerOf } from './speaker.ts';
import { refuse, type Spoken } from './spoken.ts';
import type { Absence, Trust } from './state.ts';
import { beaconFault, isNeutral } from './witness.ts';

const playersFault = ({ players }: OpenGame): TrustFault | undefined => {
  const twice = players.find(({ id }, index) => players.findIndex((player) => player.id === id) !== index);
  if (twice !== undefined) return trustFault('player-twice', { player: twice.id });
  const powers = players.flatMap((player) => player.powers);
  const shared = powers.find((power, index) => powers.indexOf(power) !== index);
  if (shared !== undefined) return trustFault('power-twice', { power: shared });
  for (const { id, entersFor = [] } of players) {
    if (entersFor.includes(id)) return trustFault('for-himself', { player: id });
    const stranger = entersFor.find((other) => !players.some((player) => player.id === other));
    if (stranger !== undefined) return trustFault('unknown-player', { player: stranger });
  }
  return undefined;
};

const absencesOf = (order: OpenGame, since: string): readonly Absence[] =>
  (order.absences ?? []).map((absence) => ({ ...absence, since }));

const timeFault = ({ clock, players }: OpenGame, absences: readonly Absence[]): TrustFault | undefined => {
  if (clock?.answer !== undefined && clock.answer > clock.turn) {
    return trustFault('clock-odd', { answer: clock.answer, turn: clock.turn });
  }
  for (const [index, absence] of absences.entries()) {
    if (!players.some(({ id }) => id === absence.player)) {
      return trustFault('unknown-player', { player: absence.player });
    }
    const fault = daysFault(clock, absences.slice(0, index), absence);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/**
 * What is remembered once the first line stands, but for keys.
 *
 * @param ruleset the one it names; where nobody knows it, every power stands for itself
 */
export const trustFrom = (
  trust: Trust,
  line: Named,
  order: OpenGame,
  ruleset: Pick<Ruleset, 'sides' | 'turnOrder'> | undefined,
): Trust => ({
  ...trust,
  game: line.game,
  players: order.players,
  sides: ruleset?.sides ?? POWERS.map((power) => ({ side: power, powers: [power] })),
  turnOrder: ruleset?.turnOrder ?? POWERS,
  source: order.dice.source,
  dice: order.dice,
  neutral: order.players.filter(isNeutral).map(({ id }) => id),
  bidders: biddersOf(order),
  signatures: order.signatures ?? 'free',
  purpose: order.purpose,
  authors: order.authors ?? 'free',
  ...(order.clock === undefined ? {} : { clock: order.clock }),
  absences: absencesOf(order, line.at),
  at: line.at,
  head: { count: 1, hash: line.hash },
});

export const openGame = (trust: Trust, line: Named): Spoken => {
  const { order } = line;
  if (order?.type !== 'open-game') return refuse('not-opened', {});
  const { keys, fault: badKey } = withKeysOf([], order.players, line.at);
  const opened: Trust = { ...trustFrom(trust, line, order, rulesetOf(order.ruleset, order.version)), keys };
  const odd = playersFault(order) ?? timeFault(order, opened.absences) ?? badKey;
  if (odd !== undefined) return fail(odd);
  const speaker = speakerOf(opened, line);
  if (!speaker.ok) return speaker;
  const stray = strayEvent(line, [
    'rewound',
    'dice-awaited',
    'players-changed',
    'options-changed',
    'game-drawn',
    'sides-decided',
  ]);
  const fault =
    signatureFault(opened, line) ??
    mayNot(speaker.value, order) ??
    diceFault(opened, line, speaker.value) ??
    keeperFault(opened, order.dice) ??
    beaconFault(opened, order.dice) ??
    stray;
  return fault === undefined ? ok(opened) : fail(fault);
};
