// Messages: how they are said, and how a translator is told of what he got wrong.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { catalogueOf, pack, unpacked } from '../../src/i18n/messages/catalogue.ts';
import { cataloguesIn } from '../../src/i18n/messages/files.ts';
import type { Messages } from '../../src/i18n/messages/keys.ts';
import { type MessageKey, sayer } from '../../src/i18n/messages/say.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import type { Language } from '../../src/vocab/index.ts';

/** Says a message made up here, beside those there are. */
const said = (text: string, params: object, language: Language = 'en'): string =>
  sayer(wordsOf(secondEditionBoard, language), [...cataloguesIn(language), catalogueOf(`made-up = ${text}`)])(
    'made-up' as MessageKey,
    params as Messages[MessageKey],
  );

describe('a message', () => {
  test('has numbers and plurals as its language writes them', () => {
    const text = '{ $n } { $n ->\n    [one] Feld\n   *[other] Felder\n}';
    expect(said(text, { n: 1 }, 'de')).toBe('1 Feld');
    expect(said(text, { n: 1200 }, 'de')).toBe('1.200 Felder');
  });

  test('knows the case, the preposition and the verb of a space', () => {
    const text = '{ IN($at) } { AGREE($at, one: "steht", many: "stehen") } { ACC($at) }';
    expect(said(text, { at: 'ukraine-ssr' }, 'de')).toBe('in der Ukraine steht die Ukraine');
    expect(said(text, { at: 'philippines' }, 'de')).toBe('auf den Philippinen stehen die Philippinen');
  });

  test('knows powers and sides by the names that stories give them, and what kind of name it is', () => {
    const text = '{ THE(POWER($power)) } { AGREE(POWER($power), one: "nimmt", many: "nehmen") }';
    expect([said(text, { power: 'usa' }, 'de'), said(text, { power: 'ussr' }, 'de')]).toEqual([
      'die USA nehmen',
      'die UdSSR nimmt',
    ]);
    expect(said('{ POWER($power) }, { SHORT(POWER($power)) }', { power: 'uk' })).toBe('United Kingdom, Britain');
    expect(said('{ SHORT(SIDE($side)) }', { side: 'allies' }, 'de')).toBe('Alliierten');
    const one = '{ ARTICLE(UNIT($unit)) ->\n    [der] einen\n   *[other] eine\n} { UNIT($unit) }';
    expect([said(one, { unit: 'armor' }, 'de'), said(one, { unit: 'infantry' }, 'de')]).toEqual([
      'einen Panzer',
      'eine Infanterie',
    ]);
    expect(said('{ UNIT($unit, $n, as: "dat") }', { unit: 'submarine', n: 2 }, 'de')).toBe('U-Booten');
    expect(() => said('{ THE(UNIT($unit)) }', { unit: 'armor' })).toThrow('“armor” has no such form');
  });

  test('puts every item of a list into the form it asks for, and adds what else there is', () => {
    const text = '{ LIST(SPACES($to, as: "acc"), $rest) } { AGREE(SPACES($to), one: "fällt", many: "fallen") }';
    expect(said(text, { to: ['caucasus'], rest: '' }, 'de')).toBe('den Kaukasus fällt');
    expect(said(text, { to: ['philippines'], rest: 'mehr' }, 'de')).toBe('die Philippinen und mehr fallen');
    expect(said('{ POWERS($powers, as: "the") }', { powers: ['ussr', 'uk'] })).toBe('the U.S.S.R. and Britain');
  });

  test('shows lists joined by “and” or “or”, and says where there is nothing', () => {
    const text = '{ SPACES($to) }; { EITHER(SPACES($to), none: "nowhere") }';
    expect(said(text, { to: ['caucasus', 'persia'] })).toBe('Caucasus and Persia; Caucasus or Persia');
    expect(said(text, { to: [] })).toBe('; nowhere');
    expect(said('{ FORCE($there, none: "nobody") }', { there: {} })).toBe('nobody');
    expect(said('{ FORCE($unit, $n) }', { unit: 'infantry', n: 2 })).toBe('2 infantry');
  });

  test('ends in one full stop, also behind a name that ends in one', () => {
    expect(said('It is { POWER($power) }.', { power: 'ussr' })).toBe('It is U.S.S.R.');
    expect(said('{ $said }.', { said: 'wait...' })).toBe('wait...');
    expect(said('Read { $file }. { $said }.', { file: '../turn', said: 'well.. yes' })).toBe(
      'Read ../turn. well.. yes.',
    );
    expect(said('{ $from }..{ $to }.', { from: '2026-03-01', to: '2026-03-05' })).toBe('2026-03-01..2026-03-05.');
  });

  test('may name one of another catalogue', () => {
    const words = wordsOf(secondEditionBoard, 'en');
    const texts = ['one = A { other }.', 'spare = Nothing.', 'more = x\nother = { third } thing', 'third = b'];
    const say = sayer(words, texts.map(catalogueOf));
    expect(say('one' as MessageKey)).toBe('A b thing.');
    expect(() => sayer(words, [catalogueOf('one = A { other }.')])('one' as MessageKey)).toThrow(/“one” \(en\).*other/);
  });

  test('says the same once it was packed for a page', () => {
    const words = wordsOf(secondEditionBoard, 'de');
    const text = `one = { $n } { $n ->
        [0] x
        [one] Feld { IN($at) }{ "" }
       *[other] { two }
    }
two = { UNIT($unit, $n, as: "dat") }; { COUNT($at) }`;
    for (const n of [0, 1, 3]) {
      const [plain, small] = [catalogueOf(text), unpacked(JSON.parse(JSON.stringify(pack(text))))].map((catalogue) =>
        sayer(words, [catalogue])('one' as MessageKey, { n, at: 'philippines', unit: 'armor' } as Messages[MessageKey]),
      );
      expect(small).toBe(plain);
    }
    expect(() => pack('-name = x\none = { -name }')).toThrow('-name');
  });

  test('that is not there, asks for what there is not or shows a list as it is says so by name', () => {
    expect(() => wordsOf(secondEditionBoard, 'nl').say('no-such' as MessageKey, {})).toThrow('“no-such” (nl)');
    expect(() => said('{ NOWHERE($at) }', { at: 'x' })).toThrow(/“made-up” \(en\).*NOWHERE/);
    expect(() => said('{ $spaces }', { spaces: ['persia'] })).toThrow(/“made-up” \(en\).*SPACES/);
  });
});

