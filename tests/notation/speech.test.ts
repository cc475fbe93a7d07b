import { describe, expect, test } from 'vitest';
import type { Move, PowerOrder } from '../../src/engine/index.ts';
import type { Power } from '../../src/vocab/index.ts';
import { read } from './support.ts';

/** Units of each way, so that it does not matter how they were put together. */
const partsOf = (orders: readonly PowerOrder[]): readonly string[] => {
  const sums = new Map<string, number>();
  const add = (key: object, count: number): unknown =>
    sums.set(JSON.stringify(key), (sums.get(JSON.stringify(key)) ?? 0) + count);
  const addMove = (type: string, move: Move): void => {
    for (const [unit, count] of Object.entries(move.units)) {
      const { units: _, ...way } = move;
      const land = 'land' in way && unit !== 'fighter' && unit !== 'bomber' ? { land: undefined } : {};
      add({ type, unit, ...way, ...land }, count);
    }
  };
  for (const order of orders) {
    if (order.type === 'combat-move' || order.type === 'noncombat-move')
      for (const move of order.moves) addMove(order.type, move);
    else if (order.type === 'purchase')
      for (const [unit, count] of Object.entries(order.units)) add({ buy: unit }, count);
    else if (order.type === 'place')
      for (const { units, ...site } of order.placements)
        for (const [unit, count] of Object.entries(units)) add({ place: unit, ...site }, count);
    else if (order.type === 'fight') for (const { battle } of order.battles) add({ fight: battle }, 1);
    else add({ type: order.type }, 1);
  }
  return [...sums].map(([key, count]) => `${count} ${key}`).sort();
};

type Said = readonly [power: Power, text: string, canonical: string];

const alike = ([power, text, canonical]: Said): void => {
  const given = { power } as const;
  const said = read(given, text);
  expect(said.problems).toEqual([]);
  expect(partsOf(said.orders)).toEqual(partsOf(read(given, canonical).orders));
};

const UKRAINE = 'combat moves\n3 inf 1 arm KAR > UKR\n4 inf CAU > UKR\n1 ftr RUS > UKR (land KAR)\nfight UKR';

