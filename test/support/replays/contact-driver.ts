import { refusalBody } from '../../../server/calls/refusal.ts';
import { newPlayer } from '../account-screen.ts';
import { fill, goHome, press } from './account-stage.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';

const isRefusal = ({ event }: DrivenStep) => event.error !== 'unreachable';
const emailProblem = (screen: ReplayScreen) => screen.page.getByText(screen.words('errors:emailInvalid'));
const arrived = ({ page, words }: ReplayScreen) =>
  page.getByRole('heading', { name: words('info:contact.sentTitle'), exact: true });

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  const left = steps.findIndex(({ event }) => event.type === 'page.left');
  return left >= 0 && left < steps.length - 1 ? 'the form is gone with its page' : null;
};

/** The contact form of a visitor who has not signed in. */
export const createContactDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    await screen.open('/contact_us');
    await screen.reaches('contact', 'writing');
    return 0;
  },
  drive: {
    'message.sent': async (screen) => {
      if (await arrived(screen).isVisible())
        await screen.page.getByRole('link', { name: screen.words('info:contact.again') }).click();
      // Of his own each time: a writer has five messages an hour.
      const { email } = newPlayer();
      const message = 'My ticket is open although its match is over.';
      await fill(screen, { 'info:contact.name': 'Ana', 'info:contact.email': email, 'info:contact.message': message });
      await press(screen, 'info:contact.send');
    },
    'field.changed': async (screen) => {
      await fill(screen, { 'info:contact.email': 'ana@mail.example' });
      await emailProblem(screen).waitFor({ state: 'hidden' });
    },
    'page.left': async (screen) => {
      await goHome(screen);
      await screen.page.getByRole('form', { name: screen.words('info:pages.contact') }).waitFor({ state: 'hidden' });
    },
    'xstate.done.actor.send': async (screen) => {
      await screen.calls.release(heldUrls.contact);
      await screen.appears(arrived(screen));
    },
    'xstate.error.actor.send': async (screen, step) => {
      if (!isRefusal(step)) {
        await screen.calls.cut(heldUrls.contact);
        return screen.appears(screen.page.getByRole('alert').filter({ hasText: screen.words('info:contact.failed') }));
      }
      // A server stricter than the page, which checks by the same schema: one that is newer than it.
      await screen.calls.answer(heldUrls.contact, 400, refusalBody('badRequest', { email: 'emailInvalid' }));
      await screen.appears(emailProblem(screen));
    },
  },
  never: {},
  obstacle,
  spare: () => true,
  sights: [
    {
      states: ['sending'],
      isSeen: ({ page, words }) =>
        page.getByRole('button', { name: words('info:contact.sending'), disabled: true }).isVisible(),
    },
  ],
});
