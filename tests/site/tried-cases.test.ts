// Cases of the rules that are played on as trials: what lies beside every topic is the position the case is tried with,
// every link to a trial names such a case, and one is played from its picture in a real browser.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameOf, verifyGame } from '../../src/archive/index.ts';
import { readCases } from '../../src/cases/files.ts';
import { type Case, noBeginning, positionOf, rulesetOfCase } from '../../src/cases/index.ts';
import { nextIn, openTrial, type Trial } from '../../src/clerk/trial.ts';
import { decide, evolve, NO_NONCE, spaceAt, spaceAtStart } from '../../src/engine/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { parseLines } from '../../src/notation/index.ts';
import { readRegistry } from '../../src/reference/files.ts';
import { newestRulesets, RULESETS, type Ruleset } from '../../src/rulesets/index.ts';
import { lookOf } from '../../src/site/data/map.ts';
import { caseIn, sheetIn } from '../../src/site/try/case.ts';
import type { TriedCase } from '../../src/site/try/message.ts';
import { noFaces } from '../../src/vocab/index.ts';
import { checking } from './support/checking.ts';
import { hindrancesOn } from './support/hindrances.ts';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { shiftsOn, watchShifts } from './support/shifts.ts';
import { begin, exported, next, press } from './support/trying.ts';

const project = path.resolve(import.meta.dirname, '../..');
const { clauses } = readRegistry(project);
const topics = [...new Set([...clauses.values()].map(({ topic }) => topic))];
const specs = readCases(project).map(({ spec }) => spec);
const topicOf = ({ clause }: Case): string | undefined => clauses.get(clause)?.topic;

const looking = lookAtTestSite();

const rulesOfCase = (spec: Case): Ruleset => {
  const ruleset = rulesetOfCase(spec.ruleset, RULESETS);
  if (ruleset === undefined) throw new Error(`${spec.id}: no such rules.`);
  return ruleset;
};

const canBegin = (spec: Case): boolean => noBeginning(spec) === undefined;

/** What is planned as a trial begins with a case comes out as the case says. @returns how many orders are planned */
const asPlanned = ({ id, then }: Case, { table }: Trial, text: string): number => {
  const { ruleset, game } = table;
  let { state } = game.replay;
  const { orders } = parseLines({ ruleset, state, power: state.turn.power, nonce: NO_NONCE }, text);
  for (const [at, order] of orders.entries()) {
    const decided = decide(ruleset, state, order, noFaces);
    expect(decided.ok, id).toBe(!('refused' in then) || then.refused.order !== at);
    if (decided.ok) state = decided.value.events.reduce(evolve, state);
    else if ('refused' in then && then.refused.clause !== undefined)
      expect(
        decided.error.flatMap(({ clauses: cited }) => [...cited]),
        id,
      ).toContain(then.refused.clause);
    if (!decided.ok) break;
  }
  return orders.length;
};

