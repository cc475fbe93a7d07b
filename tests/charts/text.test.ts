import { describe, expect, test } from 'vitest';
import { escapeText, short, textWidth } from '../../src/charts/text.ts';
import { readXml } from './xml.ts';

describe('text for drawings', () => {
  test('whatever a player writes comes back as text and opens nothing', () => {
    const hostile = `</title><script>alert("x")</script> & 'quoted' ]]> <!--`;
    expect(readXml(`<t a="${escapeText(hostile)}">${escapeText(hostile)}</t>`)).toMatchObject({
      text: hostile,
      children: [],
    });
  });

  test('characters XML forbids are dropped, tabs and line ends stay', () => {
    expect(escapeText('a\u0000b\u001bc\ud800d\ufffee\tf\ng')).toBe('abcde\tf\ng');
    expect(escapeText('Süd–Korea 🚢')).toBe('Süd–Korea 🚢');
  });

  test('numbers are short and never minus zero', () => {
    expect([1 / 3, -0.001, 12, 1e-9, -2.005].map(short)).toEqual(['0.33', '0', '12', '0', '-2']);
  });

  test('accents add no width, bold is wider, and width grows with size', () => {
    expect(textWidth('Réunion', 12)).toBe(textWidth('Reunion', 12));
    expect(textWidth('Germany', 12)).toBeGreaterThan(textWidth('Germany', 12, 'regular'));
    expect(textWidth('Germany', 24)).toBeCloseTo(2 * textWidth('Germany', 12));
    // Measured in Liberation Sans Bold, which has the same widths as the table.
    expect(textWidth('Eastern', 12.5)).toBeCloseTo(45.86, 1);
  });
});
