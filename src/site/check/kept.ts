// In a reader's browser: the plan somebody writes, kept there and nowhere else, one a game, player and power. Whoever
// sits at this browser can read it; it does nothing by itself.

import { PLAN_FORMAT, type PlanFile, planName, planText, readPlan } from '../../post/plan-file.ts';
import { assetLink } from '../link.ts';

/** Whose plan it is and for which turn. */
export type PlanOf = Pick<PlanFile, 'game' | 'player' | 'turn' | 'head'>;

/** Several archives may stand on one host: a game is named by where its position lies. */
const keyOf = ({ game, player, turn }: Pick<PlanOf, 'game' | 'player' | 'turn'>): string =>
  `fieldpost-plan ${assetLink({ data: 'position', game })} ${player} ${turn.replace(/^r\d+-/, '')}`;

/** The plan that was kept; none where there is none, or the browser keeps nothing. */
export const keptPlan = (of: PlanOf): PlanFile | undefined => {
  try {
    const kept = readPlan(localStorage.getItem(keyOf(of)) ?? '');
    return kept.kind === 'plan' ? kept.plan : undefined;
  } catch {
    return undefined;
  }
};

/** A plan written now. */
export const planOf = ({ game, player, turn, head }: PlanOf, text: string): PlanFile => ({
  format: PLAN_FORMAT,
  game,
  player,
  turn,
  head,
  at: `${new Date().toISOString().slice(0, 19)}Z`,
  text,
});

/** Keeps a plan; an empty one is dropped. @returns `no` where the browser keeps nothing */
export const keepPlan = (plan: PlanFile): 'yes' | 'no' => {
  try {
    if (plan.text.trim() === '') localStorage.removeItem(keyOf(plan));
    else localStorage.setItem(keyOf(plan), JSON.stringify(plan));
    return 'yes';
  } catch {
    return 'no';
  }
};

/** Hands a text to the reader as a file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** Hands a plan to the reader as a file. */
export const savePlan = (plan: PlanFile): void => {
  saveFile(planName(plan), planText(plan), 'application/json');
};
