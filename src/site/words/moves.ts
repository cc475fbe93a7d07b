// The moves of a turn as sentences.

import type { Force, MoveAccount } from '../../stats/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Speech } from './speak.ts';

export interface SaidMove {
  /** Who moves; of an effect, the whole sentence. */
  readonly text: string;
  /** What becomes of those who do not march: aboard, ashore, off a carrier. */
  readonly does?: string;
  /** For a march: its way, space by space, and what was said beside it. */
  readonly way?: readonly string[];
  readonly beside?: string;
  /** What a move brought about rather than a move itself. */
  readonly kind: 'move' | 'effect';
}

const owners = (forces: readonly Force[]): readonly Power[] => forces.map(({ power }) => power);

/** Units of the power in turn are only counted, those of others named with their power. */
const unitsOf = (s: Speech, forces: readonly Force[], power: Power): string =>
  owners(forces).every((owner) => owner === power)
    ? s.list(forces.map(({ units }) => s.words.units(units)))
    : s.list(
        forces.map((force) =>
          s.t('map-units-of', { units: s.words.units(force.units), power: s.words.power(force.power) }),
        ),
      );

/** A move made in the turn of `power`. */
export const sayMove = (s: Speech, move: MoveAccount, power: Power): SaidMove => {
  const { t, words } = s;
  const effect = (text: string): SaidMove => ({ text, kind: 'effect' });
  const moved = (forces: readonly Force[], does: string): SaidMove => ({
    text: unitsOf(s, forces, power),
    does,
    kind: 'move',
  });
  switch (move.kind) {
    case 'march': {
      const beside = [
        ...(move.cargo.length === 0 ? [] : [t('move-carrying', { cargo: unitsOf(s, move.cargo, power) })]),
        ...(move.role === 'raid' ? [t('move-raid')] : []),
        ...(move.land === undefined ? [] : [t('move-land', { space: move.land })]),
        ...(move.unordered === undefined ? [] : [t('move-by-rule')]),
      ].join('; ');
      return {
        text: unitsOf(s, move.forces, power),
        way: move.path.map((id) => words.space(id)),
        ...(beside === '' ? {} : { beside }),
        kind: 'move',
      };
    }
    case 'load': {
      const { from, zone } = move;
      return moved(
        move.forces,
        move.owner === power
          ? t('move-load', { from, zone })
          : t('move-load-ally', { from, zone, owner: words.power(move.owner) }),
      );
    }
    case 'unload':
      return moved(move.forces, t('move-unload', { zone: move.zone, to: move.to }));
    case 'landing':
      return moved(move.forces, t('move-landing', { zone: move.zone, to: move.to }));
    case 'launch':
      return moved(move.forces, t('move-launch', { zone: move.zone }));
    case 'deck':
      return moved(move.forces, t('move-deck', { zone: move.zone }));
    case 'neutral':
      if (move.fee === undefined)
        return effect(
          t(move.by === 'air' ? 'move-neutral-over' : 'move-neutral-into', { space: words.space(move.space) }),
        );
      return effect(
        t(move.by === 'air' ? 'move-neutral-air' : 'move-neutral', { space: words.space(move.space), fee: move.fee }),
      );
    case 'take': {
      const key = (
        {
          capture: 'move-capture',
          blitz: 'move-blitz',
          liberation: 'move-liberation',
          neutral: 'move-take-neutral',
          given: 'move-given',
        } as const
      )[move.how];
      return effect(t(key, { space: words.space(move.space), power: words.power(move.to) }));
    }
    case 'facilities':
      return effect(
        t('move-facilities', {
          units: unitsOf(s, move.forces, move.to),
          space: move.space,
          power: words.power(move.to),
        }),
      );
    case 'remove': {
      const key = (
        {
          'no-landing-place': 'move-remove-landing',
          'ship-lost': 'move-remove-ship',
          'gave-up': 'move-remove-gave-up',
        } as const
      )[move.cause];
      return effect(t(key, { units: unitsOf(s, move.forces, power), space: move.space }));
    }
  }
};
