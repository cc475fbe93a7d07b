// What pages say and draw of games on another board: Enhanced Realism, whose pieces, links and battles are not the
// usual ones.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame, turnsOf } from '../../src/archive/index.ts';
import { secondEditionBoard } from '../../src/board/index.ts';
import type { GameEvent } from '../../src/engine/index.ts';
import { enhancedRealism, secondEdition } from '../../src/rulesets/index.ts';
import { changedLinks, looksAmong, sharedDrawing } from '../../src/site/data/map.ts';
import { canalsIn } from '../../src/site/data/map-turn.ts';
import { sayClaim, sayHappening } from '../../src/site/words/battle.ts';
import { wholeKey } from '../../src/site/words/map-key.ts';
import { mapTable } from '../../src/site/words/map-table.ts';
import { speak } from '../../src/site/words/speak.ts';
import { battlesOf } from '../../src/stats/account/battles.ts';
import { tellTurn } from '../../src/stats/index.ts';

const { board } = enhancedRealism;
const [en, de, nl] = (['en', 'de', 'nl'] as const).map((language) => speak(language, board));
if (en === undefined || de === undefined || nl === undefined) throw new Error('three languages');

describe('the drawing of its board', () => {
  const drawn = sharedDrawing(board);
  test('has artillery among its signs and no gun; the usual one has a gun and no artillery', () => {
    expect([drawn.includes('id="u-artillery"'), drawn.includes('id="u-aa-gun"')]).toEqual([true, false]);
    const usual = sharedDrawing(secondEditionBoard);
    expect([usual.includes('id="u-artillery"'), usual.includes('id="u-aa-gun"')]).toEqual([false, true]);
  });
  test('has a name of its own where an earlier version looks otherwise', () => {
    const { board: usual } = secondEdition;
    const looks = looksAmong([
      { id: 'a', version: 1, board: usual },
      { id: 'b', version: 1, board: usual },
      { id: 'b', version: 2, board },
      { id: 'a', version: 2, board },
      { id: 'a', version: 3, board: { ...board, roster: usual.roster } },
    ]);
    expect([...looks.values()].map(({ name }) => name)).toEqual(['a', 'b', 'a-3']);
  });
  test('shows the links that are not as printed, those over the edge on both sides', () => {
    expect(changedLinks(board)).toEqual([
      { between: ['southern-europe', 'turkey'], scope: 'land', state: 'open' },
      { between: ['western-canada', 'labrador-sea'], scope: 'transport', state: 'closed' },
      { between: ['union-of-south-africa', 'mozambique-channel'], scope: 'all', state: 'closed' },
    ]);
    expect(drawn.match(/<g class="links".*?<\/g>/s)?.[0].match(/M/g)).toHaveLength(4 + 1 + 3 + 3 + 3);
    expect(changedLinks(secondEditionBoard)).toEqual([]);
    expect(sharedDrawing(secondEditionBoard)).not.toContain('class="links"');
  });
});

describe('the words beside its map', () => {
  const waysOf = (owner: 'germany' | undefined) => {
    const owners = owner === undefined ? [] : [['turkey', owner] as const];
    return [en, de, nl].map((s) => mapTable(s, { owners, stacks: [] }, undefined).ways);
  };
  test('the straits are open to ships of the power that holds Turkey, and closed on the way in while nobody does', () => {
    const straits = (owners: readonly (readonly ['turkey', 'germany'])[]) =>
      canalsIn(board, { owners, stacks: [] }).filter(({ id }) => id.startsWith('turkish-straits'));
    expect(straits([['turkey', 'germany']]).map(({ state, power }) => [state, power])).toEqual([
      ['open', 'germany'],
      ['open', 'germany'],
    ]);
    expect(straits([]).map(({ state, into }) => [state, into])).toEqual([
      ['closed', 'black-sea'],
      ['closed', 'black-sea'],
    ]);
  });
  test('say so once, and which links are changed', () => {
    expect(waysOf('germany').map((ways) => ways[2])).toEqual([
      'Turkish Straits: open to ships of Germany alone.',
      'Türkische Meerengen: offen nur für eigene Schiffe (Deutschland).',
      'Turkse zeestraten: alleen open voor eigen schepen (Duitsland).',
    ]);
    expect(waysOf(undefined)[0]?.slice(2)).toEqual([
      'Turkish Straits: closed to all on the way into the Black Sea.',
      'Land units cross between Southern Europe and Turkey.',
      'Nothing is loaded or landed between Western Canada and the Labrador Sea.',
      'No way leads between the Union of South Africa and the Mozambique Channel.',
    ]);
  });
  test('the key names the pieces of the roster and the signs of changed links', () => {
    const said = wholeKey(de, { file: '', labels: 'de' }).flatMap((group) => group.map(({ says }) => says));
    expect(said).toContain('Artillerie');
    expect(said).not.toContain('Flak');
    expect(said).toContain('Übergang für Landeinheiten');
  });
});

