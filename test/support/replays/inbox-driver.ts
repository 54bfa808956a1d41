import { command } from '../sandbox.ts';
import { signInNew } from './account-stage.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';

const button = ({ page, words }: ReplayScreen, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words(key) })
    .first();

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  const left = steps.findIndex(({ event }) => event.type === 'player.left');
  return left >= 0 && left < steps.length - 1 ? 'the page is gone with its player' : null;
};

/** The inbox of a player who has just registered, with messages that he has read and left open. */
export const createInboxDriver = (): Driver => {
  /** Calls that the presses order, the one under way first. */
  const ordered: string[] = [];
  const ended = (): string => ordered.shift() ?? heldUrls.readMessages;
  return {
    served: true,
    begin: async (screen) => {
      const { username } = await signInNew(screen);
      for (const title of ['First', 'Second', 'Third'])
        await command(screen.origin, 'message', { username, title, text: title });
      await screen.open('/messages');
      await screen.appears(button(screen, 'messages:readAll'));
      await button(screen, 'messages:readAll').click();
      await screen.calls.release(heldUrls.readMessages);
      await button(screen, 'messages:readAll').waitFor({ state: 'hidden' });
      for (const row of await screen.page.locator('summary').all()) await row.click();
      await screen.reaches('inbox', 'resting');
      return 0;
    },
    drive: {
      'messages.marked': async (screen) => {
        const unread = button(screen, 'messages:markUnread');
        await ((await unread.isVisible()) ? unread : button(screen, 'messages:readAll')).click();
        ordered.push(heldUrls.readMessages);
      },
      'messages.deleted': async (screen) => {
        await button(screen, 'messages:delete').click();
        ordered.push(heldUrls.deleteMessages);
      },
      'player.left': async (screen) => {
        await screen.signInElsewhere(null);
        await screen.page.waitForURL((url) => !url.pathname.endsWith('/messages'));
      },
      'xstate.done.actor.change': async (screen) => {
        const url = ended();
        const rows = screen.page.locator('summary');
        const count = await rows.count();
        await screen.calls.release(url);
        // The list is fetched again.
        if (url === heldUrls.deleteMessages) await rows.nth(count - 1).waitFor({ state: 'detached' });
      },
      'xstate.error.actor.change': async (screen) => {
        await screen.calls.cut(ended());
        await screen.appears(screen.page.getByText(screen.words('errors:unavailable'), { exact: true }).first());
      },
    },
    never: {},
    obstacle,
    spare: () => true,
    alike: { changing: 'the list shows what was pressed when it is fetched anew' },
    sights: [],
  };
};
