// A battle in a sentence, with what it cost both sides.

import { countTotal, type Power } from '../../vocab/index.ts';
import type { Clash, Gain } from './story.ts';
import { type Telling, waysIn } from './telling.ts';
import { sameToll, tollSaid, vesselsIn } from './things.ts';

/** Who stood against the attacker, if it was one power. */
export const soleOf = (powers: readonly Power[]): Power | null => (powers.length === 1 ? (powers[0] ?? null) : null);

/** `Germany loses three infantry, the U.S.S.R. six infantry and one armor`. */
const lossesOf = ({ words, tell, power }: Telling, clash: Clash, called: 'name' | 'pronoun'): string => {
  const { at, defenders, lost } = clash;
  const [attack, defence] = [tollSaid(words, at, lost.attack), tollSaid(words, at, lost.defence)];
  const told = { power, called, attack, defence, defender: soleOf(defenders) };
  if (lost.attack.ipc === 0 && lost.defence.ipc === 0) return tell('story-losses', { ...told, shares: 'nothing' });
  if (sameToll(lost.attack, lost.defence)) return tell('story-losses', { ...told, shares: 'same' });
  return tell('story-losses', { ...told, shares: defenders.length === 0 ? 'own' : 'both' });
};

const wonAtSea = (telling: Telling, clash: Clash): string => {
  const { words, tell, power } = telling;
  const { space, at, rounds, defenders, lost } = clash;
  if (lost.defence.ipc === 0) {
    return tell('story-cleared-of-nothing', { power, space, rounds, losses: lossesOf(telling, clash, 'name') });
  }
  const defence = tollSaid(words, at, lost.defence);
  if (sameToll(lost.attack, lost.defence)) return tell('story-cleared-at-par', { power, space, defence });
  return tell('story-cleared-at-sea', {
    power,
    space,
    rounds,
    defender: soleOf(defenders),
    defence,
    attack: lost.attack.ipc === 0 ? null : tollSaid(words, at, lost.attack),
    vessels: vesselsIn(words, lost.defence),
  });
};

/** The ways to tell a battle, in one message. */
const clashSaid = (telling: Telling, clash: Clash, whose: Gain['whose']): string => {
  const { tell, power } = telling;
  const { space, at, result, rounds, assault, lost, size } = clash;
  if (result === 'cleared' && at === 'sea') return wonAtSea(telling, clash);
  const told = { power, space, at, rounds, losses: lossesOf(telling, clash, 'name') };
  switch (result) {
    case 'taken':
      if (assault === 'yes') return tell('story-landed', told);
      return tell(whose === 'own' ? 'story-won-back' : 'story-taken', told);
    case 'held': {
      const nobodyLeft = size.attack > 1 && countTotal(lost.attack.units) === size.attack;
      return tell('story-held', { ...told, attackers: nobodyLeft ? size.attack : 0 });
    }
    case 'retreated':
      return tell('story-retreated', { ...told, itsLosses: lossesOf(telling, clash, 'pronoun') });
    default:
      return tell(`story-${result}`, told);
  }
};

/** @param whose land it was that a battle was won for */
export const tellClash = (telling: Telling, clash: Clash, whose: Gain['whose'] = 'conquered'): string =>
  telling.pick(waysIn(clashSaid({ ...telling, power: clash.by ?? telling.power }, clash, whose)));
