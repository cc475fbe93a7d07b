// Clauses behind the refusals and effects of movement.

export const movementCites = {} as const;
