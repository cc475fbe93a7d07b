// Clauses about whose turn it is, phases and the end of the game. Codes of form alone (a game not open, dice not
// there) have none.

export const turnCites = {
  'game-over': ['B22.1'],
  'not-your-turn': ['B1.1'],
  'phase-over': ['B1.4', 'B1.8'],
  'battles-unfought': ['B1.7', 'B1.4'],
  'decision-due': ['B10.4'],
  'game-won-by-capitals': ['B22.1', 'B22.2', 'ruling.D29'],
  'game-won-by-land-value': ['B22.3', 'ruling.D28'],
} as const;
