// Upright boxes on the map, by which names, counters and marks keep clear of each other. Lengths are units of the
// drawing.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box of a size around a point. */
export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The area two boxes share; 0 where they only touch. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Whether two boxes share any area. */
export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether one box lies wholly within another. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

export const grow = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** The smallest box around all of them; undefined for none. */
export const boxOver = (boxes: readonly Box[]): Box | undefined =>
  boxes.length === 0
    ? undefined
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

export const isInside = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;

const CELL = 50;

/** Boxes that are taken, found by place. */
export interface Taken {
  readonly add: (box: Box) => void;
  /** Whether any of them shares area with a box. */
  readonly meets: (box: Box) => boolean;
  /** How much area of a box they cover together; where they cover each other it counts twice. */
  readonly covered: (box: Box) => number;
}

/**
 * Starts from boxes that are taken already.
 *
 * @param under more that are taken; they stay as they are
 */
export const makeTaken = (boxes: Iterable<Box>, under?: Taken): Taken => {
  const cells = new Map<number, Box[]>();
  const keysOf = (box: Box): readonly number[] => {
    const keys: number[] = [];
    for (let row = Math.floor(box.top / CELL); row <= Math.floor(box.bottom / CELL); row += 1)
      for (let column = Math.floor(box.left / CELL); column <= Math.floor(box.right / CELL); column += 1)
        keys.push(row * 1000 + column);
    return keys;
  };
  const add = (box: Box): void => {
    for (const key of keysOf(box)) {
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [box]);
      else cell.push(box);
    }
  };
  for (const box of boxes) add(box);
  return {
    add,
    meets: (box) =>
      under?.meets(box) === true ||
      keysOf(box).some((key) => cells.get(key)?.some((taken) => meets(taken, box)) === true),
    covered: (box) => {
      const near = new Set(keysOf(box).flatMap((key) => cells.get(key) ?? []));
      return [...near].reduce((sum, taken) => sum + overlap(taken, box), under?.covered(box) ?? 0);
    },
  };
};
