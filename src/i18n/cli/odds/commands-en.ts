// English: the help of `odds`.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

export const oddsCommands = {
  odds: {
    does: 'exact odds of a battle',
    about:
      'Works out a battle exactly, without throwing a die: who wins, what is left, what it costs. Give two forces as in an order, the attacker first; or a game, and a space if you mean one of its battles only. Nobody chooses by hand here: both sides lose units in the clubs’ order and follow the clubs’ plans unless options say otherwise; on land planes break off once they are alone (SA). A battle too large to be worked out, under rules that pick victims by the die, is tried out with dice from a seed, and said to be.',
    args: { battle: 'two forces, or a game and perhaps a space' },
    options: {
      ruleset: 'the rules: {rulesets} (default: second-edition)',
      'low-luck': 'values are added up, one die is thrown for the rest',
      aa: 'antiaircraft guns of the defender (default: those written among his units)',
      bombard: 'battleships that support the landing, such as 2 or "2 bb"',
      assault: 'troops came ashore: nobody may leave',
      trapped: 'the attacker has nowhere to retreat to',
      'tech-attacker': 'technologies of the attacker, such as heavy-bombers,super-submarines',
      'tech-defender': 'technologies of the defender, such as jet-power',
      'order-attacker': 'his order of loss, first to go first, such as "inf ftr arm"',
      'order-defender': 'his order of loss',
      'plan-attacker': 'SA, SAAC, TAAC or KAAC',
      'plan-defender': 'KAAC: lowest value first',
      'subs-attacker': 'stay or withdraw, after every round (default: stay)',
      'subs-defender': 'stay or withdraw (default: they withdraw only before planes alone)',
      retreat: 'the attacker leaves after this round',
      'retreat-below': 'the attacker leaves once he has fewer units than this',
      'retreat-defender': 'the defender leaves after this round, under rules that let him',
      'retreat-below-defender': 'the defender leaves once he has fewer units than this',
      seed: 'words the dice of tried-out battles come from',
      games: 'how often a battle is tried out that cannot be worked out',
      dialect: 'whose abbreviations are used: iaapa or daak',
    },
    examples: examples(
      ['npx fieldpost odds "5 inf 2 arm vs 3 inf 1 ftr"', 'a battle on land'],
      ['npx fieldpost odds "4 inf 2 ftr vs 3 inf 1 ftr 1 aa" --bombard 2 --ruleset daak', 'a landing under a gun'],
      ['npx fieldpost odds spring-26 "Karelia S.S.R."', 'a battle of a game, as it stands'],
    ),
  },
};
