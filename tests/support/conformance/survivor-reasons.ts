// What is said of several flips that no case notices.

export type Survivors = { readonly [flip: string]: string };

/**
 * Said of effects: some other code cites the same clauses whenever this one is told, so that `applied` shows no gap.
 */
export const TOLD_TOGETHER = 'always told together with';

/** Said of choices that can make no difference: they do not count among the flips. */
export const CANNOT_MATTER = 'cannot matter';
