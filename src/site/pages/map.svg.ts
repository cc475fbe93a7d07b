// What all maps of the usual board share, written once a build.
import type { APIRoute } from 'astro';
import { secondEditionBoard } from '../../board/index.ts';
import { sharedDrawing } from '../data/map.ts';

export const GET: APIRoute = () =>
  new Response(sharedDrawing(secondEditionBoard), { headers: { 'content-type': 'image/svg+xml' } });
