// What all maps of a board share that looks unlike the usual one, written once a build.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { Board } from '../../board/index.ts';
import { otherLooks, sharedDrawing } from '../data/map.ts';
import { STILL } from '../paths.ts';

export const getStaticPaths = (() =>
  otherLooks().map(({ name, board }) => ({
    params: { look: name },
    props: { board },
    cacheKey: STILL,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ board: Board }> = ({ props }) =>
  new Response(sharedDrawing(props.board), { headers: { 'content-type': 'image/svg+xml' } });