describe('a battle of its kind', () => {
  const battle = 'karelia-ssr';
  const events: readonly GameEvent[] = [
    {
      type: 'battle-opened',
      battle,
      kind: 'land',
      assault: 'no',
      attackers: [{ power: 'germany', type: 'artillery', ids: [1] }],
      defenders: [
        { power: 'ussr', type: 'infantry', ids: [2] },
        { power: 'ussr', type: 'fighter', ids: [3] },
      ],
      supports: [],
    },
    { type: 'step-began', battle, round: 1, step: 'attacking-artillery' },
    {
      type: 'rolled',
      purpose: 'combat/karelia-ssr/1/artillery/germany',
      role: 'artillery',
      sides: 6,
      volleys: [{ power: 'germany', unit: 'artillery', need: 2, values: [1], hits: 1 }],
      hits: 1,
      claims: [{ unit: 'artillery', face: 1, hits: 1, at: [['land', 'air']], by: 'shooter', place: 0 }],
      battle,
      round: 1,
    },
    {
      type: 'units-lost',
      battle,
      units: [{ power: 'ussr', type: 'fighter', ids: [3] }],
      space: battle,
      cause: 'artillery',
      chosenBy: 'shooter',
      dice: [{ power: 'germany', unit: 'artillery', face: 1, hits: 1 }],
    },
    { type: 'stayed', battle, decision: 'retreat', side: 'defence', powers: ['ussr'] },
    { type: 'retreated', battle, units: [{ power: 'ussr', type: 'infantry', ids: [2] }], from: battle, to: 'russia' },
  ];
  const [told] = battlesOf(events.map((event, seq) => ({ seq, event })));
  const happenings = told?.rounds[0]?.happenings ?? [];
  const fire = happenings.flatMap((each) => (each.kind === 'fire' ? [each] : []));
  const said = (s: typeof en) => happenings.flatMap((each) => (each.kind === 'fire' ? [] : sayHappening(s, each)));

  test('says who was hit by whose die, and who chose', () => {
    expect([en, de, nl].map((s) => said(s)[0])).toEqual([
      'U.S.S.R. loses 1 fighter (hit by a 1 of artillery, chosen by who hit them)',
      'UdSSR: 1 Jäger verloren (getroffen: eine 1 durch Artillerie, vom Schützen gewählt)',
      'Sovjet-Unie: 1 gevechtsvliegtuig verloren (geraakt door een 1 van artillerie, gekozen door de schutter)',
    ]);
  });
  test('says why: whom the die could take', () => {
    const [claim] = fire[0]?.claims ?? [];
    if (claim === undefined) throw new Error('no claim');
    expect(sayClaim(en, claim)).toBe('a 1 of artillery: who fired picks land units or planes');
    expect(sayClaim(en, { ...claim, at: [['sea', 'land', 'air']] })).toBe('a 1 of artillery: who fired picks any unit');
    const infantry = { ...claim, unit: 'infantry', hits: 2, by: 'owner', face: undefined } as const;
    const { face: _, ...plain } = infantry;
    expect(sayClaim(en, { ...plain, at: [['infantry'], ['armor', 'artillery'], ['air']] })).toBe(
      '2 hits of infantry: the owner loses infantry; if there are none, armor or artillery; if there are none, planes',
    );
  });
  test('says that the defence goes on, and where it went', () => {
    expect(said(en).slice(1)).toEqual(['U.S.S.R.: the defence goes on', 'U.S.S.R. retreats 1 infantry to Russia']);
  });
  test('ships that break off contact stay, and lead nowhere', () => {
    const stays = sayHappening(en, {
      kind: 'retreated',
      forces: [{ power: 'usa', units: { submarine: 2 } }],
      to: 'hawaiian-sea',
      stays: 'yes',
    });
    expect(stays).toEqual(['United States breaks off contact: 2 submarines stay in the zone']);
  });
  test('of the second coming in a turn is told apart from the first', () => {
    const again = events.map((event) => ({ ...event, ...('battle' in event ? { battle: `${battle}/2` } : {}) }));
    const both = battlesOf([...events, ...(again as readonly GameEvent[])].map((event, seq) => ({ seq, event })));
    expect(both.map(({ id, space }) => [id, space])).toEqual([
      ['karelia-ssr', 'karelia-ssr'],
      ['karelia-ssr/2', 'karelia-ssr'],
    ]);
  });
});

