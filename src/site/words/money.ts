// What money went for or came from, in a few words.

import type { Place } from '../../i18n/places/index.ts';
import type { Payment } from '../../stats/index.ts';
import type { Speech } from './speak.ts';

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
    case 'research':
      return t['money.paid-research'];
    default:
      return t['money.paid-loot'];
  }
};
