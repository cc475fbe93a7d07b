// Long lines on a terminal.

import { expect, test } from 'vitest';
import { wrap } from '../../src/cli/wrap.ts';

test('a line that fits stays as it is', () => {
  expect(wrap('  next  npx fieldpost status', 80)).toBe('  next  npx fieldpost status');
});

test('a sentence goes on between words, two characters further in', () => {
  expect(wrap('Two infantry march and one tank follows them', 20)).toBe(
    'Two infantry march\n  and one tank\n  follows them',
  );
});

test('a row of a table goes on under its last column', () => {
  expect(wrap('  UKR  Ukraine  3 infantry and 1 armor and 1 fighter', 36)).toBe(
    '  UKR  Ukraine  3 infantry and 1\n                armor and 1 fighter',
  );
});

test('an address stays whole', () => {
  const address = `https://club.example/${'a'.repeat(60)}/`;
  expect(wrap(`  page  ${address}`, 40).split('\n')).toContain(`        ${address}`);
});

test('colour takes no room', () => {
  const red = '\u001b[31mred\u001b[39m';
  expect(wrap(`${red} and ${red}`, 11)).toBe(`${red} and ${red}`);
});

test('a command stays whole where it fits on a line', () => {
  expect(wrap('  next  npx fieldpost submit spring-26 <file>   or guided:  npx fieldpost turn spring-26', 60)).toBe(
    '  next  npx fieldpost submit spring-26 <file>   or guided:\n        npx fieldpost turn spring-26',
  );
});
