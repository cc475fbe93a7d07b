// Choices of a guided turn that belong to no battle: what a cash advance buys, who pays for land that an enemy holds.

import { type Awaited, awaits } from '../engine/index.ts';
import { choiceLine, choiceText } from '../post/index.ts';
import { YES } from './battles.ts';
import { carryOut } from './carry-out.ts';
import type { Desk } from './desk.ts';
import { dueData } from './due.ts';
import { type Answer, answer, EXIT } from './exit.ts';
import { pricesOf } from './possible.ts';
import { openTable, type Seat, type Table } from './table.ts';

type Choice = Extract<Awaited, { kind: 'choice' }>;

/** Choices that wait for this player. */
const choicesDue = ({ game, ruleset }: Table, { speaker }: Pick<Seat, 'speaker'>): readonly Choice[] =>
  awaits(ruleset, game.replay.state).flatMap((due) =>
    due.kind === 'choice' && due.from.some((power) => speaker.powers.includes(power)) ? [due] : [],
  );

/** Whether something outside battles waits for this player to choose. */
export const mayChoose = (table: Table, seat: Pick<Seat, 'speaker'>): boolean => choicesDue(table, seat).length > 0;

/**
 * Asks for each choice that waits for this player, with a line that would do as the suggestion, and enters it.
 *
 * @returns how the command ends; undefined once none is left
 */
export const leadChoices = async (desk: Desk, slug: string, seat: Seat): Promise<Answer | undefined> => {
  for (;;) {
    const table = openTable(desk, slug);
    const { words, ruleset } = table;
    const [due] = choicesDue(table, seat);
    const power = due?.from.find((each) => seat.speaker.powers.includes(each));
    if (due === undefined || power === undefined) return undefined;
    const waiting = (): Answer => answer({ game: slug, due: dueData(table) }, EXIT.waiting);
    desk.say();
    desk.say(desk.paint.bold(choiceText(words, due, words.powers(due.from), table.game.replay.state)));
    if (due.choice === 'cash-advance') desk.say(pricesOf(desk, table, power));
    const line = (await desk.text(desk.t('guide-answer'), choiceLine(ruleset.board, words, due))).trim();
    if (line === '') return waiting();
    desk.say();
    const done = await carryOut(desk, table, { ...seat, power }, line, YES);
    if (done.code !== EXIT.ok && done.code !== EXIT.waiting) return done;
    if (openTable(desk, slug).game.entries.length === table.game.entries.length) return waiting();
  }
};
