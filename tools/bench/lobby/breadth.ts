import type { Browser } from 'playwright';
import { catalogueOf } from '../../../server/games/game-catalogue.ts';
import { titleCatalogue } from '../../../server/games/title-catalogue.ts';
import { startTestServer } from '../../../server/testing/start-test-server.ts';
import { createClock } from '../../../server/time/clock.ts';
import { median } from '../quantile.ts';
import { type Frames, scrollFrames } from './frames.ts';

const wanted = 4_000;
const searches = ['stones', 'рулет', 'arctic keno', 'xyzzy'];
const rounds = 15;

/** The house's titles, over and over, each with a code and a name of its own. */
const manyGames = () => {
  const own = titleCatalogue.games();
  return catalogueOf(
    Array.from({ length: wanted }, (_, nth) => {
      const game = own[nth % own.length];
      if (!game) throw new Error('no titles');
      const copy = Math.floor(nth / own.length);
      return copy === 0 ? game : { ...game, code: `${game.code}-${copy}`, name: `${game.name} ${copy}` };
    }),
  );
};

/** A lobby of four thousand games: milliseconds of a search at the server, and frames while its first page is scrolled. */
export const lobbyOfMany = async (browser: Browser): Promise<{ searches: number[]; scroll: Frames }> => {
  const server = await startTestServer({}, createClock(), undefined, undefined, manyGames());
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const took: number[] = [];
  for (const search of searches) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await server.call(`/cms/v1/casino/games?search=${encodeURIComponent(search)}`);
      times.push(performance.now() - began);
    }
    took.push(median(times));
  }
  const scroll = await scrollFrames(browser, {
    address: `http://localhost:${address.port}/casino`,
    entry: '[data-tile]',
  });
  await server.close();
  return { searches: took, scroll };
};
