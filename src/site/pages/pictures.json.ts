// The pictures the site needs. The build draws them once the pages are there, and then takes this file away.
import type { APIRoute } from 'astro';
import { theArchive } from '../data/archive.ts';
import { keptOf, theGames } from '../data/games.ts';
import { gameOrder, pictureOrders } from '../pictures/order.ts';

export const GET: APIRoute = () => {
  const { settings } = theArchive();
  const orders = pictureOrders(
    theGames(),
    settings,
    (row) => keptOf('picture', row, (data) => gameOrder(data, settings) ?? null) ?? undefined,
  );
  return Response.json(orders);
};