describe('a fault of a catalogue is told with file, line and message', () => {
  const project = path.resolve(import.meta.dirname, '../..');
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-messages-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What the checks say of the catalogues with one of them changed. */
  const toldOf = (file: string, change: (text: string) => string): string => {
    cpSync(path.join(project, 'src/i18n/messages'), folder, { recursive: true });
    const changed = path.join(folder, file);
    writeFileSync(changed, change(readFileSync(changed, 'utf8')));
    const done = spawnSync(process.execPath, [path.join(project, 'scripts/message-types.mjs'), folder], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(done.status).toBe(done.stderr === '' ? 0 : 1);
    return done.stderr.trim();
  };
  const GUN = 'refusal-gun-never-attacks = ';

  test.each([
    ['none', (text: string) => text, /^$/],
    [
      'a bracket left open',
      (text: string) => text.replace(GUN, `${GUN}{ `),
      /^nl\/refusals\.ftl:\d+: refusal-gun-never-attacks: /,
    ],
    [
      'a message left out',
      (text: string) => text.replace(GUN, `# ${GUN}`),
      /^nl: refusal-gun-never-attacks is missing\.$/,
    ],
    [
      'a message too many',
      (text: string) => `${text}\nrefusal-made-up = Nee.\n`,
      /^nl\/refusals\.ftl:\d+: refusal-made-up is not in the English text\.$/,
    ],
    [
      'a message twice',
      (text: string) => `${text}\nrefusal-game-drawn = Remise.\n`,
      /^nl\/refusals\.ftl:\d+: refusal-game-drawn is there twice\.$/,
    ],
    [
      'a parameter it is not told',
      (text: string) => text.replace(GUN, `${GUN}{ $who } `),
      /^nl\/refusals\.ftl:\d+: refusal-gun-never-attacks is not told \$who\.$/,
    ],
    [
      'a parameter of another kind than in English',
      (text: string) => text.replace(GUN, `${GUN}{ UNITS($space) } `),
      /^nl\/refusals\.ftl:\d+: refusal-gun-never-attacks: \$space is no UnitType in English\.$/,
    ],
    [
      'a message that begins otherwise than it is looked for',
      (text: string) => text.replace(GUN, GUN.replace(' = ', '= ')),
      /^nl\/refusals\.ftl:\d+: refusal-gun-never-attacks: a message begins with “refusal-gun-never-attacks =”\.$/,
    ],
    [
      'a function there is not',
      (text: string) => text.replace(GUN, `${GUN}{ WHERE($space) } `),
      /^nl\/refusals\.ftl:\d+: refusal-gun-never-attacks asks for WHERE, which is no function\.$/,
    ],
    [
      'a message it names that is not there',
      (text: string) => text.replace(GUN, `${GUN}{ guns } `),
      /^nl\/refusals\.ftl:\d+: refusal-gun-never-attacks names guns, which is not there\.$/,
    ],
  ])('%s', (_, change, told) => {
    expect(toldOf('nl/refusals.ftl', change)).toMatch(told);
  });

  test('the types follow the English text', () => {
    expect(toldOf('en/refusals.ftl', (text) => text.replace(GUN, `# $whose (Power) gun\n${GUN}`))).toMatch(/^$/);
    expect(readFileSync(path.join(folder, 'keys.ts'), 'utf8')).toContain(
      "'refusal-gun-never-attacks': { readonly space: SpaceId; readonly whose: Power };",
    );
    expect(toldOf('en/refusals.ftl', (text) => text.replace(GUN, `${GUN}{ POWER($whose) }: `))).toMatch(/^$/);
    const types = readFileSync(path.join(folder, 'keys.ts'), 'utf8');
    expect(types).toContain("'refusal-gun-never-attacks': { readonly whose: Who; readonly space: SpaceId };");
    expect(types).toContain(
      "'problem-none-there': { readonly unit: UnitType | null | undefined; readonly space: SpaceId };",
    );
    expect(types).toContain(
      "'decision-name': { readonly decision: 'casualties' | 'withdraw' | 'intercept' | 'retreat' };",
    );
  });
});
