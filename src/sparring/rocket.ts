// The rocket of a turn: the first gun and complex that fit.

import { hasTrait } from '../board/index.ts';
import { decide, type GameOrder } from '../engine/index.ts';
import { nonceFrom } from './random.ts';
import type { View } from './view.ts';
import type { Player } from './whims.ts';

export const rocketOrder = (view: View, { random }: Player): GameOrder | undefined => {
  if (view.state.turn.rocket !== undefined) return undefined;
  const guns = view.territories.filter(({ id }) =>
    view.units(id).some(({ type, power }) => power === view.power && hasTrait(view.ruleset.board, type, 'rockets')),
  );
  const targets = view.territories.filter(({ id }) => view.isEnemy(id) && view.hasComplex(id));
  const nonce = nonceFrom(random);
  return guns
    .flatMap(({ id: from }) =>
      targets.map(({ id: target }): GameOrder => ({ type: 'rocket', power: view.power, from, target, nonce })),
    )
    .find((order) => decide(view.ruleset, view.state, order).ok);
};