describe('what lies beside the topics', () => {
  const found = new Map<string, TriedCase>();
  /** Cases of which all that is ordered first is planned. */
  let planned = 0;

  beforeAll(() => {
    for (const topic of topics) {
      const file = path.join(looking.site.out, 'rules', 'cases', `${topic}.json`);
      const { format, cases } = JSON.parse(readFileSync(file, 'utf8'));
      expect(format).toBe(1);
      const own = specs.filter((spec) => topicOf(spec) === topic && canBegin(spec)).map(({ id }) => id);
      expect(Object.keys(cases).sort(), topic).toEqual(own.sort());
      for (const [id, each] of Object.entries(cases)) found.set(id, each as TriedCase);
    }
  });

  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset.version, ruleset] as const))(
    'opens with the position of every case of %s, version %i',
    async (_id, _version, ruleset) => {
      const own = specs.filter((spec) => rulesOfCase(spec) === ruleset && canBegin(spec));
      const proved = new Set<string | undefined>();
      for (const spec of own) {
        const there = found.get(spec.id);
        if (there === undefined) throw new Error(`${spec.id} is not there.`);
        const begins = await caseIn(there);
        const opened =
          begins &&
          openTrial(
            'trial-1',
            { title: 'Trial', sparring: [], names: { screen: 'Here', sparring: 'Sparring player' }, ...begins },
            wordsOf(ruleset.board, 'en'),
            { language: 'en', hex: (bytes) => '0'.repeat(2 * bytes), now: () => '2026-03-01T09:00:00Z' },
          );
        const position = positionOf(ruleset, spec);
        if (!opened?.ok || !position.ok) throw new Error(`${spec.id} does not begin.`);
        const { state } = opened.value.table.game.replay;
        // Who plays is the screen's.
        expect({ ...state, players: [] }, spec.id).toEqual({ ...position.value, players: [] });
        expect(nextIn(opened.value)?.by, spec.id).toBe('screen');
        const text = sheetIn(opened.value, there.orders, 'de');
        const isWhole = asPlanned(spec, opened.value, text) === there.orders.length;
        if (isWhole && there.orders.length > 0) planned += 1;
        if (proved.has(topicOf(spec))) continue;
        proved.add(topicOf(spec));
        const log = new TextEncoder().encode(`${opened.value.lines.join('\n')}\n`);
        expect(verifyGame(gameOf('trial-1', log)), spec.id).toMatchObject({ verdict: 'sound', faults: [] });
      }
      // The page draws the board of the newest version.
      const newest = newestRulesets().find(({ id }) => id === ruleset.id);
      if (own.length > 0) expect(lookOf(ruleset.board)).toBe(newest && lookOf(newest.board));
    },
    60_000,
  );

  test('plans what nearly all of them order first', () => {
    const all = [...found.values()].filter(({ orders }) => orders.length > 0);
    expect(all.length).toBeGreaterThan(1800);
    // All but those in which others have the turn too, and a few that lines do not say exactly.
    expect(planned).toBeGreaterThan(all.length * 0.95);
  });

  test('is of all rules that are played by', () => {
    const played = new Set([...found.values()].map(({ ruleset }) => ruleset.id));
    expect([...played].sort()).toEqual([...new Set(newestRulesets().map(({ id }) => id))].sort());
  });
});

