// In a reader's browser: `/` leads to the search from every page.

import { focusBySlash } from './slash.ts';

focusBySlash(() => document.querySelector<HTMLInputElement>('#search-box'));
