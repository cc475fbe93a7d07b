// Orders to the archive in full words: what they do, or what they propose while others have to agree.

import { type Standing, sayAbsence, sayChangeOfPlayers, sayPosition } from '../../i18n/changes.ts';
import type { ArchiveOrder } from '../../trust/index.ts';
import { sayAgreedOptions, sayDice } from './agreed.ts';
import type { Naming, SaidEntry } from './said.ts';
import type { Speech } from './speak.ts';

type OrderOf<T extends ArchiveOrder['type']> = Extract<ArchiveOrder, { readonly type: T }>;

const alone = (heading: string): SaidEntry => ({ heading, parts: [] });

const saySubstitute = (
  { words }: Speech,
  { enters, leaves, reason }: OrderOf<'substitute'>,
  { name }: Naming,
  standing: Standing,
): SaidEntry => ({
  ...sayChangeOfPlayers(words, enters, leaves === undefined ? undefined : name(leaves), standing),
  ...(reason === undefined ? {} : { reason }),
});

const saySettings = (
  s: Speech,
  { options, dice }: OrderOf<'settings'>,
  { ruleset }: Naming,
  standing: Standing,
): SaidEntry => {
  const rows = [
    ...(options === undefined ? [] : sayAgreedOptions(s, ruleset, options)),
    ...(dice === undefined ? [] : [sayDice(s, dice.source)]),
  ];
  return {
    heading: s.t(standing === 'done' ? 'log-settings' : 'log-settings-proposed'),
    parts: rows.map(([name, value]) => s.t('log-setting', { what: name, value })),
  };
};

const sayEdit = (
  s: Speech,
  { to, position, reason, rule }: OrderOf<'edit'>,
  { numberOf }: Naming,
  standing: Standing,
): SaidEntry => {
  const seq = to === undefined ? undefined : numberOf(to);
  return {
    heading: s.t(standing === 'done' ? 'log-edit' : 'log-edit-proposed'),
    parts: [
      ...(to === undefined ? [] : [s.t('log-edit-to', { entry: seq === undefined ? to.slice(0, 10) : s.number(seq) })]),
      ...(position === undefined ? [] : sayPosition(s.words, position)),
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
      return { heading: t('log-forfeit', { powers: words.powers(order.powers) }), parts: [], reason: order.reason };
    case 'forfeit-bid':
      return { heading: t('log-forfeit-bid', { player: naming.name(order.player) }), parts: [], reason: order.reason };
    case 'settings':
      return saySettings(s, order, naming, standing);
    case 'edit':
      return sayEdit(s, order, naming, standing);
    case 'draw':
      return alone(t(standing === 'done' ? 'log-draw' : 'log-draw-proposed'));
    case 'absence':
      return alone(sayAbsence(s.words, naming.name(speaker), order.from, order.to));
    case 'anchor':
      return alone(t('log-anchor', { length: order.length }));
    case 'change-key':
      return alone(t('log-change-key', { player: naming.name(order.player) }));
  }
};