describe('sentences', () => {
  test.each<Said>([
    [
      'ussr',
      'I strike at Ukraine using 3 inf and an armor from Karelia plus 4 inf from the Caucasus.\nThe fighter in Moscow joins them and returns to Karelia.\nDice!',
      UKRAINE,
    ],
    [
      'ussr',
      'Mit 3 Inf und dem Panzer aus Karelien sowie 4 Inf aus dem Kaukasus greife ich die Ukraine an.\nDer Jäger aus Moskau kommt mit und landet danach in Karelien.\nBitte würfeln!',
      UKRAINE,
    ],
    [
      'ussr',
      'Met 3 inf en de tank uit Karelië en 4 inf uit de Kaukasus val ik Oekraïne aan.\nDe jager uit Moskou doet mee en landt weer in Karelië.\nGooi maar!',
      UKRAINE,
    ],
    ['ussr', 'KAR to UKR: 3 inf and 1 arm\nCAU to UKR: 5 inf', '3 inf 1 arm KAR > UKR\n5 inf CAU > UKR'],
    [
      'ussr',
      'My armour and three of the infantry in Karelia hit Ukraine together with 5 inf from Caucasus.',
      '3 inf 1 arm KAR > UKR\n5 inf CAU > UKR',
    ],
    ['ussr', 'Alles aus dem Kaukasus bis auf 2 Inf nach Ukraine', '3 inf CAU > UKR'],
    ['ussr', 'Alles uit de Kaukasus behalve 2 inf naar Oekraïne', '3 inf CAU > UKR'],
  ])('say who attacks what: %s %s', (...said) => alike(said));

  test.each<Said>([
    ['germany', 'Attack KAR:\nFIN - 3 inf, 1 arm\nEEU - 3 inf', '3 inf 1 arm FIN > KAR\n3 inf EEU > KAR'],
    [
      'germany',
      'Angriff auf Karelien mit:\n- 3 Inf (Finnland)\n- 3 Inf, 1 Pz aus Osteuropa',
      '3 inf FIN > KAR\n3 inf 1 arm EEU > KAR',
    ],
    ['germany', 'KARELIË\n3 inf Finland\nOost-Europa: 3 inf, 1 tank', '3 inf FIN > KAR\n3 inf 1 arm EEU > KAR'],
    [
      'germany',
      'North Sea: sub from the Baltic, fighters from Norway and Western Europe.\nAll planes return home.',
      '1 sub BAL > NOR\n1 ftr FIN > NOR (land FIN)\n1 ftr WEU > NOR (land WEU)',
    ],
    [
      'germany',
      'Nordsee: Ub aus der Ostsee, Jäger aus Norwegen und aus Westeuropa\nAlle Flieger kehren nach Hause zurück.',
      '1 sub BAL > NOR\n1 ftr FIN > NOR (land FIN)\n1 ftr WEU > NOR (land WEU)',
    ],
    [
      'germany',
      'Noordzee: sub uit de Oostzee, jagers uit Noorwegen en West-Europa\nalle vliegtuigen terug naar huis',
      '1 sub BAL > NOR\n1 ftr FIN > NOR (land FIN)\n1 ftr WEU > NOR (land WEU)',
    ],
    [
      'japan',
      'Pearl Harbor: BB, AC and ftr from the Carolines, bomber from Japan. Bomber lands on Wake, ftr on the carrier.',
      '1 bb 1 ac CIS > HWS\n1 ftr CIS > HWS (land HWS)\n1 bmr JPN > HWS (land WAK)',
    ],
    [
      'japan',
      'Pearl Harbor wird angegriffen von Schlachtschiff und Jg aus der Karolinensee und dem Bomber aus Japan, der auf Wake landet.',
      '1 bb CIS > HWS\n1 ftr CIS > HWS\n1 bmr JPN > HWS (land WAK)',
    ],
    [
      'japan',
      'Hawaii-zee: slagschip en jager van de Carolinen, bommenwerper uit Japan (landt op Wake)',
      '1 bb CIS > HWS\n1 ftr CIS > HWS\n1 bmr JPN > HWS (land WAK)',
    ],
  ])('go on under a target, with landings apart and seas by their shores: %s %s', (...said) => alike(said));

  test.each<Said>([
    ['ussr', 'I buy 6 inf and a tank (23 IPC), keeping 1.', 'buy 6 inf 1 arm'],
    ['ussr', '24 = 8 inf', 'buy 8 inf'],
    ['ussr', 'Ich kaufe 5 Infanterie und 1 Panzer für 20 IPC, 4 hebe ich auf.', 'buy 5 inf 1 arm'],
    ['ussr', 'Kauf\n6 Inf    18\n1 Pz      5\n----\n         23', 'buy 6 inf 1 arm'],
    ['ussr', 'Ik koop 7 inf (21 IPC), 3 IPC bewaar ik.', 'buy 7 inf'],
    ['japan', '3 trn voor 24, 1 over', 'buy 3 trn'],
  ])('buy with what it costs: %s %s', (...said) => alike(said));

  test('a sum that is none of the purchase is told, and counts no units', () => {
    for (const text of ['8 inf = 25', 'Kauf: 8 Inf (25)', 'Koop 8 inf, 25 IPC'])
      expect(read({ power: 'ussr' }, text).remarks).toMatchObject([
        { code: 'sum-differs', params: { said: 25, cost: 24, left: 0 } },
      ]);
  });

  test.each<Said>([
    ['uk', '1 trn UK SZ carries 2 inf from England to Norway', '1 trn: 2 inf GBR > NOR > FIN'],
    ['uk', '1 Trn Nordsee bringt 2 Inf aus England nach Norwegen', '1 trn: 2 inf GBR > NOR > FIN'],
    ['uk', '1 trn Noordzee brengt 2 inf van Engeland naar Noorwegen', '1 trn: 2 inf GBR > NOR > FIN'],
  ])('carry over the sea: %s %s', (...said) => alike(said));

  test.each<Said>([
    [
      'germany',
      '| units | from | to | landing |\n|---|---|---|---|\n| 3 inf | FIN | KAR | |\n| 1 ftr | FIN | KAR | FIN |',
      '3 inf FIN > KAR\n1 ftr FIN > KAR (land FIN)',
    ],
    ['germany', 'Anzahl | Einheit | nach | von\n3 | Inf | KAR | FIN', '3 inf FIN > KAR'],
    ['germany', '| eenheden | uit | naar |\n| 3 inf | FIN | KAR |', '3 inf FIN > KAR'],
  ])('stand in tables: %s %s', (...said) => alike(said));

  test.each<Said>([
    ['ussr', 'Buy 4 inf and 2 tanks. No wait, make that 5 inf and 1 tank.', 'buy 5 inf 1 arm'],
    ['ussr', 'Kauf 4 Inf und 2 Pz. Nein halt, 5 Inf und 1 Pz.', 'buy 5 inf 1 arm'],
    ['ussr', 'Koop 4 inf en 2 tanks. Nee wacht, 5 inf en 1 tank.', 'buy 5 inf 1 arm'],
  ])('are put right in the same breath: %s %s', (...said) => alike(said));
});

