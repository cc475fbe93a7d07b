// Places of a drawing that holds other drawings: what stands in a part stands as far from the part's corner in the
// whole.

import type { SpaceId } from '../../vocab/index.ts';

/** A drawing inside another one: its board, the prefix of its ids there, and where its top left corner lies. */
interface Part {
  readonly board: string;
  readonly prefix: string;
  readonly x: number;
  readonly y: number;
}

/** A space with the places that move with its part. */
interface Placed {
  readonly label?: { readonly x: number; readonly y: number };
  readonly stack?: { readonly x: number; readonly top: number };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

interface Sign {
  readonly id: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

interface Crop {
  readonly box: readonly [number, number, number, number];
}

interface Whole<T, C> {
  readonly parts?: readonly Part[] | undefined;
  readonly spaces: { readonly [id in SpaceId]: T };
  readonly canals?: readonly C[];
  readonly crops?: readonly Crop[];
}

/**
 * A drawing with the spaces, canals and crops of its parts; a space that it places itself stays where it puts it.
 *
 * @param drawingOf a part's own drawing, by the id of its board
 */
export const joinParts = <T extends Placed, C extends Sign, W>(
  whole: W & Whole<T, C>,
  drawingOf: (board: string) => Omit<Whole<T, C>, 'parts'>,
): W => {
  const parts = whole.parts ?? [];
  const spaces = parts.flatMap(({ board, prefix, x, y }) =>
    Object.entries(drawingOf(board).spaces).map(([id, space]): readonly [SpaceId, T] => {
      const { label, stack } = space;
      return [
        prefix + id,
        {
          ...space,
          ...(label === undefined ? {} : { label: { ...label, x: tenths(label.x + x), y: tenths(label.y + y) } }),
          ...(stack === undefined ? {} : { stack: { ...stack, x: tenths(stack.x + x), top: tenths(stack.top + y) } }),
        },
      ];
    }),
  );
  const canals = parts.flatMap(({ board, x, y }) =>
    (drawingOf(board).canals ?? []).map((canal) => ({
      ...canal,
      from: [canal.from[0] + x, canal.from[1] + y],
      to: [canal.to[0] + x, canal.to[1] + y],
    })),
  );
  const crops = parts.flatMap(({ board, x, y }) =>
    (drawingOf(board).crops ?? []).map((crop) => {
      const [left, top, width, height] = crop.box;
      return { ...crop, box: [left + x, top + y, width, height] };
    }),
  );
  return {
    ...whole,
    spaces: { ...whole.spaces, ...Object.fromEntries(spaces.filter(([id]) => whole.spaces[id] === undefined)) },
    canals: [...(whole.canals ?? []), ...canals],
    crops: [...(whole.crops ?? []), ...crops],
  };
};
