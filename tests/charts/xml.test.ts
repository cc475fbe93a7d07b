import { describe, expect, test } from 'vitest';
import { all, readXml } from './xml.ts';

describe('the strict reader the other tests rely on', () => {
  test('reads elements, attributes and entities', () => {
    const read = readXml('<a b="1 &lt; 2"><c/>x &amp; y</a>');
    expect(read.attributes.get('b')).toBe('1 < 2');
    expect(read.text).toBe('x & y');
    expect(all(read).map((one) => one.name)).toEqual(['a', 'c']);
  });

  test.each(['<a>', '<a></b>', '<a/><b/>', '<a b=1/>', '<a b="1" b="2"/>', '<a>&bad;</a>', '<a>1 < 2</a>', 'x<a/>'])(
    'refuses %s',
    (source) => {
      expect(() => readXml(source)).toThrow();
    },
  );
});
