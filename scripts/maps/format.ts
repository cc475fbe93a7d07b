// A geo file as text: one line for each space, edit and rule, so that changes can be read.

import type { Geo } from './types.ts';

const LISTS = new Set(['edits', 'seaEdits', 'polygonRules', 'boxes', 'crops']);

export const geoText = (geo: Geo): string => {
  const parts = Object.entries(geo).map(([key, value]) => {
    if (key === 'spaces') {
      const lines = Object.entries(value as Geo['spaces']).map(
        ([id, space]) => `${JSON.stringify(id)}: ${JSON.stringify(space)}`,
      );
      return `"spaces": {\n${lines.join(',\n')}\n}`;
    }
    if (LISTS.has(key) && Array.isArray(value) && value.length > 0)
      return `${JSON.stringify(key)}: [\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
    return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
};
