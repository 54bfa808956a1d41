import { firstPassword, newPlayer } from '../account-screen.ts';
import { patternOf } from '../words.ts';
import { signInAgent } from './agent-stage.ts';
import { askedAgainSteps } from './asked-again-steps.ts';
import type { Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const takenName = 'player';

const dialogOf = ({ page, words }: ReplayScreen) =>
  page.getByRole('dialog', { name: words('agency:create.title'), exact: true });
/** How the dialog is left where nothing is cancelled. */
const leave: Readonly<Record<string, string>> = { created: 'agency:done', unanswered: 'agency:dismiss' };
const press = (screen: ReplayScreen, key: string) =>
  dialogOf(screen)
    .getByRole('button', { name: screen.words(key), exact: true })
    .click();
const isSaid = (key: string) => (screen: ReplayScreen) =>
  dialogOf(screen)
    .getByText(patternOf(screen.words(key)))
    .isVisible();

/** The users of an agent, with the dialog that opens an account. */
export const createUserCreationDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    await storeSession(screen, await signInAgent(screen.origin));
    await screen.open('/account/bonuses/affiliates/users_review');
    await screen.appears(screen.page.getByRole('table'));
    return 0;
  },
  drive: {
    'dialog.opened': async (screen) => {
      await screen.page
        .getByRole('main')
        .getByRole('button', { name: screen.words('agency:new'), exact: true })
        .click();
      await screen.appears(dialogOf(screen));
    },
    'user.ordered': async (screen, { later }) => {
      const isRefused = later.some(
        ({ type, error }) => type === 'xstate.error.actor.createUser' && error !== 'no answer',
      );
      const dialog = dialogOf(screen);
      const name = dialog.getByRole('textbox', { name: screen.words('agency:create.username') });
      await name.fill(isRefused ? takenName : newPlayer().username);
      const password = dialog.getByLabel(screen.words('agency:create.password'), { exact: true });
      await password.fill(firstPassword);
      await password.press('Enter');
    },
    'outcome.asked': (screen) => press(screen, 'agency:askAgain'),
    'dialog.closed': (screen, { before }) => press(screen, leave[String(before)] ?? 'agency:cancel'),
    ...askedAgainSteps,
    'xstate.done.actor.createUser': async (screen) => {
      await screen.calls.release(heldUrls.createUser);
    },
    'xstate.error.actor.createUser': async (screen, { event }) => {
      if (event.error === 'no answer') return screen.calls.cut(heldUrls.createUser);
      await screen.calls.release(heldUrls.createUser);
      await screen.appears(dialogOf(screen).getByText(screen.words('errors:usernameTaken')));
    },
  },
  never: {},
  obstacle: () => null,
  spare: () => true,
  sights: [
    { states: ['editing', 'asking', 'unanswered', 'created'], isSeen: (screen) => dialogOf(screen).isVisible() },
    { states: ['asking.sending'], isSeen: isSaid('agency:create.sending') },
    { states: ['asking.checking'], isSeen: isSaid('agency:create.checking') },
    { states: ['unanswered'], isSeen: isSaid('agency:create.unanswered') },
    { states: ['created'], isSeen: isSaid('agency:create.done') },
  ],
});
