import { exampleNow } from '../../../machines/ticket/ticket-examples.ts';
import { hostWins } from '../host-wins.ts';
import { signedIn, tokensOf, upcoming } from '../player-api.ts';
import { command } from '../sandbox.ts';
import { patternOf } from '../words.ts';
import { askedAgainSteps } from './asked-again-steps.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';
import { soon } from './soon.ts';

/** Longer than any quote is valid. */
const quoteTime = 20_000;
const someTime = 1_000;
const price = 2;

const dialogOf = ({ page }: ReplayScreen) => page.getByRole('dialog');
const inDialog = (screen: ReplayScreen, key: string) =>
  dialogOf(screen).getByRole('button', { name: patternOf(screen.words(key)) });
const isSaid = (screen: ReplayScreen, key: string) => dialogOf(screen).getByText(screen.words(key)).isVisible();

/** How the dialog is left where nothing is cancelled. */
const leave: Readonly<Record<string, string>> = { paid: 'cashOutDone', unanswered: 'cashOutLeave' };

/** Why the steps of a path cannot come in this order from outside. */
const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let left = false;
  let sold = false;
  for (const { event } of steps) {
    if (left) return 'who has left has nothing to cash out';
    if (sold && event.type === 'cashOut.asked') return 'a ticket is cashed out once';
    if (event.type === 'player.left') left = true;
    if (event.type === 'xstate.done.actor.takeQuote') sold = true;
  }
  return null;
};

/** A ticket of the real server in the history, cashed out at prices that the sandbox bends. */
export const createCashOutDriver = (): Driver => {
  let eventId = '';
  let moves = 0;
  const priced = (screen: ReplayScreen, O: number, status: 'OPEN' | 'SUSPENDED' = 'OPEN') =>
    command(screen.origin, 'market', { eventId, marketCode: '1X2', selectionCode: '1', O, status });
  return {
    served: true,
    begin: async (screen) => {
      const [match] = await upcoming(screen.origin);
      if (!match) throw new Error('Nothing is offered');
      eventId = match.eventId;
      await priced(screen, price);
      const player = await signedIn(screen.origin, 'player');
      const ticket = hostWins([{ ...match, markets: { '1X2': { '1': { O: price, MS: 'OPEN' } } } }], 100);
      await player.pay(ticket);
      const isOpen = async () => (await player.history())[0]?.status === 'accepted';
      if (!(await soon(isOpen))) throw new Error('The ticket is not accepted');
      await storeSession(screen, await tokensOf(screen.origin, 'player'));
      await screen.open('/ticket_history');
      await screen.sockets.connect('sports');
      await screen.sockets.connect('feedsocket');
      await screen.calls.release(heldUrls.preAuth);
      await screen.sockets.believed('sports');
      const details = screen.page.getByRole('button', { name: patternOf(screen.words('history:details')) }).first();
      await screen.appears(details);
      await details.click();
      return 0;
    },
    drive: {
      'quotes.pushed': async (screen) => {
        moves += 1;
        // Only a changed value is sent again.
        await priced(screen, price + moves / 100);
        await screen.sockets.deliver('sports', 'cashout_update');
        await priced(screen, price);
      },
      'cashOut.asked': (screen) =>
        screen.page
          .getByRole('row')
          .getByRole('button', { name: patternOf(screen.words('history:cashOutFor')) })
          .first()
          .click(),
      'part.chosen': (screen) => dialogOf(screen).getByRole('radio', { checked: false }).nth(1).check(),
      'quote.renewed': (screen) => inDialog(screen, 'history:cashOutAgain').click(),
      'outcome.asked': (screen) => inDialog(screen, 'history:cashOutAskOutcome').click(),
      'quote.taken': (screen) => inDialog(screen, 'history:cashOutFor').click(),
      'dialog.closed': async (screen, { before }) => {
        await inDialog(screen, `history:${leave[String(before)] ?? 'cashOutCancel'}`).click();
      },
      ...askedAgainSteps,
      'clock.ticked': (screen, { event }) => screen.pass(event.now < exampleNow + 8_000 ? someTime : quoteTime),
      'xstate.done.actor.askQuote': async ({ calls }) => {
        await calls.release(heldUrls.cashOut);
      },
      'xstate.error.actor.askQuote': async (screen, { event }) => {
        if (event.error === 'no answer') return screen.calls.cut(heldUrls.cashOut);
        await priced(screen, price, 'SUSPENDED');
        await screen.calls.release(heldUrls.cashOut);
        await priced(screen, price);
      },
      'xstate.done.actor.takeQuote': async ({ calls }) => {
        await calls.release(heldUrls.confirmCashOut);
      },
      'xstate.error.actor.takeQuote': async (screen, { event }) => {
        if (event.error === 'no answer') return screen.calls.cut(heldUrls.confirmCashOut);
        await priced(screen, 2 * price);
        await screen.calls.release(heldUrls.confirmCashOut);
        await priced(screen, price);
      },
    },
    never: {
      'tickets.shown': 'the history says it by itself when it is opened',
      'xstate.error.actor.ticker': 'the ticker is a timer of the browser, and those do not fail',
    },
    apart: 'deadlines that pass move the server’s clock on, and quotes are old then',
    obstacle,
    spare: () => true,
    sights: [
      { states: ['open', 'taking', 'unanswered', 'paid'], isSeen: (screen) => dialogOf(screen).isVisible() },
      {
        states: ['open.quoted'],
        isSeen: (screen) =>
          inDialog(screen, 'history:cashOutFor').and(screen.page.locator('[aria-disabled="false"]')).isVisible(),
      },
      {
        states: ['open.expired', 'open.refused'],
        isSeen: (screen) => inDialog(screen, 'history:cashOutAgain').isVisible(),
      },
      { states: ['open.quoting'], isSeen: (screen) => isSaid(screen, 'history:cashOutAsking') },
      { states: ['open.expired'], isSeen: (screen) => isSaid(screen, 'errors:cashOutExpired') },
      { states: ['taking.sending'], isSeen: (screen) => isSaid(screen, 'history:cashOutTaking') },
      { states: ['taking.checking'], isSeen: (screen) => isSaid(screen, 'history:cashOutChecking') },
      { states: ['unanswered'], isSeen: (screen) => isSaid(screen, 'history:cashOutUnanswered') },
      { states: ['paid'], isSeen: (screen) => inDialog(screen, 'history:cashOutDone').isVisible() },
    ],
  };
};
