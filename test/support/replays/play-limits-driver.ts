import { firstPassword, secondPassword } from '../account-screen.ts';
import { fill, press, signInNew } from './account-stage.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';

const label = ({ page, words }: ReplayScreen, key: string) => page.getByLabel(words(key), { exact: true });
const dialogOf = ({ page }: ReplayScreen) => page.getByRole('alertdialog');
/** At the password, where it stays: the snackbar shows it too. */
const problemOf = (screen: ReplayScreen) =>
  dialogOf(screen)
    .locator('form p')
    .filter({ hasText: screen.words('errors:passwordWrong') });
const says = (screen: ReplayScreen, key: string) =>
  screen.appears(screen.page.getByText(screen.words(key), { exact: true }).first());

/** The facts of the machine that its guards can see. */
const isExclusion = ({ facts }: DrivenStep) => (facts as [string | null])[0] === 'selfExclusion';
const isRefusal = (event: { type: string; error?: unknown } | undefined) =>
  event?.type === 'xstate.error.actor.takeBreak' && event.error !== 'no answer';

/** Why the steps of a path cannot come in this order from outside. */
const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let over = false;
  for (const step of steps) {
    const { event } = step;
    if (over) return 'the page is gone with its player';
    if (event.type === 'player.left' || event.type === 'xstate.done.actor.takeBreak') over = true;
    if (!isExclusion(step) && (event.type === 'password.changed' || isRefusal(event)))
      return 'a time-out asks for no password';
  }
  return null;
};

/** The page of the own limits of a player who has just registered. */
export const createPlayLimitsDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    await signInNew(screen);
    await screen.open('/account/limits');
    await screen.appears(label(screen, 'play:reality.label'));
    return 0;
  },
  drive: {
    'change.made': async (screen, { event: { change } }) => {
      await label(screen, 'play:reality.label').selectOption(String(change.minutes));
    },
    'break.chosen': async (screen, { event: { choice } }) => {
      const exclusion = choice.kind === 'selfExclusion';
      const lengths = label(screen, 'play:timeOut.label');
      await (exclusion ? lengths.last() : lengths.first()).selectOption(
        exclusion ? choice.length : String(choice.days),
      );
      await press(screen, exclusion ? 'play:exclusion.action' : 'play:timeOut.action');
    },
    'break.confirmed': async (screen, step) => {
      const exclusion = isExclusion(step);
      const password = isRefusal(step.later[0]) ? secondPassword : firstPassword;
      if (exclusion) await fill(screen, { 'play:confirm.password': password });
      await press(screen, exclusion ? 'play:confirm.exclude' : 'play:confirm.begin');
    },
    'break.dropped': (screen) => press(screen, 'play:confirm.drop'),
    'password.changed': async (screen) => {
      await fill(screen, { 'play:confirm.password': 'Sunny' });
      await problemOf(screen).waitFor({ state: 'hidden' });
    },
    'player.left': (screen) => screen.signInElsewhere(null),
    'xstate.done.actor.makeChange': async (screen) => {
      await screen.calls.release(heldUrls.setRealityCheck);
      await says(screen, 'play:saved');
    },
    'xstate.error.actor.makeChange': async (screen) => {
      await screen.calls.cut(heldUrls.setRealityCheck);
      await says(screen, 'errors:unavailable');
    },
    'xstate.done.actor.takeBreak': async (screen) => {
      await screen.calls.release(heldUrls.takeBreak);
      await says(screen, 'play:breakBegan');
    },
    'xstate.error.actor.takeBreak': async (screen, { event }) => {
      if (isRefusal(event)) await screen.calls.release(heldUrls.takeBreak);
      else await screen.calls.cut(heldUrls.takeBreak);
      await (isRefusal(event) ? screen.appears(problemOf(screen)) : says(screen, 'errors:unavailable'));
    },
  },
  never: {},
  obstacle,
  spare: () => true,
  sights: [
    {
      states: ['changing'],
      isSeen: (screen) => label(screen, 'play:reality.label').and(screen.page.locator(':disabled')).isVisible(),
    },
    { states: ['confirming', 'beginning'], isSeen: (screen) => dialogOf(screen).isVisible() },
    { states: ['beginning'], isSeen: (screen) => dialogOf(screen).locator('button[type=submit]:disabled').isVisible() },
  ],
});
