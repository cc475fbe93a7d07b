// Small silhouettes of the kinds of unit, drawn for this project to be told apart at counter size. Each stands in
// a box of 14 by 12 units with its top left at 0,0 and is filled even-odd.

import type { UnitType } from '../../vocab/index.ts';

const ICONS: { readonly [type in UnitType]: string } = {
  // A soldier from the chest up: helmet, face, shoulders.
  infantry:
    'M3 4.9C3 2.2 4.7.5 7 .5s4 1.7 4 4.4l1.2.3v.9H1.8v-.9zM4.5 6.8h5q-.2 2.1-2.5 2.1T4.5 6.8zM.8 12q.3-2.9 3.5-3.3Q7 10.2 9.7 8.7q3.2.4 3.5 3.3z',
  // Tracks with wheels, turret, gun.
  armor:
    'M4 2.5h4.5l.6 1H14v1.4H9.2L9.5 6H3zM2.5 6.6h9a2.2 2.2 0 0 1 0 4.4h-9a2.2 2.2 0 0 1 0-4.4zM3 8.8m-.9 0a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0M7 8.8m-.9 0a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0M11 8.8m-.9 0a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0',
  // One engine, swept-back wings, seen from above.
  fighter: 'M7 .3q1 .8 1 2.8v.9l5.5 3.2v1.5L8 7.2l-.3 2.4 1.8 1.2v1H4.5v-1l1.8-1.2L6 7.2.5 8.7V7.2L6 4v-.9Q6 1.1 7 .3z',
  // Four engines on long straight wings.
  bomber:
    'M7 0q1.1.7 1.1 2.8h1V2h1.1v.8h1.3V2h1.1v1L14 3.7v1.6L8.1 6 7.8 9.3l2.7 1v1.3h-7v-1.3l2.7-1L5.9 6 0 5.3V3.7L1.4 3V2h1.1v.8h1.3V2h1.1v.8h1Q5.9.7 7 0z',
  // A long barrel raised from a mount.
  'aa-gun': 'M11.8 0l1.4 1.2-5.7 7 2 1.1V11H12v1H2v-1h2V8.8L3 7.3l2-1.5 1 .8z',
  // A gun on a spoked wheel behind its shield.
  artillery:
    'M.7 1l5.6 1.7v2.1L.1 3zM6.3.6h2.2v4H6.3zM7.7 4.9a3.5 3.5 0 1 1-.01 0M7.7 6.3a2.1 2.1 0 1 0 .01 0M7.7 7.3a1.1 1.1 0 1 1-.01 0M11.4 8.5l2.8 2v1.6h-2l-2.1-1.4z',
  // Saw-tooth roofs and a chimney.
  'industrial-complex':
    'M.5 11.5V6.5L4 4v2.5L7.5 4v2.5L10 4.8V.5h2.5v11zM2.5 8.3v1.3H4V8.3zM5.7 8.3v1.3h1.5V8.3zM8.9 8.3v1.3h1.5V8.3z',
  // A freighter: bridge aft, mast and cargo.
  transport: 'M0 7h14l-1.7 4H1.5zM1.5 3.5h3V6.3h-3zM5.5 4.8h3.2v1.5H5.5zM9.3 2h1v1.3l2 1.5v1.5h-3z',
  // A low hull with tower and periscope.
  submarine: 'M0 8.5Q1 6.5 4 6.3h1.2l.5-2.3h.9V2h2v.9H7.5V4h1l.5 2.3q4 .2 5 2-1.5 2.5-7 2.5-5 0-7-2.3z',
  // A flat deck, an island, an aircraft taking off.
  carrier:
    'M0 6h14v1.6h-1.2L11.3 11H2.7L1.2 7.6H0zM8.2 5.3V3.4h.9V1h1v2.4h1.6v1.9zM.8 3.2h1.1l.8.8h3.6q.8.6 0 1.2H2.3z',
  // Stepped towers between two turrets with guns.
  battleship:
    'M0 7.5h14L12.3 11H1.7zM0 4.8l3.3.5h1.2V7H2.5V6L0 5.6zM14 4.8l-3.3.5H9.5V7h2V6l2.5-.4zM5.2 7V4h1V2.3h.5V.5h.7v1.8h.5V4h1v3z',
  // A long low hull, one gun, bridge and a raked funnel.
  destroyer:
    'M0 7.8h14L12.9 11H1.3zM1.6 7.3V5.9H.2V5.1h1.4l.5-.5h1.4l.5.6v2.1zM4.7 7.3V3.2h.9V1h.8v2.2h1.5v4.1zM8.6 7.3l.5-2.8h1.9v2.8z',
  // A helmet over a wave.
  marine:
    'M2.5 5.5C2.5 2.4 4.5.8 7 .8s4.5 1.6 4.5 4.7zM1.2 6.2h11.6q0 1.5-1.8 1.5H3Q1.2 7.7 1.2 6.2zM.3 9.6q1.7-1.3 3.4 0t3.4 0 3.4 0 3.2 0v1.7q-1.6 1.1-3.2 0t-3.4 0-3.4 0-3.4 0z',
};

/** The silhouette of a unit type as path text. */
export const unitIcon = (type: UnitType): string => ICONS[type];
