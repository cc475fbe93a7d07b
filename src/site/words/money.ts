// What money went for or came from, in a few words.

import type { Payment } from '../../stats/index.ts';
import type { Speech } from './speak.ts';

export const sayPayment = ({ t, words }: Speech, payment: Payment): string => {
  const space = payment.space === undefined ? '' : words.space(payment.space);
  if (payment.for === 'bid') return t['money.received-bid'];
  if (payment.way === 'received') return t[payment.for === 'loot' ? 'money.received-loot' : 'money.received-income'];
  switch (payment.for) {
    case 'neutral':
      return t['money.paid-neutral'](space);
    case 'raid':
      return t['money.paid-raid'](space);
    case 'rocket':
      return t['money.paid-rocket'](space);
    case 'purchase':
      return t['money.paid-purchase'];
    case 'research':
      return t['money.paid-research'];
    default:
      return t['money.paid-loot'];
  }
};