test.each(['', 'de/', 'nl/'])('under /%s every case that can be played on has its link, and no other', (prefix) => {
  const linked = new Set<string>();
  for (const topic of topics) {
    const html = readFileSync(path.join(looking.site.out, prefix, 'rules', topic, 'index.html'), 'utf8');
    for (const [, address = ''] of html.matchAll(/href="\/club\/([^"]*try\/\?[^"]*)"/g)) linked.add(address);
    // Beside every case in a list, and below every picture of one.
    for (const [item] of html.matchAll(/<li class="(?:accepted|refused)">.*?<\/li>|<figure>[\s\S]*?<\/figure>/g)) {
      const [, id] = /case=([^"]+)"/.exec(item) ?? [];
      if (id === undefined) continue;
      expect(item.split('<a ').length, id).toBe(2);
    }
  }
  const wanted = specs.filter(canBegin).map((spec) => {
    const { id } = rulesOfCase(spec);
    return `${prefix}try/?from=rules-${id}&#38;topic=${topicOf(spec)}&#38;case=${spec.id}`;
  });
  const plain = (address: string): string => address.replaceAll(/&(#38|amp);/g, '&');
  expect([...linked].map(plain).sort()).toEqual(wanted.map(plain).sort());
});

test('from the picture of a case a reader begins with its position, plays a move and has a log that is proved', async () => {
  await checking(looking, 'rules/armor/', WIDE, async (page) => {
    const id = 'armor.blitz-past-aa-and-complex.1';
    await page.locator(`figure a[href$="case=${id}"]`).click();
    await page.locator('.try-case b').waitFor();
    expect(await page.locator('.try-case').textContent()).toBe(
      'accepted A gun and a complex alone do not stop a blitz Read the rule',
    );
    expect(await page.locator('.try-case a').getAttribute('href')).toBe(
      '/club/rules/armor/#armor.blitz-past-aa-and-complex',
    );
    await begin(page);
    expect(await next(page)).toMatch(/Germany, round 1: your move/);
    expect(await page.locator('.plan-says').textContent()).toMatch(/^What the case orders is planned already/);
    expect(await page.locator('[name="plan-part"]:checked').getAttribute('value')).toBe('combat');
    expect(await page.locator('#plan-sheet').inputValue()).toBe('Combat moves\n1 arm EEU > KAR > RUS');
    expect(await page.locator('.try-title').textContent()).toBe('Trial: A gun and a complex alone do not stop a blitz');
    await press(page, '[data-does="end"]');
    const { name, log } = await exported(page);
    expect(log.toString()).toContain(`"note":"A trial. It begins with the position of the rules case ${id}."`);
    const game = gameOf(name.replace('.jsonl', ''), log);
    expect(verifyGame(game)).toMatchObject({ verdict: 'sound', faults: [] });
    expect(game.trust.purpose).toBe('trial');
    expect(spaceAt(game.replay.state, 'russia').control).toBe('germany');
  });
}, 120_000);

/** The address of a case, to begin a trial with. */
const addressOf = (id: string): string => {
  const spec = specs.find((each) => each.id === id);
  if (spec === undefined) throw new Error(`There is no ${id}.`);
  return `try/?from=rules-${rulesOfCase(spec).id}&topic=${topicOf(spec)}&case=${id}`;
};

test('a case that says who plays which powers is played by just these', async () => {
  await checking(looking, addressOf('E10.2'), WIDE, async (page) => {
    await page.locator('.try-case b').waitFor();
    const against = page.locator('p:has(> #try-against)');
    await against.waitFor({ state: 'hidden' });
    // Whatever else is begun with has its own.
    await page.locator('#try-what').selectOption('rules-second-edition');
    await against.waitFor();
    await page.locator('#try-what').selectOption('case');
    await page.locator('.plan-start button[type="submit"]').click();
    await page.locator('fp-try[data-state="open"]').waitFor({ timeout: 60_000 });
    expect(await page.locator('.try-holds b').textContent()).toBe('Germany');
    const { log } = await exported(page);
    const [opened] = log.toString().split('\n');
    expect(JSON.parse(opened ?? '').order.players.map(({ powers }: { powers: unknown }) => powers)).toEqual([
      ['germany'],
      ['ussr', 'uk', 'usa'],
    ]);
  });
}, 120_000);

test('a case later in a turn begins there, with the land that was taken in it', async () => {
  await checking(looking, addressOf('linked.canal.panama.2'), WIDE, async (page) => {
    await page.locator('.try-case b').waitFor();
    await begin(page);
    expect(await page.locator('[name="plan-part"]:checked').getAttribute('value')).toBe('noncombat');
    const { name, log } = await exported(page);
    const game = gameOf(name.replace('.jsonl', ''), log);
    expect(verifyGame(game)).toMatchObject({ verdict: 'sound', faults: [] });
    const { state } = game.replay;
    expect(state.turn.phase).toBe('noncombat-move');
    expect(spaceAtStart(state, 'panama').control).toBe('japan');
    expect(spaceAt(state, 'panama').control).toBe(state.turn.power);
  });
}, 120_000);

test('an address from before a clause was moved to another topic still names its case', async () => {
  await looking.onPage('try/?from=rules-second-edition&topic=rulings&case=ruling.D3.1', WIDE, async (page) => {
    await page.locator('.try-case b').waitFor();
    const rule = await page.locator('.try-case a').getAttribute('href');
    expect(rule).toBe('/club/rules/rulings-second-edition/#ruling.D3');
  });
});

test('on a telephone a case is named before it is begun with, and nothing jumps; what is none says so', async () => {
  const spec = specs.find((each) => canBegin(each) && each.ruleset === 'pacific-2001');
  const none = specs.find((each) => !canBegin(each));
  if (spec === undefined || none === undefined) throw new Error('There are such cases.');
  const address = (each: Case): string =>
    `de/try/?from=rules-${rulesOfCase(each).id}&topic=${topicOf(each)}&case=${each.id}`;
  await checking(looking, 'de/try/', PHONE, async (page) => {
    await watchShifts(page);
    await page.goto(new URL(address(spec), looking.site.address).href);
    await page.locator('.try-case b').waitFor();
    expect(await shiftsOn(page)).toBeLessThan(0.05);
    expect(await hindrancesOn(page)).toEqual([]);
    await begin(page);
    expect(await page.locator('.try-title').textContent()).toMatch(/^Probe: /);
    // What was chosen from is far up by now.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await hindrancesOn(page)).toEqual([]);
    await page.goto(new URL(address(none), looking.site.address).href);
    await page.locator('.try-case:not(:empty)').waitFor();
    expect(await page.locator('.try-case').textContent()).toMatch(/^Mit diesem Fall kann keine Probe beginnen/);
    await page.locator('.plan-start button[type="submit"]').click();
    expect(await page.locator('fp-try').getAttribute('data-state')).toBe(null);
  });
}, 120_000);
