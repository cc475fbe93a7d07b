// What a mail says of the lines that are kept for its writer: that they are to be entered, put right, shown or dropped.

import {
  beginsWithYes,
  corrected,
  looksLikeOrder,
  type MailWords,
  mailWords,
  type OrderDraft,
} from '../../post/index.ts';
import { numberedLines, type Reader, sheetLines } from './says.ts';
import { nothing, type Taken } from './taken.ts';

/** True for kept lines that the player was asked to put right by their numbers. */
const toPutRight = (draft: OrderDraft | undefined): draft is OrderDraft => draft !== undefined && draft.held !== 'turn';

/** What a mail says of the lines that are kept. */
export const wordsFor = (lines: readonly string[], draft: OrderDraft | undefined): MailWords =>
  toPutRight(draft) ? mailWords(lines, draft.text.split('\n'), draft.proposed) : mailWords(lines);

/** The text a mail comes to together with what is kept, or the answer if there is none. */
export const textFor = (
  reader: Reader,
  words: MailWords,
  draft: OrderDraft | undefined,
): { readonly text: string; readonly uses: 'draft' | 'mail' } | Taken => {
  const { table, t } = reader;
  const plain = { text: words.lines.join('\n'), uses: 'mail' } as const;
  const bare = !words.besides.some((line) => looksLikeOrder(table.ruleset.board, line));
  const asItWas = { kind: 'as-it-was' } as const;
  if (words.plan !== 'none' && bare && words.corrections.length === 0) {
    if (draft === undefined) return nothing(reader, 'nothing', [t('answer-nothing-kept')], asItWas);
    return words.plan === 'show'
      ? nothing(reader, 'answered', [t(`plan-held-${draft.held}`), '', ...numberedLines(draft.text)], asItWas)
      : nothing(reader, 'answered', [t('plan-dropped'), '', ...sheetLines(draft.text)], { kind: 'drop' });
  }
  if (words.draft === 'yes' && bare && words.corrections.length === 0)
    return draft === undefined
      ? nothing(reader, 'nothing', [t('answer-no-draft')], asItWas)
      : { text: draft.text, uses: 'draft' };
  if (toPutRight(draft) && words.assent === 'no' && words.corrections.length === 0 && bare) {
    const { held, text } = draft;
    const lines = [t('answer-proposed-declined'), ...numberedLines(text), '', t('answer-correct')];
    return nothing(reader, 'question', lines, { kind: 'keep', held, text });
  }
  const goesOn = (draft?.proposed ?? []).length > 0 && !bare && words.besides.some(beginsWithYes);
  if (toPutRight(draft) && (words.corrections.length > 0 || goesOn)) {
    // Without the lines that are kept, these would be another turn than he means.
    if (!bare) return nothing(reader, 'question', [t('answer-mixed'), ...numberedLines(draft.text)], asItWas);
    const text = corrected(draft.text, words.corrections);
    return typeof text === 'string'
      ? { text, uses: 'draft' }
      : nothing(
          reader,
          'nothing',
          [t('answer-no-draft-line', { line: text.missing }), ...numberedLines(draft.text)],
          asItWas,
        );
  }
  if (draft !== undefined && (draft.held === 'crash' || draft.held === 'forfeit')) {
    if (bare && words.forfeit === 'yes') return { text: draft.text, uses: 'draft' };
    // What was missing comes first; the rest follows as it was.
    return { text: `${plain.text}\n\n${draft.text}`, uses: 'draft' };
  }
  return plain;
};
