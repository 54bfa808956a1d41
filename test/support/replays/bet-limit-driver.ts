import { gameOfPage } from '../../../domain/casino/game-of-page.ts';
import { tokensOfAdded } from '../player-api.ts';
import { command } from '../sandbox.ts';
import type { Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const username = 'limited';
const dialogOf = ({ page }: ReplayScreen) => page.getByRole('alertdialog');

/** The page of a casino game whose limit the sandbox has the server tell. */
export const createBetLimitDriver = (): Driver => ({
  served: true,
  begin: async (screen, [first]) => {
    await storeSession(screen, await tokensOfAdded(screen.origin, username));
    const inGame = first?.event.type === 'route.entered' && gameOfPage(first.event.path) !== null;
    await screen.open(inGame ? first.event.path : '/betting');
    await screen.sockets.connect('sports');
    await screen.calls.release(heldUrls.preAuth);
    await screen.sockets.believed('sports');
    return inGame ? 1 : 0;
  },
  drive: {
    'betLimit.pushed': async ({ origin, sockets }, { event: { limit } }) => {
      await command(origin, 'betlimit', { username, ...limit });
      await sockets.deliver('sports', 'casinoBetLimit', limit.game_code);
    },
    // No link of the site leads to a game.
    'route.entered': async (screen, { event: { path } }) => {
      await screen.page.evaluate((address) => history.pushState({}, '', address), path);
      const inGame = screen.page.getByRole('heading', { name: screen.words('common:error.notFound') });
      await (gameOfPage(path) === null ? inGame.waitFor({ state: 'hidden' }) : screen.appears(inGame));
    },
    'dialog.closed': (screen) =>
      dialogOf(screen)
        .getByRole('button', { name: screen.words('notices:ok') })
        .click(),
  },
  never: {},
  obstacle: () => null,
  spare: () => true,
  sights: [{ states: ['open'], isSeen: (screen) => dialogOf(screen).isVisible() }],
});
