// What all maps share, written once a build.
import type { APIRoute } from 'astro';
import { sharedDrawing } from '../data/map.ts';

export const GET: APIRoute = () => new Response(sharedDrawing(), { headers: { 'content-type': 'image/svg+xml' } });
