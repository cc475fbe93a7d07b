// Nederlands.

import { archive } from './archive.ts';
import { chances } from './chances.ts';
import { charts } from './charts.ts';
import { check } from './check.ts';
import { map } from './map.ts';
import { odds } from './odds.ts';
import { pages } from './pages.ts';
import { post } from './post.ts';
import { prove } from './prove.ts';
import { rules } from './rules.ts';
import { search } from './search.ts';
import { turn } from './turn.ts';

export const nl = {
  ...archive,
  ...chances,
  ...charts,
  ...check,
  ...map,
  ...odds,
  ...pages,
  ...turn,
  ...post,
  ...prove,
  ...rules,
  ...search,
};
