import { resendPause } from '../../../domain/limits.ts';
import { confirmationAddress, goHome, openLoginDialog, openSettings, press, register } from './account-stage.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';

interface Places {
  link: string;
  mail: string;
}

const isRefusal = (event: { type: string; error?: unknown }) =>
  event.type === 'xstate.error.actor.confirm' && event.error !== 'unreachable';

/** Why the steps of a path cannot come in this order from outside. */
const obstacle = (steps: readonly DrivenStep[]): string | null => {
  const first = steps[0]?.event.type;
  const refused = steps.some(({ event }) => isRefusal(event));
  let left = false;
  for (const [index, { event, before }] of steps.entries()) {
    const { link, mail } = before as unknown as Places;
    if (left) return 'who has left the page does nothing on it any more';
    if (index > 0 && ['link.opened', 'link.missed', 'address.registered'].includes(event.type))
      return 'a page is opened with its link or without, and an account is opened before';
    if (event.type === 'mail.asked' && ['confirming', 'confirmed', 'unanswered'].includes(link))
      return 'another mail is offered only where the link was no good';
    if (event.type === 'xstate.done.actor.confirm' && refused) return 'a link is good or it is not';
    if (event.type === 'xstate.error.actor.sendMail' && event.error !== 'unreachable')
      return 'the server has to be asked five times before it refuses';
    if (event.type === 'page.left') {
      if (first === 'address.registered') return 'the dialog stands over the page';
      if (mail === 'sent') return 'what says so leaves with the page';
      left = true;
    }
  }
  return null;
};

/** The page that a mailed link opens, the settings of a player whose address waits, and the dialog after registering. */
export const createEmailConfirmationDriver = (): Driver => ({
  served: true,
  begin: async (screen, steps) => {
    const first = steps[0]?.event.type;
    if (first === 'link.opened') {
      const good = !steps.some(({ event }) => isRefusal(event));
      await screen.open(await confirmationAddress(screen, good));
      return 1;
    }
    if (first === 'link.missed') {
      await confirmationAddress(screen, true);
      await screen.open('/verification');
      return 1;
    }
    if (first === 'address.registered') {
      await screen.open('/');
      await openLoginDialog(screen);
      await register(screen);
      return 1;
    }
    await openSettings(screen);
    return 0;
  },
  drive: {
    // What the page finds when it is opened.
    'link.opened': async () => undefined,
    'link.missed': async () => undefined,
    'address.registered': async () => undefined,
    'link.retried': (screen) => press(screen, 'common:retry'),
    'page.left': goHome,
    'mail.asked': (screen) => press(screen, 'auth:resend.action'),
    'xstate.done.actor.confirm': async ({ calls }) => {
      await calls.release(heldUrls.confirmEmail);
    },
    'xstate.error.actor.confirm': async ({ calls }, { event }) => {
      if (isRefusal(event)) await calls.release(heldUrls.confirmEmail);
      else await calls.cut(heldUrls.confirmEmail);
    },
    'xstate.done.actor.sendMail': async ({ calls }) => {
      await calls.release(heldUrls.sendVerification);
    },
    'xstate.error.actor.sendMail': ({ calls }) => calls.cut(heldUrls.sendVerification),
    'xstate.after.resendPause': ({ pass }) => pass(resendPause),
  },
  never: {},
  obstacle,
  spare: () => true,
  sights: [
    {
      states: ['link.confirmed'],
      isSeen: ({ page, words }: ReplayScreen) =>
        page.getByRole('heading', { name: words('auth:verification.confirmed') }).isVisible(),
    },
    {
      states: ['link.confirming'],
      isSeen: ({ page, words }) =>
        page.getByRole('status', { name: words('auth:verification.confirming') }).isVisible(),
    },
    {
      states: ['link.refused', 'link.missing'],
      isSeen: ({ page, words }) => page.getByRole('heading', { name: words('auth:verification.failed') }).isVisible(),
    },
    {
      states: ['link.missing'],
      isSeen: ({ page, words }) => page.getByText(words('auth:verification.missing'), { exact: true }).isVisible(),
    },
    {
      states: ['link.unanswered'],
      isSeen: ({ page, words }) => page.getByRole('heading', { name: words('auth:verification.unknown') }).isVisible(),
    },
    {
      states: ['mail.sending'],
      isSeen: async ({ page, words }) =>
        (await page.getByRole('button', { name: words('auth:resend.action'), disabled: true }).isVisible()) &&
        !(await page.getByText(words('auth:resend.sent'), { exact: true }).isVisible()),
    },
    {
      states: ['mail.sent'],
      isSeen: ({ page, words }) => page.getByText(words('auth:resend.sent'), { exact: true }).isVisible(),
    },
  ],
});
