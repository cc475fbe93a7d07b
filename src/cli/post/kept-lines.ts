// What a mail says of the lines that are kept for its writer: that they are to be entered, put right, shown or dropped.

import { type Plan, turnFrom } from '../../clerk/index.ts';
import { beginsWithYes, corrected, looksLikeOrder, type MailWords, mailWords } from '../../post/index.ts';
import { numberedLines, type Reader, sheetLines } from './says.ts';
import { nothing, type Taken } from './taken.ts';

/** What a mail says of the lines that are kept. */
export const wordsFor = (lines: readonly string[], plan: Plan | undefined): MailWords =>
  mailWords(lines, plan?.text.split('\n'), plan?.proposed);

/** The text to be taken, and the plan it comes from, if it does. */
export interface Chosen {
  readonly text: string;
  readonly from?: Plan;
}

/** Which turn a plan is for. */
const turnHead = ({ table, t }: Reader, { turn }: Plan): readonly string[] => {
  const meant = turnFrom(table.ruleset, turn);
  return meant === undefined ? [] : [t('plan-for', { ...meant })];
};

/**
 * The text a mail comes to together with what is kept, or the answer if there is none.
 *
 * @param plan the one its words are about: that of the turn under way, else the next
 * @param others what is kept for turns behind it
 */
export const textFor = (
  reader: Reader,
  words: MailWords,
  plan: Plan | undefined,
  others: readonly Plan[],
): Chosen | Taken => {
  const { table, t } = reader;
  const plain: Chosen = { text: words.lines.join('\n') };
  const bare = !words.besides.some((line) => looksLikeOrder(table.ruleset.board, line));
  const asItWas = { kind: 'as-it-was' } as const;
  if (words.plan !== 'none' && bare && words.corrections.length === 0) {
    if (plan === undefined) return nothing(reader, 'nothing', [t('answer-nothing-kept')], asItWas);
    const more = others.flatMap((each) => ['', ...turnHead(reader, each), ...sheetLines(each.text)]);
    const head = [...turnHead(reader, plan), t(`plan-held-${plan.held}`)];
    return words.plan === 'show'
      ? nothing(reader, 'answered', [...head, '', ...numberedLines(plan.text), ...more], asItWas)
      : nothing(reader, 'answered', [t('plan-dropped'), '', ...sheetLines(plan.text), ...more], {
          kind: 'drop',
          turn: plan.turn,
        });
  }
  if (words.draft === 'yes' && bare && words.corrections.length === 0)
    return plan === undefined
      ? nothing(reader, 'nothing', [t('answer-no-draft')], asItWas)
      : { text: plan.text, from: plan };
  if (plan !== undefined && words.assent === 'no' && words.corrections.length === 0 && bare) {
    const { proposed: _, ...rest } = plan;
    const lines = [t('answer-proposed-declined'), ...numberedLines(plan.text), '', t('answer-correct')];
    return nothing(reader, 'question', lines, { kind: 'keep', plan: rest });
  }
  const goesOn = (plan?.proposed ?? []).length > 0 && !bare && words.besides.some(beginsWithYes);
  if (plan !== undefined && (words.corrections.length > 0 || goesOn)) {
    // Without the lines that are kept, these would be another turn than he means.
    if (!bare) return nothing(reader, 'question', [t('answer-mixed'), ...numberedLines(plan.text)], asItWas);
    const text = corrected(plan.text, words.corrections);
    return typeof text === 'string'
      ? { text, from: plan }
      : nothing(
          reader,
          'nothing',
          [t('answer-no-draft-line', { line: text.missing }), ...numberedLines(plan.text)],
          asItWas,
        );
  }
  if (plan?.held === 'crash' || plan?.held === 'forfeit') {
    if (bare && words.forfeit === 'yes') return { text: plan.text, from: plan };
    // What was missing comes first; the rest follows as it was.
    return { text: `${plain.text}\n\n${plan.text}`, from: plan };
  }
  return plain;
};
