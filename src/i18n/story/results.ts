// How a single battle came out, in words: what became of the place, what it cost, who came out better.

import type { Power, SpaceId } from '../../vocab/index.ts';
import { capital, stop } from '../format.ts';
import type { Words } from '../words.ts';
import { soleOf } from './clash.ts';
import type { Clash } from './story.ts';

/** `Battle for the Caucasus`. */
export const sayBattleTitle = ({ tell }: Words, kind: 'land' | 'sea' | 'raid', space: SpaceId): string =>
  capital(tell('story-battle-title', { kind, space }));

/** `Germany takes the Caucasus`: a line without a full stop. */
const sayResult = ({ tell }: Words, turn: Power, { by: power = turn, space, at, result }: Clash): string =>
  capital(tell('story-result', { power, space, at, result }));

/** A battle as it came out, or as far as it is. */
interface Fought {
  readonly outcome?: string;
  readonly rounds: readonly unknown[];
}

/** How a battle of the power's turn came out, in a line; of one that is not over, how far it is. */
export const sayOutcome = (
  words: Words,
  power: Power,
  { outcome, rounds }: Fought,
  clash: Clash | undefined,
): string => {
  if (clash !== undefined) return sayResult(words, power, clash);
  if (outcome === undefined) return words.say(rounds.length === 0 ? 'battle-not-fought' : 'battle-outcome-open');
  return words.say(outcome === 'called-off' ? 'battle-outcome-called-off' : 'battle-outcome-raided');
};

const balanceOf = ({ tell }: Words, turn: Power, { by: power = turn, lost, defenders }: Clash): readonly string[] => {
  const [attack, defence] = [lost.attack.ipc, lost.defence.ipc];
  if (attack + defence === 0) return [tell('story-balance-none')];
  const defender = soleOf(defenders);
  const losses = tell('story-balance', { power, attack, defender, defence });
  if (attack === defence) return [losses, tell('story-balance-even')];
  const better = defence > attack ? power : defender;
  return [losses, tell('story-balance-better', { better, ipc: Math.abs(defence - attack) })];
};

/** `Losses: Germany 9 IPC, U.S.S.R. 27 IPC. Germany comes out 18 IPC ahead.`, a sentence each. */
export const sayBalance = (words: Words, power: Power, clash: Clash): readonly string[] =>
  balanceOf(words, power, clash).map((sentence) => stop(capital(sentence)));
