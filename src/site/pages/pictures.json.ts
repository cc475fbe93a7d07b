// The pictures the site needs. The build draws them once the pages are there, and then takes this file away.
import type { APIRoute } from 'astro';
import { theArchive } from '../data/archive.ts';
import { theGames } from '../data/games.ts';
import { pictureOf } from '../kept.ts';
import { pictureOrders } from '../pictures/order.ts';

export const GET: APIRoute = () => Response.json(pictureOrders(theGames(), theArchive().settings, pictureOf));
