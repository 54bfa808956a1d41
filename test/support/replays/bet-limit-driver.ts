import { gameOfPage } from '../../../domain/casino/game-of-page.ts';
import { tokensOf } from '../player-api.ts';
import { command } from '../sandbox.ts';
import type { Driver } from './driver.ts';
import { heldUrls, type ReplayScreen, storeSession } from './replay-screen.ts';

const username = 'player';
const dialogOf = ({ page }: ReplayScreen) => page.getByRole('alertdialog');

/** The page of a casino game whose limit the sandbox has the server tell. */
export const createBetLimitDriver = (): Driver => ({
  served: true,
  begin: async (screen, [first]) => {
    await storeSession(screen, await tokensOf(screen.origin, username));
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
    // No page of the site leads to a game: its address is typed, or left by the browser's own buttons.
    'route.entered': async ({ page }, { event: { path } }) => {
      await page.evaluate((address) => history.pushState({}, '', address), path);
      const heading = page.getByRole('heading', { level: 1 });
      await (gameOfPage(path) === null ? heading.waitFor({ state: 'detached' }) : heading.waitFor());
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
