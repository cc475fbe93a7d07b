// Orders to the archive in full words: what they do, or what they propose while others have to agree.

import type { ArchiveOrder } from '../../trust/index.ts';
import { POWERS } from '../../vocab/index.ts';
import type { Standing } from '../data/standing.ts';
import { sayAgreedOptions, sayDice } from './agreed.ts';
import type { Naming, SaidEntry } from './said.ts';
import type { Speech } from './speak.ts';

type OrderOf<T extends ArchiveOrder['type']> = Extract<ArchiveOrder, { readonly type: T }>;

const alone = (heading: string): SaidEntry => ({ heading, parts: [] });

const saySubstitute = (
  { t, words }: Speech,
  { enters, leaves, reason }: OrderOf<'substitute'>,
  { name }: Naming,
  standing: Standing,
): SaidEntry => {
  const role = t[`game.role-${enters.role}`];
  const heading =
    leaves === undefined
      ? t[standing === 'done' ? 'log.join' : 'log.join-proposed'](enters.name, role)
      : t[standing === 'done' ? 'log.substitute' : 'log.substitute-proposed'](enters.name, name(leaves));
  return {
    heading,
    parts: enters.powers.length === 0 ? [] : [t['log.takes-powers'](words.powers(enters.powers))],
    ...(reason === undefined ? {} : { reason }),
  };
};

const saySettings = (s: Speech, { options, dice }: OrderOf<'settings'>, standing: Standing): SaidEntry => {
  const rows = [
    ...(options === undefined ? [] : sayAgreedOptions(s, options)),
    ...(dice === undefined ? [] : [sayDice(s, dice.source)]),
  ];
  return {
    heading: s.t[standing === 'done' ? 'log.settings' : 'log.settings-proposed'],
    parts: rows.map(([name, value]) => s.t['log.setting'](name, value)),
  };
};

const sayPosition = ({ t, words, list }: Speech, position: NonNullable<OrderOf<'edit'>['position']>): string[] => {
  const { round, power, control = {}, units = [], cargo = [], treasury = {}, technology = {}, spaces = [] } = position;
  const held = new Set([...units, ...cargo].map(({ space }) => space));
  return [
    ...(power === undefined || round === undefined ? [] : [t['log.edit-turn'](words.power(power), round)]),
    ...Object.entries(control).map(([space, owner]) =>
      owner === null
        ? t['log.edit-free'](words.space(space))
        : t['log.edit-control'](words.space(space), words.power(owner)),
    ),
    ...units.map((force) =>
      t['log.edit-units'](
        words.space(force.space),
        t['map.units-of'](words.units(force.units), words.power(force.power)),
      ),
    ),
    ...cargo.flatMap(({ space, units: aboard }) =>
      aboard.map((force) =>
        t['log.edit-aboard'](words.space(space), t['map.units-of'](words.units(force.units), words.power(force.power))),
      ),
    ),
    ...spaces.filter((space) => !held.has(space)).map((space) => t['log.edit-empty'](words.space(space))),
    // The keys of a record of powers are powers, which Object.entries forgets.
    ...POWERS.flatMap((one) => {
      const ipc = treasury[one];
      return ipc === undefined ? [] : [t['log.edit-treasury'](words.power(one), ipc)];
    }),
    ...POWERS.flatMap((one) => {
      const owned = technology[one];
      return owned === undefined ? [] : [t['log.edit-technology'](words.power(one), list(owned.map(words.technology)))];
    }),
  ];
};

const sayEdit = (
  s: Speech,
  { to, position, reason, rule }: OrderOf<'edit'>,
  { numberOf }: Naming,
  standing: Standing,
): SaidEntry => {
  const seq = to === undefined ? undefined : numberOf(to);
  return {
    heading: s.t[standing === 'done' ? 'log.edit' : 'log.edit-proposed'],
    parts: [
      ...(to === undefined ? [] : [s.t['log.edit-to'](seq === undefined ? to.slice(0, 10) : s.number(seq))]),
      ...(position === undefined ? [] : sayPosition(s, position)),
    ],
    reason,
    ...(rule === undefined ? {} : { rule }),
  };
};

/** An order about players, what was agreed, or how the game stands. */
export const sayArchiveOrder = (
  s: Speech,
  order: Exclude<
    ArchiveOrder,
    { readonly type: 'roll' | 'note' | 'void' | 'ruling' | 'agree' | 'decline' | 'receipt' }
  >,
  speaker: string,
  naming: Naming,
  standing: Standing,
): SaidEntry => {
  const { t, words } = s;
  switch (order.type) {
    case 'substitute':
      return saySubstitute(s, order, naming, standing);
    case 'forfeit':
      return { heading: t['log.forfeit'](words.powers(order.powers)), parts: [], reason: order.reason };
    case 'settings':
      return saySettings(s, order, standing);
    case 'edit':
      return sayEdit(s, order, naming, standing);
    case 'draw':
      return alone(t[standing === 'done' ? 'log.draw' : 'log.draw-proposed']);
    case 'absence':
      return alone(
        order.from === order.to
          ? t['log.absence-day'](naming.name(speaker), s.date(order.from))
          : t['log.absence'](naming.name(speaker), s.date(order.from), s.date(order.to)),
      );
    case 'anchor':
      return alone(t['log.anchor'](order.length));
    case 'change-key':
      return alone(t['log.change-key'](naming.name(order.player)));
  }
};
