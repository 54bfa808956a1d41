import { tokensOf } from '../player-api.ts';
import { command } from '../sandbox.ts';
import { patternOf } from '../words.ts';
import { goHome } from './account-stage.ts';
import { depositObstacle, isNobodys } from './deposit-obstacle.ts';
import { beginDeposit, depositOrder, depositor, type RealDeposit } from './deposit-stage.ts';
import type { Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const askPause = 3_000;
const latePause = 10_000;
const nobodys = '00000000-0000-4000-8000-000000000000';

const mainOf = ({ page }: ReplayScreen) => page.getByRole('main');
const button = (screen: ReplayScreen, key: string) =>
  mainOf(screen).getByRole('button', { name: patternOf(screen.words(key)) });
const press = async (screen: ReplayScreen, key: string) => {
  await screen.appears(button(screen, key));
  await button(screen, key).click();
};
const amountOf = (screen: ReplayScreen) => mainOf(screen).getByLabel(screen.words('payments:amount'));
const isShown = (key: string) => (screen: ReplayScreen) =>
  mainOf(screen).getByText(screen.words(key), { exact: true }).first().isVisible();

/** The pages of a deposit: where it is begun, and where the provider sends the player back to. */
export const createDepositDriver = (): Driver => {
  let deposit: RealDeposit;
  let told = false;

  return {
    served: true,
    begin: async (screen, steps) => {
      const { page, origin, calls, sockets } = screen;
      deposit = await beginDeposit(origin, steps);
      await storeSession(screen, await tokensOf(origin, depositor));
      const returns = steps[0]?.event.type === 'payment.returned';
      await screen.open(returns ? `/callback?payment=${isNobodys(steps) ? nobodys : deposit.id}` : '/payin');
      // A page without content leaves the browser where it is: he does not come to the provider's.
      await page.route('**/sandbox/provider/*', (route) => route.fulfill({ status: 204 }));
      await sockets.connect('sports');
      await sockets.connect('feedsocket');
      await calls.release(heldUrls.preAuth);
      await sockets.believed('sports');
      // Without a wallet there is no form to order with.
      await calls.release(heldUrls.ping);
      await screen.reaches('ping', '"course":"waiting"');
      return returns ? 1 : 0;
    },
    drive: {
      'deposit.asked': async (screen) => {
        await screen.appears(amountOf(screen));
        await amountOf(screen).fill(String(depositOrder.amount));
        await amountOf(screen).press('Enter');
      },
      'deposit.retried': (screen) => press(screen, 'common:retry'),
      'deposit.givenUp': (screen) => press(screen, 'payments:giveUp'),
      'field.changed': async (screen) => {
        await screen.appears(amountOf(screen));
        await amountOf(screen).fill('20');
      },
      'page.shown': ({ page }) =>
        page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }),
      'payment.returned': async (screen) => {
        const link = mainOf(screen).locator(`a[href*="${deposit.id}"]`);
        await screen.appears(link);
        await link.click();
      },
      'payment.asked': (screen) => press(screen, 'payments:callback.askAgain'),
      'payment.updated': async (screen, { event: { news } }) => {
        if (told) {
          const { amount, currency } = depositOrder;
          const again = { payment_id: deposit.id, state: news.state, amount, currency };
          return screen.sockets.push('sports', 'payment_update', again);
        }
        told = true;
        await deposit.end(news.state);
        await screen.sockets.deliver('sports', 'payment_update', deposit.id);
      },
      'page.left': (screen) => goHome(screen),
      'xstate.done.actor.begin': async ({ calls }) => {
        await calls.release(heldUrls.beginDeposit);
      },
      'xstate.error.actor.begin': async (screen, { event }) => {
        if (event.error === 'no answer') return screen.calls.cut(heldUrls.beginDeposit);
        await command(screen.origin, 'block', { username: depositor, blocked: true });
        await screen.calls.release(heldUrls.beginDeposit);
        await command(screen.origin, 'block', { username: depositor, blocked: false });
        await screen.appears(mainOf(screen).getByText(screen.words('errors:youAreBlocked')));
      },
      'xstate.done.actor.askPayment': async (screen, { event: { output } }) => {
        if (output.state === 'credited') await deposit.end(output.state);
        await screen.calls.release(heldUrls.payment);
      },
      'xstate.error.actor.askPayment': async (screen, { event }) => {
        if (event.error === 'no answer') return screen.calls.cut(heldUrls.payment);
        await screen.calls.release(heldUrls.payment);
      },
      'xstate.after.askPause': ({ pass }) => pass(askPause),
      'xstate.after.latePause': ({ pass }) => pass(latePause),
    },
    never: {},
    obstacle: depositObstacle,
    spare: () => true,
    alike: { 'follow.waiting': 'between two questions the page goes on saying that it asks' },
    sights: [
      { states: ['begin.beginning'], isSeen: isShown('payments:beginning') },
      { states: ['begin.leaving'], isSeen: isShown('payments:leaving') },
      { states: ['begin.unanswered'], isSeen: isShown('payments:unansweredTitle') },
      {
        states: ['follow.asking', 'follow.waiting'],
        isSeen: (screen) =>
          mainOf(screen)
            .getByRole('status', { name: screen.words('payments:callback.asking') })
            .isVisible(),
      },
      {
        states: ['follow.late'],
        isSeen: async (screen) =>
          (await isShown('payments:callback.lateTitle')(screen)) || isShown('payments:callback.expiredTitle')(screen),
      },
      { states: ['follow.missing'], isSeen: isShown('payments:callback.missingTitle') },
      {
        states: ['follow.ended'],
        isSeen: async (screen) =>
          (await isShown('payments:callback.declinedTitle')(screen)) ||
          mainOf(screen)
            .getByText(patternOf(screen.words('payments:callback.creditedTitle')))
            .isVisible(),
      },
    ],
  };
};
