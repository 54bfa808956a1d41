import { maintenanceLogoutDelay, socketRecheckDelay } from '../../../domain/limits.ts';
import { answerPing } from './answer-ping.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { forgedTokens } from './forged-session.ts';
import { heldUrls, storeSession } from './replay-screen.ts';

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

/** Maintenance: told by ping, counted by the page's clock, its flag pushed to everybody. */
export const createMaintenanceDriver = (): Driver => {
  let toldAt = 0;
  let players = 1;
  return {
    begin: async (screen) => {
      await storeSession(screen, forgedTokens({ id: 'player-1' }, Date.now()));
      await screen.open('/');
      await screen.sockets.connect('sports');
      await screen.sockets.connect('feedsocket');
      await answerPing(screen);
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
        await answerPing(screen, { maintenanceMode: timeLeft === null ? null : { timeLeft } });
      },
      'clock.ticked': async (screen, { event }) => {
        const passed = (await screen.now()) - toldAt;
        await screen.pass(Math.max(0, event.now - first - passed));
      },
      'flag.changed': async (screen, { event }) =>
        screen.sockets.push('sports', 'status_update', {
          key: 'maintenanceModeStarted',
          value: String(event.started),
        }),
      'user.changed': async (screen, { event }) => {
        players += 1;
        const roles = event.exempt ? ['AL99'] : [];
        const player = forgedTokens({ id: `player-${players}`, roles }, await screen.now());
        await screen.signInElsewhere(event.signedIn ? player : null);
      },
      'xstate.after.maintenanceLogoutDelay': ({ pass }) => pass(maintenanceLogoutDelay),
    },
    never: { 'xstate.error.actor.ticker': 'the ticker is a timer of the browser, and those do not fail' },
    obstacle,
    spare: () => true,
    sights: [
      {
        states: ['announcement.counting'],
        isSeen: ({ page }) => page.getByText(/^Maintenance begins in \d/).isVisible(),
      },
      {
        states: ['flag.up'],
        isSeen: ({ page, words }) =>
          page.getByRole('alertdialog', { name: words('common:maintenance.title') }).isVisible(),
      },
    ],
  };
};
