// Posts for forums and chats: what players write stays words, in each form.

import { describe, expect, test } from 'vitest';
import { bbcode, type Document, markdown } from '../../src/post/index.ts';

const ZERO = '\u200b';
const paragraph = (...lines: readonly string[]): Document => [{ kind: 'paragraph', lines }];

describe('BBCode', () => {
  test('has every part in the tags that boards know', () => {
    const text = bbcode([
      { kind: 'title', text: 'A' },
      { kind: 'heading', text: 'B' },
      { kind: 'paragraph', lines: ['c', 'd'] },
      { kind: 'list', items: ['e', 'f'] },
      { kind: 'spoiler', title: 'g', items: ['h'] },
      {
        kind: 'table',
        head: ['Power', 'IPC'],
        rows: [
          ['Japan', '7'],
          ['U.S.S.R.', '24'],
        ],
      },
      { kind: 'link', text: 'page', address: 'https://club.example/r01/' },
      { kind: 'picture', text: 'map', address: 'https://club.example/p.png' },
    ]);
    expect(text).toBe(
      [
        '[size=150][b]A[/b][/size]',
        '[b]B[/b]',
        'c\nd',
        '[list]\n[*]e\n[*]f\n[/list]',
        'g\n[spoiler][list]\n[*]h\n[/list][/spoiler]',
        '[code]\nPower     IPC\nJapan       7\nU.S.S.R.   24\n[/code]',
        '[url=https://club.example/r01/]page[/url]',
        'map:\n[img]https://club.example/p.png[/img]\n',
      ].join('\n\n'),
    );
  });

  test.each([
    ['[url=https://evil.example]free IPC[/url]'],
    ['[/spoiler][/list][b]'],
    ['[*] one more'],
    ['[IMG]javascript:alert(1)[/IMG]'],
    ['[/code]'],
  ])('%s in a name is no tag', (hostile) => {
    for (const document of [
      paragraph(hostile),
      [{ kind: 'list', items: [hostile] }],
      [{ kind: 'table', head: [hostile], rows: [] }],
    ] satisfies Document[]) {
      const text = bbcode(document);
      const own = text.replace(/^\[list\]\n\[\*\]|\n\[\/list\]\n$|^\[code\]\n|\n\[\/code\]\n$/g, '');
      expect(own).not.toMatch(/\[[a-z*/]/i);
      expect(own.replaceAll(ZERO, '').trim()).toBe(hostile);
    }
  });

  test('an address cannot leave its tag', () => {
    const text = bbcode([{ kind: 'link', text: 'x', address: 'https://a.example/][/url][b]"' }]);
    expect(text).toBe('[url=https://a.example/%5d%5b/url%5d%5bb%5d%22]x[/url]\n');
  });
});

/** What a reader sees: signs that are escaped stand for themselves. */
const seen = (text: string): string => text.replaceAll(/\\([^\p{L}\p{N}\s])/gu, '$1').replaceAll(ZERO, '');

describe('Markdown', () => {
  test.each([
    ['**bold** _it_ ~~gone~~ ||hidden|| `code`'],
    ['[free](https://evil.example) ![x](https://evil.example/i.png)'],
    ['<img src=x onerror=alert(1)> &lt; <@!123> <#5>'],
    ['# heading'],
    ['- item'],
    ['> quoted'],
    ['>>> all quoted'],
    ['1. list'],
    ['2) list'],
    ['==='],
    ['```'],
    ['$x$'],
    ['back\\slash \\*'],
  ])('%s in a name is what it looks like', (hostile) => {
    const text = markdown(paragraph(hostile)).trimEnd();
    expect(seen(text)).toBe(hostile);
    // No sign that means something stands without a backslash before it.
    expect(text).not.toMatch(/(?<!\\)(?:\\\\)*[`*_[\]<|~&$]/);
    expect(text).not.toMatch(/^(?:[-+#=>]|\d+[.)])/);
  });

  test('nobody is called and no address is one, in either form', () => {
    for (const print of [bbcode, markdown]) {
      const text = print(paragraph('@everyone @here @torvalds https://evil.example www.evil.example'));
      expect(text).not.toMatch(/@\w|https?:\/\/|www\./);
      expect(seen(text).trim()).toBe('@everyone @here @torvalds https://evil.example www.evil.example');
    }
  });

  test('what is to be opened has its title between tags of a page', () => {
    const text = markdown([{ kind: 'spoiler', title: '</summary><b>x', items: ['y'] }]);
    expect(text).toBe('<details><summary>&lt;/summary&gt;&lt;b&gt;x</summary>\n\n- y\n\n</details>\n');
  });

  test('a table stands in letters of one width, and nothing in it ends that', () => {
    const text = markdown([{ kind: 'table', head: ['```', 'IPC'], rows: [['a', '1']] }]);
    expect(text).toBe("```\n'''  IPC\na      1\n```\n");
  });
});
