// Clauses behind the refusals and effects of economy.

export const economyCites = {} as const;
