// Clauses of Enhanced Realism behind the refusals and effects of money, production, captures and neutrals.

export const economyCites = {
  // refusals: research and purchase
  'no-complex-held': ['realism.capital.income-continues'],
  'capital-lost': ['realism.weapons.two-options', 'ruling.D40'],
  'research-dice': ['realism.weapons.two-options'],
  'research-once': ['realism.weapons.two-options', 'ruling.RR34'],
  'technology-off': ['realism.weapons.two-options'],
  'new-complexes-off': ['realism.production.no-new-complexes'],
  'too-expensive': ['realism.income.count-at-start', 'B18.1'],
  'unit-not-in-game/aa-gun': ['realism.artillery.replaces-guns'],
  // refusals: placement
  'complex-limit': ['realism.production.all-limited'],
  'no-deck-free': [
    'realism.placement.new-fighters-new-carrier',
    'realism.placement.new-fighters-old-carrier',
    'realism.placement.old-fighters-new-carrier',
    'realism.carrier.own-nation-only',
  ],
  'plane-not-rested': ['realism.placement.old-fighters-new-carrier'],
  'complex-of-another': ['ruling.RR1', 'B19.1'],
  'complex-of-another/ally': ['ruling.RR1', 'B14.4', 'B19.1'],
  // refusals: rockets, of artillery that can fight as well
  'rocket-went-to-fight': ['ruling.D1', 'weapons.rocket-combat-move-and-fire'],
  // refusals: neutrals
  'not-for-defence': ['realism.neutral.immediate-defenders', 'ruling.RR8'],
  'defence-sum': ['realism.neutral.immediate-defenders', 'ruling.RR8'],

  // effects
  'complex-limited': ['realism.production.all-limited'],
  'taken-complex-used': ['ruling.RR1', 'ruling.RR2'],
  'ships-into-enemy-zone': ['realism.placement.naval-in-enemy-zone'],
  'fighters-onto-new-carrier': ['realism.placement.new-fighters-new-carrier'],
  'fighters-onto-old-carrier': ['realism.placement.new-fighters-old-carrier'],
  'old-fighters-onto-carrier': ['realism.placement.old-fighters-new-carrier'],
  'free-research': ['realism.weapons.two-options', 'ruling.RR34'],
  'technology-at-once': ['ruling.RR34', 'B17.9'],
  'income-without-capital': ['realism.capital.income-continues'],
  'unspent-lost': ['realism.income.no-saving', 'ruling.RR32'],
  'damage-paid-later': ['realism.income.bombing-deferred', 'ruling.RR33'],
  'damage-limited-by-value': ['realism.sbr.damage-cap', 'ruling.RR33'],
  'damage-settled': ['realism.income.count-at-start', 'realism.income.bombing-deferred', 'ruling.RR33'],
  'damage-dropped': ['realism.sbr.capture-clears', 'ruling.RR33'],
  'ally-complex-used': ['realism.victory.eliminated-land-to-liberator'],
  'land-of-eliminated': ['realism.victory.eliminated-land-to-liberator'],
  'neutral-calls-enemy': ['realism.neutral.no-fee', 'realism.neutral.defence-dice', 'ruling.RR7'],
  'neutral-defended': ['realism.neutral.immediate-defenders', 'ruling.RR8', 'ruling.RR9'],
} as const;
