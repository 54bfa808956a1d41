import { patternOf } from '../words.ts';
import { below, signInAgent, withoutFloat } from './agent-stage.ts';
import { askedAgainSteps } from './asked-again-steps.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const amount = 100;
const sheetWidth = { width: 900, height: 900 };

const paneOf = ({ page, words }: ReplayScreen) =>
  page.getByRole('dialog', { name: words('agency:transfer.title'), exact: true });
const press = (screen: ReplayScreen, key: string) =>
  paneOf(screen)
    .getByRole('button', { name: patternOf(screen.words(key)) })
    .click();
const isThere = (key: string) => (screen: ReplayScreen) =>
  paneOf(screen)
    .getByRole('button', { name: patternOf(screen.words(key)) })
    .isVisible();
const type = async (screen: ReplayScreen) => {
  const field = paneOf(screen).getByRole('textbox', { name: screen.words('agency:transfer.amount') });
  await screen.appears(field);
  await field.fill(String(amount));
  return field;
};

/** Next to the list one press states and confirms an amount; in the sheet over it the sums are a step of their own. */
const reviews = (steps: readonly DrivenStep[]): boolean =>
  steps.some(({ before, event }) => before === 'reviewing' && event.type !== 'transfer.confirmed');
const opensAgain = (steps: readonly DrivenStep[]): boolean =>
  steps.filter(({ event }) => event.type === 'transfer.opened').length > 1;

/** The users of an agent, with a credit transfer next to them or over them. */
export const createCreditTransferDriver = (): Driver => {
  const fleeting: string[] = [];
  let opened = 0;
  return {
    served: true,
    begin: async (screen, steps) => {
      if (reviews(steps)) await screen.page.setViewportSize(sheetWidth);
      else fleeting.push('reviewing');
      await storeSession(screen, await signInAgent(screen.origin));
      await screen.open('/account/bonuses/affiliates/users_review');
      // Without a wallet there is no float to give of.
      await screen.calls.release(heldUrls.ping);
      await screen.reaches('ping', '"course":"waiting"');
      await screen.appears(screen.page.getByText(below[0], { exact: true }));
      return 0;
    },
    drive: {
      'transfer.opened': async (screen) => {
        const name = below[opened % 2 === 0 ? 0 : 1];
        opened += 1;
        await screen.page.getByRole('button', { name: screen.words('agency:creditOf', { name }), exact: true }).click();
        await screen.appears(paneOf(screen));
      },
      'form.touched': async (screen) => {
        await type(screen);
      },
      'amount.entered': async (screen) => {
        const field = await type(screen);
        if (fleeting.length === 0) return field.press('Enter');
        await paneOf(screen).getByRole('checkbox').check();
        await field.press('Enter');
      },
      'amount.changed': (screen) => press(screen, 'agency:transfer.change'),
      'transfer.confirmed': async (screen) => {
        // An amount entered next to the list is confirmed with it.
        if (fleeting.length > 0) return;
        await paneOf(screen).getByRole('checkbox').check();
        await press(screen, 'agency:transfer.giveTo');
      },
      'outcome.asked': (screen) => press(screen, 'agency:askAgain'),
      'discard.confirmed': (screen) => press(screen, 'agency:transfer.discardYes'),
      'discard.declined': (screen) => press(screen, 'agency:transfer.discardNo'),
      'dialog.closed': (screen, { before }) => press(screen, before === 'moved' ? 'agency:done' : 'agency:dismiss'),
      ...askedAgainSteps,
      'xstate.done.actor.moveCredit': async (screen) => {
        await screen.calls.release(heldUrls.addCredit);
      },
      'xstate.error.actor.moveCredit': async (screen, { event }) => {
        if (event.error === 'no answer') return screen.calls.cut(heldUrls.addCredit);
        await withoutFloat(screen.origin, () => screen.calls.release(heldUrls.addCredit));
        await screen.appears(paneOf(screen).getByText(screen.words('errors:insufficientFunds')));
      },
    },
    never: {},
    obstacle: (steps) => (reviews(steps) && opensAgain(steps) ? 'the sheet of a narrow screen covers the list' : null),
    spare: () => true,
    fleeting,
    alike: { aside: 'the pane is closed: that its order is kept is said when it is opened again' },
    sights: [
      {
        states: ['editing', 'discarding', 'reviewing', 'asking', 'unanswered', 'moved'],
        isSeen: (screen) => paneOf(screen).isVisible(),
      },
      { states: ['discarding'], isSeen: isThere('agency:transfer.discardYes') },
      { states: ['reviewing'], isSeen: isThere('agency:transfer.change') },
      {
        states: ['asking.sending'],
        isSeen: (screen) => paneOf(screen).getByText(screen.words('agency:transfer.sending')).first().isVisible(),
      },
      {
        states: ['asking.checking'],
        isSeen: (screen) => paneOf(screen).getByText(screen.words('agency:transfer.checking')).first().isVisible(),
      },
      {
        states: ['unanswered'],
        isSeen: (screen) => paneOf(screen).getByText(screen.words('agency:transfer.unanswered')).isVisible(),
      },
      { states: ['moved'], isSeen: isThere('agency:transfer.print') },
    ],
  };
};
