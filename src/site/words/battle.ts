// Battles as sentences: titles, outcomes, what happened in a round beside the dice.

import { either } from '../../i18n/format.ts';
import { sayBalance, sayBattleTitle, sayOutcome } from '../../i18n/story/index.ts';
import type { BattleAccount, Clash, FireAccount, Force, Happening } from '../../stats/index.ts';
import { type Domain, type Ipc, isUnitType, type Power } from '../../vocab/index.ts';
import type { Speech } from './speak.ts';

/** What stands over a battle: its place, and whether it is a raid. */
export const battleTitle = ({ words }: Speech, { kind, space }: Pick<BattleAccount, 'kind' | 'space'>): string =>
  sayBattleTitle(words, kind, space);

/** How a battle came out, in a line; `power` attacked. */
export const battleOutcome = (
  { words }: Speech,
  battle: BattleAccount,
  clash: Clash | undefined,
  power: Power,
): string => sayOutcome(words, power, battle, clash);

/**
 * The same in a list of what happened where, in which land that was taken is told apart: empty where nothing is left.
 */
export const battleResult = (s: Speech, battle: BattleAccount, clash: Clash | undefined, power: Power): string => {
  if (clash?.result === 'taken' || clash?.result === 'freed') return '';
  if (battle.kind !== 'raid') return battleOutcome(s, battle, clash, power);
  const told = battle.rounds.flatMap(({ happenings }) => happenings);
  const bombs = told.flatMap((each) => (each.kind === 'bombed' ? sayHappening(s, each) : []));
  // Of bombers that were shot down no bomb fell.
  const lost = told.flatMap((each) =>
    each.kind === 'lost' ? eachForce(s, each.forces, (power, units) => s.t('battle-lost', { power, units })) : [],
  );
  const said = bombs.length > 0 ? bombs : lost;
  return said.length > 0 ? said.join(', ') : battleOutcome(s, battle, clash, power);
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
      return t('battle-due-casualties', { powers, hits: due.hits });
    case 'withdraw':
      return t('battle-due-withdraw', { powers });
    case 'retreat':
      return t('battle-due-retreat', { powers });
    case 'intercept':
      return t('battle-due-intercept', { powers });
  }
};

/** What the winner took beside the land. */
export const battleSpoils = (s: Speech, { facilities, loot }: BattleAccount): readonly string[] => {
  const { t, words } = s;
  const said: string[] = [];
  if (facilities.length > 0)
    said.push(t('battle-facilities', { units: s.list(facilities.map(({ units }) => words.units(units))) }));
  if (loot !== undefined) said.push(t('battle-loot', { power: words.power(loot.from), ipc: loot.ipc }));
  return said;
};

type Dice = NonNullable<(Happening & { kind: 'lost' })['dice']>;

/** `a 1 of artillery and 2 hits of infantry`: hits by who made them, with the power where several fired. */
const sayHits = ({ t, words, list }: Speech, dice: Dice): string => {
  const several = new Set(dice.map(({ power }) => power)).size > 1;
  return list(
    dice.map(({ power, unit, face, hits }) => {
      const units = unit === undefined ? t('battle-low-luck-die') : words.unit(unit, 2);
      const whose = several ? words.power(power) : undefined;
      return face === undefined
        ? t('battle-hits-of', { hits, units, power: whose })
        : t('battle-faces-of', { hits, face, units, power: whose });
    }),
  );
};

const hitBy = (s: Speech, dice: Dice | undefined): readonly string[] =>
  dice === undefined ? [] : [s.t('battle-hit-by', { dice: sayHits(s, dice) })];

type Claim = NonNullable<FireAccount['claims']>[number];

/** Where units fight: a hit that takes any of these takes any unit. */
const EVERYWHERE: readonly Domain[] = ['land', 'air', 'sea'];

