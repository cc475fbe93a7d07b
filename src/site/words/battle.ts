// Battles as sentences: titles, outcomes, what happened in a round beside the dice.

import { sayBalance, sayBattleTitle, sayResult } from '../../i18n/story/index.ts';
import type { BattleAccount, Clash, Force, Happening } from '../../stats/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Speech } from './speak.ts';

/** What stands over a battle: its place, and whether it is a raid. */
export const battleTitle = ({ words }: Speech, { kind, space }: Pick<BattleAccount, 'kind' | 'space'>): string =>
  sayBattleTitle(words, kind, space);

/** How a battle came out, in a line; `power` attacked. */
export const battleOutcome = (
  { t, words }: Speech,
  { outcome, rounds }: BattleAccount,
  clash: Clash | undefined,
  power: Power,
): string => {
  if (clash !== undefined) return sayResult(words, power, clash);
  if (outcome === undefined) return t[rounds.length === 0 ? 'battle.not-fought' : 'battle.outcome-open'];
  return t[outcome === 'called-off' ? 'battle.outcome-called-off' : 'battle.outcome-raided'];
};

/** What both sides lost in IPC, and who came out better. */
export const battleBalance = ({ words }: Speech, clash: Clash | undefined, power: Power): string =>
  clash === undefined ? '' : sayBalance(words, power, clash).join(' ');

/** What the battle waits for, as a sentence. */
export const battleDue = ({ t, words }: Speech, { due }: BattleAccount): string | undefined => {
  if (due === undefined) return undefined;
  const powers = words.powers(due.from);
  switch (due.decision) {
    case 'casualties':
      return t['battle.due-casualties'](powers, due.hits);
    case 'withdraw':
      return t['battle.due-withdraw'](powers);
    case 'retreat':
      return t['battle.due-retreat'](powers);
  }
};

/** What the winner took beside the land. */
export const battleSpoils = (s: Speech, { facilities, loot }: BattleAccount): readonly string[] => {
  const { t, words } = s;
  const said: string[] = [];
  if (facilities.length > 0)
    said.push(t['battle.facilities'](s.list(facilities.map(({ units }) => words.units(units)))));
  if (loot !== undefined) said.push(t['battle.loot'](words.power(loot.from), loot.ipc));
  return said;
};

const CAUSES = {
  antiaircraft: 'battle.cause-antiaircraft',
  'supporting-shot': 'battle.cause-supporting-shot',
  submarine: 'battle.cause-submarine',
  artillery: 'battle.cause-artillery',
  aircraft: 'battle.cause-aircraft',
  'with-ship': 'battle.cause-with-ship',
  'no-landing-place': 'battle.cause-no-landing-place',
  defenceless: 'battle.cause-defenceless',
} as const;

/** Losses with why and who chose them, a sentence a power. */
const sayLost = (
  { t, words }: Speech,
  { forces, cause, chosenBy }: Happening & { kind: 'lost' },
): readonly string[] => {
  const why = cause === 'attack' || cause === 'defence' ? [] : [t[CAUSES[cause]]];
  const beside = [...why, ...(chosenBy === 'rule' && why.length > 0 ? [] : [t[`battle.chosen-${chosenBy}`]])].join(
    ', ',
  );
  return forces.map(({ power, units }) => `${t['battle.lost'](words.power(power), words.units(units))} (${beside})`);
};

const eachForce = ({ words }: Speech, forces: readonly Force[], say: (power: string, units: string) => string) =>
  forces.map(({ power, units }) => say(words.power(power), words.units(units)));

/** What happened in a round beside the dice, in sentences. */
export const sayHappening = (s: Speech, happening: Exclude<Happening, { kind: 'fire' }>): readonly string[] => {
  const { t, words } = s;
  switch (happening.kind) {
    case 'lost':
      return sayLost(s, happening);
    case 'marked':
      return eachForce(s, happening.forces, t['battle.marked']);
    case 'damaged':
      return eachForce(s, happening.forces, t['battle.damaged']);
    case 'void':
      return [t['battle.void'](happening.hits)];
    case 'withdrew':
      return eachForce(s, happening.forces, (power, units) =>
        t['battle.withdrew'](power, units, words.place(happening.to)),
      );
    case 'stayed':
      return [t[`battle.stayed-${happening.decision}`](words.powers(happening.powers))];
    case 'retreated': {
      const { to } = happening;
      return eachForce(s, happening.forces, (power, units) =>
        to === undefined ? t['battle.broke-off'](power, units) : t['battle.retreated'](power, units, words.place(to)),
      );
    }
    case 'landing-off':
      return eachForce(s, happening.forces, t['battle.landing-off']);
    case 'bombed':
      return [t['battle.bombed'](words.power(happening.owner), happening.damage)];
  }
};
