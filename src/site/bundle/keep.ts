// Takes part in astro's build where pages are to be made elsewhere: what makes them stays, bundled, in the folder it
// was written to, and astro itself makes none. Bundling takes a gigabyte and as long as the pages of a game; what it
// gives follows from the program and the texts alone, so it is done once for all parts of a build and those after it.

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The environment variable that asks for it. */
export const BUNDLED = 'FIELDPOST_BUNDLED';

/**
 * Where astro puts what makes pages, and where it stays: astro removes its own folder in the end. That is in the folder
 * of the site or, where it does not lie below the program, in one of astro's there.
 */
const WRITTEN = ['.prerender', '.astro/.prerender'] as const;
const SERVER = '.server';
const ENTRY = /^prerender-entry.*\.m?js$/;
/** Names the makers of a bundle, once all of it is there. */
const LABEL = '.makers';

/** What is not part of the site. */
export const NOT_SITE: readonly string[] = [SERVER, LABEL];

/** The file that makes pages, in the folder of a bundle. @throws if there is none */
export const entryOf = (folder: string): string => {
  const entry = readdirSync(path.join(folder, SERVER)).find((name) => ENTRY.test(name));
  if (entry === undefined) throw new Error(`Nothing in ${folder} makes pages.`);
  return path.join(folder, SERVER, entry);
};

/** Whether a folder holds a whole bundle by these makers. */
export const isBundle = (folder: string, makers: string): boolean => {
  const label = path.join(folder, LABEL);
  return existsSync(label) && readFileSync(label, 'utf8') === makers;
};

/** Puts what astro has written in the place of an older bundle. */
export const settleBundle = (written: string, folder: string, makers: string): void => {
  rmSync(folder, { recursive: true, force: true });
  renameSync(written, folder);
  writeFileSync(path.join(folder, LABEL), makers);
};

/** Who builds with astro by hand gets pages as ever. */
export const keepBundle = (): AstroIntegration => {
  if (process.env[BUNDLED] === undefined) return { name: 'fieldpost:keep-bundle', hooks: {} };
  let out = '';
  return {
    name: 'fieldpost:keep-bundle',
    hooks: {
      'astro:config:done': ({ config }) => {
        out = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          setup: async () => {},
          getStaticPaths: async () => {
            const [own, astros] = WRITTEN;
            const written = [path.join(out, own), path.resolve(astros)].find((folder) => existsSync(folder)) ?? own;
            cpSync(written, path.join(out, SERVER), { recursive: true });
            return [];
          },
        }));
      },
    },
  };
};
