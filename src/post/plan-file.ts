// A player's plan for a turn as a file: what a page in a browser keeps and exports, and `submit` takes in. The same
// fields as what a terminal or a mail leaves to wait (`store.ts`), and how far the log had come when the text was
// written. Without a schema, for a browser; it is read strictly in `plan-schema.ts`.

/** Counts changes of the form that are more than a further key. */
export const PLAN_FORMAT = 'fieldpost-plan/1';

export interface PlanFile {
  readonly format: typeof PLAN_FORMAT;
  readonly game: string;
  /** The player's id. */
  readonly player: string;
  /** The turn it is for, such as `r02-germany`. */
  readonly turn: string;
  /** How many lines the log had, and the hash of the last. */
  readonly head: { readonly count: number; readonly hash: string };
  /** When it was written, as the log writes times. */
  readonly at: string;
  /** Lines of a sheet, as the player wrote them. */
  readonly text: string;
}

/** The text of the file. */
export const planText = (plan: PlanFile): string => `${JSON.stringify(plan, undefined, 2)}\n`;

/** The name it is saved under. */
export const planName = ({ game, turn }: Pick<PlanFile, 'game' | 'turn'>): string => `${game}-${turn}.plan.json`;