describe('the first turn of the demonstration game artillery-duel', () => {
  const [turn] = turnsOf(loadGame(path.resolve(import.meta.dirname, '..', '..'), 'artillery-duel'));
  if (turn === undefined) throw new Error('no turn');
  const { secondMoves = [], battles } = tellTurn(enhancedRealism, turn);
  const [first, second] = battles;
  const happenings = (battle: typeof first, round: number) =>
    battle?.rounds.find((each) => each.round === round)?.happenings ?? [];

  test('has a second armor move and its battle, each under its name', () => {
    expect(secondMoves).toMatchObject([{ forces: [{ units: { armor: 2 } }] }]);
    expect([en, de, nl].map(({ capital, words }) => capital(words.phase('combat-move/2')))).toEqual([
      'Second armor move',
      'Zweite Panzerbewegung',
      'Tweede tankzet',
    ]);
    expect(battles.map(({ id }) => id)).toEqual(['ukraine-ssr', 'eastern-europe/2']);
  });
  test('has artillery fire first, and what it hits leave before the others fire', () => {
    const inOrder = happenings(first, 1).map((each) =>
      each.kind === 'fire' ? [en.t(`battle-role-${each.role}`), each.volleys[0]?.power] : each.kind,
    );
    expect(inOrder.slice(0, 6)).toEqual([
      ['first fire', 'ussr'],
      'lost',
      'lost',
      ['first fire', 'germany'],
      'lost',
      ['attack', 'ussr'],
    ]);
  });
  test('says of all who left whose dice hit them, though some fired once more before', () => {
    const lost = [first, second].flatMap((battle) =>
      [1, 2].flatMap((round) =>
        happenings(battle, round).flatMap((each) => (each.kind === 'lost' ? sayHappening(en, each) : [])),
      ),
    );
    expect(lost).toEqual([
      'Germany loses 1 fighter (hit by a 1 of artillery, chosen by who hit them)',
      'Germany loses 1 infantry (hit by 1 hit of artillery, by order of loss)',
      'U.S.S.R. loses 1 infantry (hit by 1 hit of artillery, by order of loss)',
      'U.S.S.R. loses 1 infantry (hit by 1 hit of infantry, by order of loss)',
      'Germany loses 2 infantry (hit by 1 hit of infantry and 1 hit of armor, by order of loss)',
      'Germany loses 1 armor (hit by a 1 of armor, chosen by who hit them)',
      'Germany loses 1 artillery (hit by 1 hit of artillery, by order of loss)',
      'U.S.S.R. loses 1 armor (hit by a 1 of artillery, chosen by who hit them)',
      'Germany loses 1 artillery (hit by 1 hit of armor, by order of loss)',
      'Germany loses 1 infantry (hit by 1 hit of armor, by order of loss)',
    ]);
  });
});
