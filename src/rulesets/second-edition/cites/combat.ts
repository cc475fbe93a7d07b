// Clauses behind the refusals and effects of combat.

export const combatCites = {} as const;
