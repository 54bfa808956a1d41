import { maintenanceLogoutDelay, socketRecheckDelay } from '../../../domain/limits.ts';
import { tokensOf } from '../player-api.ts';
import { command } from '../sandbox.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const first = 1_000_000;

const announcementOf = (before: unknown) => (before as { announcement: string }).announcement;

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let signedIn = true;
  for (const { event, before } of steps) {
    if (event.type === 'maintenance.told' && !signedIn) return 'without a player nobody asks ping';
    if (event.type !== 'user.changed') continue;
    if (event.signedIn && announcementOf(before) !== 'none')
      return 'between two players there is a moment with nobody, which ends the announcement';
    if (!event.signedIn && !signedIn) return 'nobody is signed in any more';
    signedIn = event.signedIn;
  }
  return null;
};

const flag = 'maintenanceModeStarted';

/** Lets the ping under way through to the server, which announces what the sandbox forced. */
const hearPing = async (screen: ReplayScreen) => {
  await screen.calls.release(heldUrls.ping);
  await screen.reaches('ping', '"course":"waiting"');
};

/** Maintenance as the real server announces it: sent by ping, counted by the page's clock, its flag pushed to everybody. */
export const createMaintenanceDriver = (): Driver => {
  let toldAt = 0;
  let username = 'player';
  const next = (exempt: boolean) => {
    if (exempt) return 'al99';
    return username === 'player' ? 'player2' : 'player';
  };
  return {
    served: true,
    begin: async (screen) => {
      await command(screen.origin, 'maintenance', { off: true });
      await command(screen.origin, 'status', { key: flag, value: 'false' });
      await storeSession(screen, await tokensOf(screen.origin, username));
      await screen.open('/');
      await screen.sockets.connect('sports');
      await screen.sockets.connect('feedsocket');
      await hearPing(screen);
      return 0;
    },
    drive: {
      'maintenance.told': async (screen, { event }) => {
        if (!screen.calls.isUnderWay(heldUrls.ping)) {
          // A focus within the recheck of the last one is none.
          await screen.pass(socketRecheckDelay + 50);
          await screen.happen('focus');
        }
        toldAt = await screen.now();
        const { timeLeft } = event;
        await command(screen.origin, 'maintenance', timeLeft === null ? { off: true } : { timeLeft });
        await hearPing(screen);
      },
      'clock.ticked': async (screen, { event }) => {
        const passed = (await screen.now()) - toldAt;
        await screen.pass(Math.max(0, event.now - first - passed));
      },
      'flag.changed': async (screen, { event }) => {
        const value = String(event.started);
        await command(screen.origin, 'status', { key: flag, value });
        await screen.sockets.deliver('sports', 'status_update', `"${value}"`);
      },
      'user.changed': async (screen, { event }) => {
        if (!event.signedIn) return screen.signInElsewhere(null);
        username = next(event.exempt);
        await screen.signInElsewhere(await tokensOf(screen.origin, username));
      },
      'xstate.after.maintenanceLogoutDelay': ({ pass }) => pass(maintenanceLogoutDelay),
    },
    never: { 'xstate.error.actor.ticker': 'the ticker is a timer of the browser, and those do not fail' },
    obstacle,
    spare: () => true,
    alike: { 'announcement.begun': 'at 0 the countdown goes, and ten seconds later the player is signed out' },
    sights: [
      {
        states: ['announcement.counting'],
        isSeen: ({ page }) => page.getByText(/^Maintenance begins in \d/).isVisible(),
      },
      {
        states: ['flag.up'],
        isSeen: ({ page, words }) =>
          page.getByRole('alertdialog', { name: words('common:maintenanceModeStarted.title') }).isVisible(),
      },
    ],
  };
};
