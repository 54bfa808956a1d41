import { hostWins } from '../host-wins.ts';
import { signedIn, tokensOfAdded, upcoming } from '../player-api.ts';
import { patternOf } from '../words.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const username = 'trace-reader';
const button = ({ page, words }: ReplayScreen) =>
  page.getByRole('button', { name: words('history:exportTrace'), exact: true });

const obstacle = (steps: readonly DrivenStep[]): string | null =>
  steps.some(({ event }) => 'error' in event && event.error !== 'no answer') ? 'a ticket of his own is found' : null;

/** The newest ticket of a player's history, opened. */
export const createTraceExportDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    const { origin, page, words } = screen;
    await storeSession(screen, await tokensOfAdded(origin, username));
    await (await signedIn(origin, username)).pay(hostWins((await upcoming(origin)).slice(0, 1), 20));
    await screen.open('/ticket_history');
    const details = page.getByRole('button', { name: patternOf(words('history:details')) }).first();
    await screen.appears(details);
    await details.click();
    await screen.appears(button(screen));
    return 0;
  },
  drive: {
    'trace.asked': (screen) => button(screen).click(),
    'xstate.done.actor.saveTrace': async (screen) => {
      const saved = screen.page.waitForEvent('download');
      await screen.calls.release(heldUrls.ticketTrace);
      const name = (await saved).suggestedFilename();
      if (!/^ticket-[\da-f-]{36}\.json$/.test(name)) throw new Error(`${name} is saved`);
    },
    'xstate.error.actor.saveTrace': async (screen) => {
      await screen.calls.cut(heldUrls.ticketTrace);
      await screen.appears(screen.page.getByText(screen.words('errors:unavailable'), { exact: true }).first());
    },
  },
  never: {},
  obstacle,
  spare: () => true,
  sights: [
    {
      states: ['saving'],
      isSeen: (screen) => button(screen).and(screen.page.locator('[aria-disabled=true]')).isVisible(),
    },
  ],
});
