// What money went for or came from, in a few words.

import type { Place } from '../../i18n/places/index.ts';
import type { Payment, TurnAccount } from '../../stats/index.ts';
import type { Speech } from './speak.ts';

/** What became of damage to industry: taken off the income, or fallen away with a capture. */
export const saySettled = (
  { t, words }: Speech,
  { power, spaces, ipc, by }: NonNullable<TurnAccount['settled']>[number],
): string => t[`money.settled-${by}`](words.power(power), ipc, words.spaces(spaces));

/** What a payment was for. */
export const sayPayment = ({ t, words }: Speech, payment: Payment): string => {
  const at = (say: (space: Place) => string): string =>
    payment.space === undefined ? '' : say(words.place(payment.space));
  if (payment.for === 'bid') return t['money.received-bid'];
  if (payment.way === 'received') return t[payment.for === 'loot' ? 'money.received-loot' : 'money.received-income'];
  switch (payment.for) {
    case 'neutral':
      return at(t['money.paid-neutral']);
    case 'raid':
      return at(t['money.paid-raid']);
    case 'rocket':
      return at(t['money.paid-rocket']);
    case 'purchase':
      return t['money.paid-purchase'];
    case 'unspent':
      return t['money.paid-unspent'];
    case 'research':
      return t['money.paid-research'];
    default:
      return t['money.paid-loot'];
  }
};
