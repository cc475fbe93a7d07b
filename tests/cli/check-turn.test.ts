// A turn checked before it is sent, as the site's page does it, against the steward's desk: the odds are those of the
// command line, and a mail pasted from the page brings in exactly the orders that were checked.

import { beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '../../src/archive/index.ts';
import { turnSoFar } from '../../src/clerk/index.ts';
import { makeStateJson, type PowerOrder } from '../../src/engine/index.ts';
import { de as furtherDe } from '../../src/i18n/check/further-de.ts';
import { en as furtherEn } from '../../src/i18n/check/further-en.ts';
import { nl as furtherNl } from '../../src/i18n/check/further-nl.ts';
import { withFurther } from '../../src/i18n/check/tongue.ts';
import { de } from '../../src/i18n/check/tongue-de.ts';
import { en } from '../../src/i18n/check/tongue-en.ts';
import { nl } from '../../src/i18n/check/tongue-nl.ts';
import { oddsOf } from '../../src/odds/index.ts';
import { checkTurn } from '../../src/post/check/check.ts';
import type { MailText } from '../../src/post/check/mail.ts';
import { openPosition, POSITION_FORMAT, type PositionJson, type TrialGame } from '../../src/post/check/position.ts';
import { proposalsOf } from '../../src/post/check/propose.ts';
import { openSoFar } from '../../src/post/check/so-far.ts';
import { tellCheck } from '../../src/post/check/tell.ts';
import { tellAhead } from '../../src/post/check/tell-ahead.ts';
import { tellHung } from '../../src/post/check/tell-hung.ts';
import { tellerOf } from '../../src/post/check/tell-lines.ts';
import { RULESETS, rulesetOf, secondEdition } from '../../src/rulesets/index.ts';
import { rulesOf } from '../../src/site/check/rules.ts';
import { type Club, newClub, openClub } from './mail-support.ts';

const TONGUES = { en, de, nl };
const FURTHER = { en: furtherEn, de: furtherDe, nl: furtherNl };

/** The game as the site's file has it. */
const positionOf = (club: Club): TrialGame => {
  const { replay, trust, slug } = loadGame(club.world.archive, 'spring-26');
  const { count, hash } = trust.head;
  const json: PositionJson = {
    format: POSITION_FORMAT,
    game: slug,
    title: 'Spring 26',
    head: { count, hash },
    players: trust.players,
    state: makeStateJson(replay.state),
  };
  const { id, version } = json.state.ruleset;
  const opened = openPosition(JSON.parse(JSON.stringify(json)), rulesetOf(id, version));
  if (opened === undefined) throw new Error('The position cannot be opened.');
  return opened;
};

/** What is entered of a player's turn, as the site's file has it. */
const soFarOf = (club: Club, { head }: TrialGame, player: string) => {
  const game = loadGame(club.world.archive, 'spring-26');
  const powers = game.trust.players.find(({ id }) => id === player)?.powers ?? [];
  const turn = turnSoFar(game, powers[0] ?? 'ussr');
  const start = turn && makeStateJson(turn.start);
  const json = { format: POSITION_FORMAT, game: game.slug, head, player, ...(start && { turn: { ...turn, start } }) };
  return openSoFar(JSON.parse(JSON.stringify(json)), { head });
};

const check = (club: Club, player: string, text: string, language: 'en' | 'de' | 'nl' = 'en') => {
  const game = positionOf(club);
  const seated = game.players.find(({ id }) => id === player);
  if (seated === undefined) throw new Error(`${player} does not play.`);
  const checked = checkTurn(game, seated, text, language, oddsOf, {}, soFarOf(club, game, player));
  const tongue = TONGUES[language];
  const fluent = tellerOf(game, withFurther(tongue, FURTHER[language]));
  const own = checked.refused.length > 0 ? fluent : tellerOf(game, tongue);
  const told = tellCheck(own, checked, checked, tellHung(fluent, checked));
  const proposed = proposalsOf(fluent, checked);
  // As the page does: what lies behind the dice is told of a turn that may be sent.
  const ahead = told.sendable === 'yes' ? tellAhead(fluent, checked, checked, checked.ahead) : undefined;
  return { checked, told, ahead, proposed };
};

/** What is told while the rules are not there yet. */
const readOnly = (club: Club, text: string) => {
  const { checked } = check(club, 'dora', text);
  return tellCheck(tellerOf(positionOf(club), TONGUES.en), checked);
};

const submit = (club: Club, text: string, how: '--yes' | '--dry-run') =>
  club.world.run(['submit', 'spring-26', club.world.write('t.txt', text), '--as', 'dora', how]);

const withoutNonce = (order: unknown): unknown => {
  const { nonce: _, ...rest } = order as PowerOrder & { readonly nonce?: string }; // orders of a log or of a sheet
  return rest;
};

/** The orders of the log's lines from one on; those that only the dice made are none. */
const ordersFrom = (club: Club, from: number): readonly unknown[] =>
  club.world
    .log('spring-26')
    .slice(from)
    .map((line) => JSON.parse(line).order)
    .filter((order) => order !== undefined && order.type !== 'roll')
    .map(withoutNonce);

const sent = (mail: MailText | undefined): MailText => {
  if (mail === undefined) throw new Error('There is no mail to send.');
  return mail;
};

const SOVIET = {
  en: 'Hello Bernd,\n\nBuy 8 inf\nCombat moves: none\nNCM:\n2 inf CAU > RUS\nPlace 8 inf KAR\nEnd turn\n\nSee you soon, Dora',
  de: 'Kaufe 8 Inf\nAngriffszüge: keine\nNichtkampfzüge:\n2 Inf Kaukasus > Russland\nSetze 8 Inf Karelien\nZugende',
  nl: 'Koop 8 inf\nAanvallen: geen\nNiet-gevecht:\n2 inf Kaukasus > Rusland\nPlaats 8 inf Karelië\nEinde beurt\n-- \nDora',
};

describe('a turn checked before it is sent', () => {
  let club: Club;
  beforeEach(async () => {
    club = newClub();
    await openClub(club, '--dice', 'local');
  });

  test.each(['en', 'de', 'nl'] as const)('in %s: read from its mail, it is what was checked', async (language) => {
    const { checked, told, ahead } = check(club, 'dora', SOVIET[language], language);
    expect(told.verdict).toBe('fine');
    expect(told.unclear).toEqual([]);
    const { subject, text } = sent(ahead?.mail);
    expect(subject).toContain('[pbem spring-26 #0]');
    const report = await club.mail('dora', text, { subject });
    expect(report.outcome, report.answer?.text).toBe('done');
    expect(ordersFrom(club, 1)).toEqual(checked.mail.sheet.orders.map(withoutNonce));
  });

  test('an attack: the odds are those the command line gives, and the fight comes in with the mail', async () => {
    const sheet = 'Buy 8 inf\nCombat moves:\n3 inf KAR > UKR\n3 inf CAU > UKR\n1 ftr RUS > UKR, land CAU';
    const { checked, told, ahead } = check(club, 'dora', `${sheet}\nFight all\nEnd turn`);
    expect(told.verdict, JSON.stringify(told.refused)).toBe('fine');
    expect([told.open, ahead?.open, ahead?.through?.headline]).toEqual([
      [],
      undefined,
      expect.stringContaining('or is lost; see below'),
    ]);
    expect(told.cost).toBe('U.S.S.R. spends 24 of 24 IPC; 0 are left.');
    await club.mail('dora', sheet);
    const { battles } = await club.world.json(['odds', 'spring-26']);
    const [only] = checked.ahead?.foreseen.battles ?? [];
    expect(battles).toEqual([
      { battle: 'ukraine-ssr', place: 'ukraine-ssr', odds: only?.kind === 'land' && only.outcome },
    ]);
    const { out } = await club.world.run(['odds', 'spring-26']);
    for (const { name, says } of ahead?.battles[0]?.chances ?? []) expect(out).toMatch(new RegExp(`${name} +${says}`));
  });

  test('behind the dice: what would be refused and lost were the battle won, as a dry run tells it', async () => {
    const attack = 'Buy 8 inf\nCombat moves:\n3 inf KAR > UKR\n3 inf CAU > UKR\n1 ftr RUS > UKR, land CAU\nFight all';
    const text = `${attack}\nNCM:\n1 inf EEU > RUS\nPlace 6 inf KAR\nEnd turn`;
    const { told, ahead, checked } = check(club, 'dora', text);
    expect(told.verdict).toBe('fine');
    const { through, withheld, mail, threats } = ahead ?? {};
    expect(through?.headline).toContain('something still stands in the way');
    expect(through?.refused.map(({ line }) => line.name)).toEqual(['line 8']);
    expect(through?.lost).toEqual(['2 infantry: bought and not placed, and would be lost.']);
    expect([mail, withheld, threats]).toEqual([undefined, told.withheld ?? expect.stringContaining('mail'), 'to come']);
    expect(checked.ahead?.later).toBe('refused');
    const { out, code } = await club.world.run([
      'submit',
      'spring-26',
      club.world.write('t.txt', text),
      '--as',
      'dora',
      '--dry-run',
    ]);
    expect(code).not.toBe(0);
    const said = [...(ahead?.battles[0]?.says ?? []).slice(0, 3), ...(through?.lost ?? [])];
    for (const line of said) expect(out.toLowerCase()).toContain(line.toLowerCase());
    for (const { reasons } of through?.refused ?? []) for (const { says } of reasons) expect(out).toContain(says);
  });

  test('lines that hang on conditions are read back, and may be sent', () => {
    const text =
      'Buy 8 inf\nCombat moves:\n3 inf KAR > UKR\n3 inf CAU > UKR\nFight all\nNCM:\nIf UKR is taken: 2 inf RUS > CAU';
    const { told } = check(club, 'dora', text);
    expect(told.verdict, JSON.stringify([told.unclear, told.refused])).toBe('fine');
    expect(told.conditions).toEqual([
      expect.stringMatching(/^If .*Ukraine.*: 2 infantry from Russia to the Caucasus$/),
    ]);
  });

  test('what is entered already is told as on the command line, and the mail holds the rest', async () => {
    const moved = 'Buy 8 inf\nCombat moves:\n3 inf KAR > UKR\n3 inf CAU > UKR\n';
    const { code } = await submit(club, moved, '--yes');
    expect(code).toBe(0);
    const same = check(club, 'dora', moved);
    expect(same.told).toMatchObject({ verdict: 'entered', sendable: 'no', understood: [] });
    expect(same.told.headline).toBe('All of this stands in the log already.');
    const text = moved.replace('8 inf', '7 inf, 1 arm').replace('3 inf CAU', '2 inf CAU');
    const { told, ahead } = check(club, 'dora', `${text}Fight all\nPlace 8 inf RUS\nEnd turn`);
    expect(told).toMatchObject({ verdict: 'fine', sendable: 'yes', refused: [], unclear: [] });
    expect(told.understood.map(({ heading }) => heading)).toEqual(['Fight', 'Place', expect.stringMatching(/^End/)]);
    const { out } = await submit(club, text, '--dry-run');
    expect(told.again?.late.map(({ line }) => line.at)).toEqual([1, 3]);
    for (const { says, differs } of told.again?.late ?? [])
      for (const each of [says, ...differs]) expect(out).toContain(each);
    expect(sent(ahead?.mail).text).toMatch(/^Combat moves:\n\nFight all\nPlace 8 inf RUS\nEnd turn\n\n== fieldpost ==/);
    expect(check(club, 'dora', text).told).toMatchObject({
      verdict: 'entered',
      headline: expect.stringMatching(/too late/),
    });
  });

  test('a condition the log has settled says which way, as on the command line', async () => {
    await submit(club, 'Buy 8 inf\nNCM:\n2 inf CAU > RUS', '--yes');
    const text = 'If KAR is ours: place 8 inf KAR\nIf UKR is taken: place 8 inf UKR';
    const { told } = check(club, 'dora', text);
    const { out } = await submit(club, text, '--dry-run');
    expect(told.conditions).toEqual([
      expect.stringMatching(/^So it is, and it counts: If Karelia.* is ours: .*8 infantry/),
      expect.stringMatching(/^Not so, and left out: If .*Ukraine.*: .*8 infantry/),
    ]);
    for (const each of told.conditions) expect(out).toContain(each);
  });

  test('doubtful lines are proposed as they were likely meant', () => {
    const { told, proposed } = check(club, 'dora', 'Buy 8 inf\nCombat moves:\n3 inf KAR > Ukrane\n3 inf CAU > UKR');
    expect(told.verdict).toBe('unclear');
    expect(proposed).toEqual([
      { line: expect.objectContaining({ at: 3 }), texts: [expect.stringMatching(/^3 inf KAR > Ukr/)] },
    ]);
  });

  test('while the rules are not there yet: what was read, and that it is looked into', () => {
    expect(readOnly(club, SOVIET.en)).toMatchObject({ verdict: 'read', sendable: 'no', refused: [] });
    expect(readOnly(club, SOVIET.en).understood.length).toBeGreaterThan(3);
    expect(readOnly(club, 'Buy 8 infx')).toMatchObject({ verdict: 'unclear' });
  });

  test('what stands between the marks is for people, and is in full words by the parts of a turn', () => {
    const { ahead } = check(club, 'dora', SOVIET.nl, 'nl');
    const { text, link } = sent(ahead?.mail);
    const [own = '', account = ''] = text.split('== fieldpost ==');
    expect(own).toBe(`${SOVIET.nl.split('\n-- ')[0]}\n\n`);
    expect(account).toMatch(/2\. Aankopen\n {2}Aankoop: 8 infanterie voor 24 IPC/);
    expect(account).toMatch(/5\. .+\n {2}2 infanterie uit de Kaukasus naar Rusland/);
    expect(account).toMatch(/pbem-checkpoint v1 spring-26 1 [0-9a-f]{64}\n== \/fieldpost ==\n$/);
    expect(link).toMatch(/^mailto:\?subject=%5Bpbem%20spring-26/);
    expect(decodeURIComponent(link ?? '')).toContain('Plaats 8 inf Karelië');
  });

  test('a link that programs would cut short holds the orders alone, and a long turn has none', () => {
    const remark = `# ${'far '.repeat(240)}`;
    const long = check(club, 'dora', ['Buy 8 inf', remark, remark, remark].join('\n'));
    expect(long.told.verdict).toBe('fine');
    expect(sent(long.ahead?.mail).link).toBeUndefined();
    const { link = '' } = sent(check(club, 'dora', `Buy 8 inf\n${remark}`).ahead?.mail);
    expect(decodeURIComponent(link)).toMatch(/body=Buy 8 inf\r\n# far/);
    expect(decodeURIComponent(link)).not.toContain('== fieldpost ==');
  });

  test('misspelt: the nearest reading, and what to write in its place', () => {
    const { told, ahead } = check(club, 'dora', 'Buy 8 inf\n2 inf CAU > Ukrane');
    expect(told).toMatchObject({ verdict: 'unclear', headline: '1 line was not understood.' });
    expect(ahead).toBeUndefined();
    expect(told.unclear).toMatchObject([
      { line: { name: 'line 2', text: '2 inf CAU > Ukrane' }, text: 'Ukrane', nearest: [{ write: 'UKR' }] },
    ]);
  });

  test('ambiguous: asked, in the words of the reader', () => {
    const { told } = check(club, 'dora', 'Koop 1 SS', 'nl');
    expect(told.verdict).toBe('question');
    expect(told.asked[0]?.says).toMatch(/^‘SS’ kan .+ of .+ betekenen\. Wat wordt er bedoeld\?$/);
    expect(told.asked[0]?.nearest.length).toBeGreaterThan(1);
  });

  test('against the rules: every reason by its line, with clauses', () => {
    const { told, ahead } = check(club, 'dora', 'Buy 9 inf\nCM:\n1 inf RUS > UKR', 'de');
    expect(told.verdict).toBe('refused');
    expect(told.refused.map(({ line }) => line.name)).toEqual(['Zeile 1', 'Zeile 3']);
    expect(told.refused[0]?.reasons[0]).toMatchObject({ clauses: expect.arrayContaining(['B18.1']) });
    expect(told.cost).toBe('UdSSR würde 27 IPC ausgeben und hat nur 24.');
    expect(ahead).toBeUndefined();
  });

  test('of somebody who is not awaited: said so, and his mail is kept for his turn', async () => {
    const { told, ahead } = check(club, 'bernd', 'Kaufe 10 Inf', 'de');
    expect(told).toMatchObject({ verdict: 'not-now', headline: expect.stringContaining('UdSSR (Dora)') });
    const { text, subject } = sent(ahead?.mail);
    expect((await club.mail('bernd', text, { subject })).outcome).toBe('waiting');
  });

  test('an answer in a battle is checked as well: casualties that are asked for', async () => {
    const attack = 'CM:\n3 inf KAR > UKR\n3 inf CAU > UKR\n1 ftr RUS > UKR, land CAU\nFight all';
    expect(await club.mail('bernd', 'Standing: defend UKR ask')).toMatchObject({ outcome: 'done' });
    await club.mail('dora', `Buy 8 inf\n${attack}`);
    const state = positionOf(club).state;
    const due = state.turn.battles.find((battle) => battle.due !== undefined)?.due;
    if (due?.decision !== 'casualties') throw new Error(`The dice of this world ask Bernd nothing: ${due?.decision}`);
    const few = check(club, 'bernd', 'lose 9 inf in UKR', 'de');
    expect(few.told.verdict).toBe('refused');
    const right = check(club, 'bernd', `lose ${due.hits} inf in UKR`, 'de');
    expect(right.told.verdict, JSON.stringify(right.told.refused)).toBe('fine');
    const lines = club.world.log('spring-26').length;
    const { text, subject } = sent(right.ahead?.mail);
    const report = await club.mail('bernd', text, { subject });
    expect(['done', 'partly'], report.answer?.text).toContain(report.outcome);
    expect(ordersFrom(club, lines)[0]).toEqual(right.checked.mail.sheet.orders.map(withoutNonce)[0]);
  });

  test('no order, nobody’s, or of a game of another time: said in a sentence', () => {
    expect(check(club, 'dora', 'See you on Tuesday!').told).toMatchObject({ verdict: 'nothing' });
    expect(check(club, 'greta', 'Buy 8 inf').told).toMatchObject({
      verdict: 'not-now',
      headline: 'You play no power in this game.',
    });
    const { state, ...rest } = positionOf(club);
    const later: PositionJson = {
      ...rest,
      format: POSITION_FORMAT,
      state: makeStateJson({ ...state, ruleset: { id: 'x', version: 9 } }),
    };
    expect(openPosition(later, undefined)).toBeUndefined();
    expect(openPosition({ ...later, format: 2 as typeof POSITION_FORMAT }, secondEdition)).toBeUndefined();
  });
});

test('the page knows every ruleset there is, in every version', async () => {
  for (const ruleset of RULESETS) expect(await rulesOf(ruleset)).toBe(ruleset);
  expect(await rulesOf({ id: 'second-edition', version: 99 })).toBeUndefined();
  expect(await rulesOf({ id: 'toString', version: 1 })).toBeUndefined();
});
