// Powers and units by the words players use for them, in three languages and two clubs.

import { describe, expect, test } from 'vitest';
import {
  secondEditionBoard as board,
  type Dialect,
  findPower,
  findUnit,
  powerNames,
  unitNames,
} from '../../src/board/index.ts';
import { percent } from '../../src/i18n/format.ts';
import type { UnitType } from '../../src/vocab/index.ts';

const unit = (token: string, dialect?: Dialect): string => {
  const answer = findUnit(board, token, dialect);
  if (answer.outcome === 'found') return answer.value.type;
  if (answer.outcome === 'ambiguous') return answer.readings.map((spec) => spec.type).join(' | ');
  return `? ${answer.nearest.map((spec) => spec.type).join(', ')}`.trim();
};

const power = (token: string): string => {
  const answer = findPower(board, token);
  if (answer.outcome === 'found') return answer.value.power;
  if (answer.outcome === 'ambiguous') return answer.readings.map((spec) => spec.power).join(' | ');
  return `? ${answer.nearest.map((spec) => spec.power).join(', ')}`.trim();
};

describe('units', () => {
  test('every name, plural and abbreviation finds its unit, in any case', () => {
    for (const type of board.roster)
      for (const name of unitNames(board.units[type])) {
        expect(unit(name), name).toBe(type);
        expect(unit(name.toUpperCase()), name).toBe(type);
      }
  });

  test.each<[UnitType, string]>([
    ['infantry', 'INF Inf inf. Infs Infanteristen'],
    ['armor', 'ARM tank tanks Pz Panzern armour'],
    ['fighter', 'FTR fig figs Jg Jägern Jaeger gevechtsvliegtuigen'],
    ['bomber', 'BMB BMR bmr BOM Bmb bmbs'],
    ['aa-gun', 'AA aa aaGun Fla Flaks'],
    ['industrial-complex', 'IC factory Fab Fabriken factories'],
    ['transport', 'TRN trs trn tps transporten Transportern'],
    ['submarine', 'SUB subs Ub U-Booten OZB onderzeeboten'],
    ['carrier', 'AC CV car Fzt Flugzeugträgern carriers'],
    ['battleship', 'BB BS btl bbs Schlachtschiffen'],
  ])('%s as clubs write it: %s', (type, forms) => {
    for (const form of forms.split(' ')) expect(unit(form), form).toBe(type);
  });

  test('SS is a submarine at IAAPA and a battleship at DAAK', () => {
    expect(unit('SS')).toBe('battleship | submarine');
    expect(unit('ss', 'iaapa')).toBe('submarine');
    expect(unit('SS', 'daak')).toBe('battleship');
  });

  test('T may be a transport or a tank, whoever writes it', () => {
    expect([unit('T'), unit('T', 'daak'), unit('T', 'iaapa')]).toEqual(Array(3).fill('transport | armor'));
  });

  test('a beginning will do, a slip of the pen is pointed out', () => {
    expect(unit('battl')).toBe('battleship');
    expect(unit('fihgter')).toBe('? fighter');
    expect(unit('artillery')).toBe('?');
    expect(unit('')).toBe('?');
  });
});

describe('powers', () => {
  test('every name, people and abbreviation finds its power', () => {
    for (const spec of board.powers)
      for (const name of powerNames(spec)) {
        expect(power(name), name).toBe(spec.power);
        expect(power(name.toLowerCase()), name).toBe(spec.power);
      }
  });

  test.each([
    ['R', 'ussr'],
    ['Russians', 'ussr'],
    ['u.s.s.r.', 'ussr'],
    ['Sowjets', 'ussr'],
    ['Germans', 'germany'],
    ['Grossbritannien', 'uk'],
    ['Engelsen', 'uk'],
    ['Jpn', 'japan'],
    ['VS', 'usa'],
    ['Deutschl', 'germany'],
    ['U', 'ussr | uk | usa'],
    ['Germny', '? germany'],
    ['Italy', '?'],
    ['', '?'],
  ])('%s is %s', (token, meant) => expect(power(token)).toBe(meant));
});

test.each([
  ['en', 0.0002, '<0.1%'],
  ['en', 0.9998, '>99.9%'],
  ['en', 0, '0.0%'],
  ['en', 1, '100.0%'],
  ['en', 1 - 1e-15, '100.0%'],
  ['en', 0.0005, '0.1%'],
  ['de', 0.9998, '>99,9\u00a0%'],
  ['nl', 0.842, '84,2%'],
] as const)('rounding makes no chance certain: in %s %d is %s', (language, chance, said) => {
  expect(percent(language, chance)).toBe(said);
});
