// What money went for or came from, in a few words.

import type { Payment, TurnAccount } from '../../stats/index.ts';
import type { Speech } from './speak.ts';

/** What became of damage to industry: taken off the income, or fallen away with a capture. */
export const saySettled = (
  { t, words }: Speech,
  { power, spaces, ipc, by }: NonNullable<TurnAccount['settled']>[number],
): string => t(`money-settled-${by}`, { power: words.power(power), ipc, spaces: words.spaces(spaces) });

/** With the purse, of a power that has several. */
const inPurse = (words: Speech['words'], text: string, { purse }: Payment): string =>
  purse === undefined ? text : `${text} (${words.purse(purse)})`;

/** What a payment was for. */
export const sayPayment = ({ t, words }: Speech, payment: Payment): string => {
  if (payment.for === 'bid') return t('money-received-bid');
  if (payment.way === 'received') {
    const purpose =
      payment.for === 'loot' || payment.for === 'fund' || payment.for === 'tribute' ? payment.for : 'income';
    return inPurse(words, t(`money-received-${purpose}`), payment);
  }
  switch (payment.for) {
    case 'neutral':
    case 'raid':
    case 'rocket':
      return payment.space === undefined ? '' : t(`money-paid-${payment.for}`, { space: payment.space });
    case 'purchase':
      return inPurse(words, t('money-paid-purchase'), payment);
    case 'tribute':
    case 'unspent':
    case 'research':
      return t(`money-paid-${payment.for}`);
    default:
      return t('money-paid-loot');
  }
};