/** Whom hits of a sort can take, and who says so. */
export const sayClaim = ({ t, words, language }: Speech, { unit, face, hits, at, by }: Claim): string => {
  const units = unit === undefined ? t('battle-low-luck-die') : words.unit(unit, 2);
  const of =
    face === undefined
      ? t('battle-hits-of', { hits, units, power: undefined })
      : t('battle-faces-of', { hits, face, units, power: undefined });
  const classes = at.map((among) =>
    EVERYWHERE.every((domain) => among.includes(domain))
      ? t('battle-class-any')
      : either(
          language,
          among.map((each) => (isUnitType(each) ? words.unit(each, 2) : t(`battle-class-${each}`))),
        ),
  );
  const all = classes.reduceRight((rest, first) => t('battle-claim-then', { first, rest }));
  return t(`battle-claim-${by}`, { hits: of, among: all });
};

/** Losses with why, whose dice it was and who chose them, a sentence a power. */
const sayLost = (s: Speech, { forces, cause, chosenBy, dice }: Happening & { kind: 'lost' }): readonly string[] => {
  const { t, words } = s;
  const named = cause === 'attack' || cause === 'defence' || dice !== undefined ? [] : [t(`battle-cause-${cause}`)];
  const why = [...named, ...hitBy(s, dice)];
  const beside = [...why, ...(chosenBy === 'rule' && why.length > 0 ? [] : [t(`battle-chosen-${chosenBy}`)])].join(
    ', ',
  );
  return forces.map(
    ({ power, units }) => `${t('battle-lost', { power: words.power(power), units: words.units(units) })} (${beside})`,
  );
};

const eachForce = ({ words }: Speech, forces: readonly Force[], say: (power: string, units: string) => string) =>
  forces.map(({ power, units }) => say(words.power(power), words.units(units)));

/** What bombs or a rocket cost the owner of industry, now or at his next income. */
export const sayDamage = (
  { t, words }: Speech,
  { owner, ipc, paid }: { readonly owner: Power; readonly ipc: Ipc; readonly paid?: 'later' | undefined },
): string =>
  t(paid === undefined ? 'battle-bombed' : 'battle-damage-later', { owner: words.power(owner), damage: ipc });

/** What happened in a round beside the dice, in sentences. */
export const sayHappening = (s: Speech, happening: Exclude<Happening, { kind: 'fire' }>): readonly string[] => {
  const { t, words } = s;
  switch (happening.kind) {
    case 'lost':
      return sayLost(s, happening);
    case 'marked':
      return eachForce(s, happening.forces, (power, units) =>
        [t('battle-marked', { power, units }), ...hitBy(s, happening.dice)].join(', '),
      );
    case 'damaged':
      return eachForce(s, happening.forces, (power, units) =>
        [t('battle-damaged', { power, units }), ...hitBy(s, happening.dice)].join(', '),
      );
    case 'void':
      return [t('battle-void', { hits: happening.hits })];
    case 'withdrew':
      return eachForce(s, happening.forces, (power, units) => t('battle-withdrew', { power, units, to: happening.to }));
    case 'stayed': {
      const { decision, side, powers } = happening;
      const stays = decision === 'retreat' && side === 'defence' ? 'defence' : decision;
      return [t(`battle-stayed-${stays}`, { powers: words.powers(powers) })];
    }
    case 'retreated': {
      const { to, stays } = happening;
      if (stays !== undefined) {
        return eachForce(s, happening.forces, (power, units) => t('battle-broke-contact', { power, units }));
      }
      return eachForce(s, happening.forces, (power, units) =>
        to === undefined ? t('battle-broke-off', { power, units }) : t('battle-retreated', { power, units, to }),
      );
    }
    case 'landing-off':
      return eachForce(s, happening.forces, (power, units) => t('battle-landing-off', { power, units }));
    case 'bombed':
      return [sayDamage(s, { owner: happening.owner, ipc: happening.damage, paid: happening.paid })];
  }
};