describe('what is doubtful in sentences', () => {
  const given = { power: 'ussr' } as const;
  test.each([
    ['If Ukraine goes badly, 2 inf go from Russia to Karelia.', 'hangs-on-dice'],
    ['Falls es in der Ukraine schlecht läuft, 2 Inf von Russland nach Karelien.', 'hangs-on-dice'],
    ['Als het in Oekraïne tegenvalt, gaan 2 inf van Rusland naar Karelië.', 'hangs-on-dice'],
    ['some inf from Karelia to Ukraine please', 'number-missing'],
    ['einige Inf von Karelien nach Ukraine bitte', 'number-missing'],
    ['enkele inf van Karelië naar Oekraïne graag', 'number-missing'],
    ['The 3 fighters from Karelia and Russia hit Ukraine', 'not-understood'],
    ['The fighter from Karelia flies an SBR on Ukraine', 'not-understood'],
    ['Attack Ukraine with 3 inf from Karelia and retreat after one round', 'units-missing'],
    ['I leave 1 inf in Karelia and attack Ukraine with the rest', 'not-understood'],
  ])('is asked about: %s', (text, code) => {
    const { orders, problems } = read(given, text);
    expect(orders).toEqual([]);
    expect(problems.map((each) => each.code)).toEqual([code]);
  });

  test.each([
    'Could I hit Ukraine with everything from Karelia?',
    'Soll ich mit 3 Inf aus Karelien in die Ukraine?',
    'Zou ik Oekraïne met 3 inf aanvallen?',
    'No planes this time, they are too precious.',
    '3 cheers for the carrier!',
    'Only 2 infantry left, ouch.',
    'We had 3 tanks of beer yesterday.',
    'Last time I moved 2 inf from Caucasus to Ukraine and regretted it.',
    'Meine Tochter hat 3 Panzer gemalt.',
    '3 Bomber für nichts, schade.',
    'Mein Sohn kauft sich heute 2 U-Boote im Spielzeugladen.',
    'Je had 2 tanks over, knap.',
    'Drie hoeraatjes voor het vliegdekschip!',
    'Mijn vrouw heeft 3 jagers op de mouw gespeld.',
  ])('is no order: %s', (text) => {
    expect(read(given, text).orders).toEqual([]);
  });

  test.each([
    'Fighters stay in Moscow.',
    'Die Jäger bleiben in Moskau.',
    'De jagers blijven in Moskou.',
    'No combat',
    'Kein Kampf',
    'Geen gevecht',
  ])('says that nothing is done: %s', (text) => {
    const { orders, problems } = read(given, text);
    expect(orders).toEqual([]);
    expect(problems).toEqual([]);
  });
});
