// A clerk at work with nothing but what he is handed: a game is opened, a sheet is tried, looked ahead from and played
// with given dice, and sent once more. It is run with Node around it and without.

import { appendRoll, openGame } from '../../../src/archive/append.ts';
import {
  CRAFT,
  consider,
  contextOf,
  enter,
  foresightLines,
  type Hands,
  lookAhead,
  powerFor,
  readSheet,
  type Seat,
  type Table,
} from '../../../src/clerk/index.ts';
import { en as further } from '../../../src/i18n/check/further-en.ts';
import { withFurther } from '../../../src/i18n/check/tongue.ts';
import { en } from '../../../src/i18n/check/tongue-en.ts';
import { unpacked } from '../../../src/i18n/messages/catalogue.ts';
import { wordsIn } from '../../../src/i18n/words.ts';
import { parseSheet } from '../../../src/notation/index.ts';
import { oddsOf } from '../../../src/odds/index.ts';
import { secondEdition, usualOptions } from '../../../src/rulesets/index.ts';
import type { Faces, Result, Roll } from '../../../src/vocab/index.ts';

const SHEET = [
  'Buy 8 inf',
  'Attack Ukraine with 3 inf from Karelia and 3 inf from the Caucasus',
  '1 ftr RUS > UKR, land CAU',
  'Fight all',
  'NCM:',
  '2 inf RUS > CAU',
  'Place 8 inf RUS',
  'End turn',
].join('\n');

const AT = '2026-03-01T09:00:00Z';

const takenFrom = <V>(drafted: Result<V, unknown>): V => {
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.error));
  return drafted.value;
};

/** Plays a turn at a table of two. @param dice what falls for each need */
export const atTable = async (dice: Faces) => {
  const log: string[] = [];
  const opened = takenFrom(
    openGame(
      'spring-26',
      {
        type: 'open-game',
        title: 'Spring 26',
        board: secondEdition.board.id,
        ruleset: secondEdition.id,
        version: secondEdition.version,
        options: usualOptions(secondEdition),
        players: [
          { id: 'anna', name: 'Anna', role: 'player', powers: ['ussr', 'uk', 'usa'] },
          { id: 'bernd', name: 'Bernd', role: 'player', powers: ['germany', 'japan'] },
        ],
        dice: { source: 'recorded' },
        purpose: 'play',
      },
      { at: AT, by: 'anna' },
    ),
  );
  log.push(...opened.lines);
  const tongue = withFurther(en, further);
  const words = wordsIn(secondEdition.board, 'en', tongue.place, tongue.catalogues.map(unpacked));
  const table: Table = { game: opened.game, ruleset: secondEdition, words, ...CRAFT };
  const [speaker] = opened.game.trust.players;
  if (speaker === undefined) throw new Error('Nobody plays.');
  const seat: Seat = {
    said: { at: AT, by: speaker.id },
    speaker,
    power: powerFor(secondEdition, opened.game.replay.state, speaker),
  };
  let nonces = 0;
  const hands: Hands = {
    language: 'en',
    nonce: () => (nonces++).toString(16).padStart(64, '0'),
    write: ({ lines, game }) => {
      log.push(...lines);
      return game;
    },
    land: async ({ game }) => {
      const rolls: Roll[] = [];
      let due = game.replay.state.awaiting;
      for (;;) {
        rolls.push(
          ...due.map((need) => ({ purpose: need.purpose, sides: need.sides, values: [...(dice(need) ?? [])] })),
        );
        const draft = takenFrom(appendRoll(game, seat.said, { source: 'recorded', service: 'table', rolls }));
        due = draft.asked;
        if (due.length === 0) return { game: hands.write(draft), entries: draft.entries, missing: [] };
      }
    },
  };
  const reads = (at: Table) => (text: string) => readSheet(hands, at, seat, text);
  const brought = (at: Table, text: string) => ({ whole: reads(at)(text), reads: reads(at) });
  const first = brought(table, SHEET);
  const found = consider(hands, table, seat, first);
  if (found.what !== 'possible') throw new Error(found.what);
  const { read, rehearsal } = found;
  const ahead = lookAhead(contextOf(hands, table, seat), read, rehearsal, {
    odds: (...battle) => oddsOf(...battle),
    parse: parseSheet,
  });
  const silent = { home: () => {}, ordered: () => {}, landed: () => {}, missing: () => {} };
  const entered = await enter(table, seat, read, {}, { losses: 'held-back', hands, listener: silent });
  const { table: after, end } = entered.played;
  const { replay } = after.game;
  const again = consider(hands, after, seat, brought(after, SHEET));
  const wrong = consider(hands, table, seat, brought(table, SHEET.replace('2 inf RUS > CAU', '2 inf RUS > Cacausas')));
  return {
    foreseen: ahead === undefined ? [] : foresightLines(words, ahead.foreseen),
    later: ahead?.later,
    end,
    kept: entered.kept,
    power: replay.state.turn.power,
    ukraine: replay.state.spaces[replay.state.slots.get('ukraine-ssr') ?? -1]?.control,
    again: { what: again.what, entered: again.again?.entered },
    wrong: { what: wrong.what, holds: wrong.what === 'possible' ? wrong.doubts.holds : undefined },
    log,
  };
};

/** All attackers hit with every die, and nobody hits them. */
export const LUCKY: Faces = ({ purpose, n, sides }) =>
  Array.from({ length: n }, () => (/attack/.test(purpose) ? 1 : sides));
