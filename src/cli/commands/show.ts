// `show`: the board, a space, a past moment.

import { cashOf, landValue, spaceAt } from '../../engine/index.ts';
import { countEntries, countUnits } from '../../vocab/index.ts';
import { boardLines, moneyLines, spaceLines } from '../board-text.ts';
import { command, GAME } from '../command.ts';
import { answer } from '../exit.ts';
import { talkOfFaults } from '../faults.ts';
import { findSpaceOrStop } from '../find-space.ts';
import { type Moment, momentOf } from '../moment.ts';
import { enteredBy } from '../proposed.ts';
import { openTable, type Table } from '../table.ts';

/**
 * A position as data.
 *
 * @param which `all` names every space; else only land that somebody holds and spaces with units
 */
export const positionData = ({ ruleset }: Table, { state, entry }: Moment, which: 'all' | 'held' = 'held') => ({
  entry: entry?.seq ?? null,
  at: entry?.at ?? null,
  round: state.round,
  power: state.turn.power,
  phase: state.turn.phase,
  powers: Object.fromEntries(
    ruleset.turnOrder.map((power) => [
      power,
      { land: landValue(ruleset, state, power), treasury: cashOf(state, power), technologies: state.technology[power] },
    ]),
  ),
  purchased: state.turn.purchased,
  spaces: Object.fromEntries(
    ruleset.board.spaces
      .filter(({ id }) => which === 'all' || spaceAt(state, id).control !== null || spaceAt(state, id).units.length > 0)
      .map(({ id }) => [id, spaceData(state, id)]),
  ),
  winner: state.winner ?? null,
  drawn: state.drawn === 'yes',
});

const spaceData = (state: Moment['state'], id: string) => {
  const { control, units } = spaceAt(state, id);
  const powers = [...new Set(units.map(({ power }) => power))];
  return {
    control,
    units: Object.fromEntries(powers.map((power) => [power, countUnits(units.filter((unit) => unit.power === power))])),
  };
};

export const show = command({
  name: 'show',
  takes: { ...GAME, space: '[space...]' },
  options: { at: '--at <moment>', all: '--all' },
  examples: [
    'npx fieldpost show spring-26',
    'npx fieldpost show spring-26 {space} --at r01-germany',
    'npx fieldpost show spring-26 --all',
  ],
  async run(desk, [slug = '', ...words], given) {
    const table = openTable(desk, slug, 'shown');
    talkOfFaults(desk, table.game.faults, table.words);
    const at = momentOf(desk, table, given.text('at'));
    const { state, entry } = at;
    const name = words.join(' ');
    if (name !== '') {
      const space = findSpaceOrStop(desk, table, name);
      for (const line of spaceLines(desk, table, state, space)) desk.say(line);
      return answer({
        game: table.game.slug,
        space: space.id,
        ...spaceData(state, space.id),
        neighbours: space.adjacent,
      });
    }
    const { power, phase, purchased } = state.turn;
    desk.say(
      desk.paint.bold(
        desk.t('show-heading', {
          round: state.round,
          power: table.words.power(power),
          phase: table.words.phase(phase),
        }),
      ),
    );
    if (entry !== undefined)
      desk.say(
        desk.paint.dim(
          desk.t('show-after', { seq: entry.seq, at: `${enteredBy(desk, entry)}, ${desk.moment(entry.at)}` }),
        ),
      );
    desk.say();
    for (const line of moneyLines(desk, table, state)) desk.say(line);
    if (countEntries(purchased).length > 0) desk.say(desk.t('show-purchased', { units: table.words.units(purchased) }));
    for (const line of boardLines(desk, table, state, given.has('all') ? 'all' : 'held')) desk.say(line);
    return answer({ game: table.game.slug, ...positionData(table, at, 'all') });
  },
});
