import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import * as limits from '../domain/limits.ts';
import { appMachine } from './app/app.machine.ts';
import { cashOutMachine } from './cash-out/cash-out.machine.ts';
import { codeCreationMachine } from './code-creation/code-creation.machine.ts';
import { connectivityMachine } from './connectivity/connectivity.machine.ts';
import { creditTransferMachine } from './credit-transfer/credit-transfer.machine.ts';
import { depositMachine } from './deposit/deposit.machine.ts';
import { emailConfirmationMachine } from './email-confirmation/email-confirmation.machine.ts';
import { favouritesMachine } from './favourites/favourites.machine.ts';
import { gameFlightMachine } from './game-flight/game-flight.machine.ts';
import { gameListsMachine } from './game-lists/game-lists.machine.ts';
import { gameRoundMachine } from './game-round/game-round.machine.ts';
import { gameSearchMachine } from './game-search/game-search.machine.ts';
import { gameSessionMachine } from './game-session/game-session.machine.ts';
import { machines } from './index.ts';
import { installMachine } from './install/install.machine.ts';
import { lastRouteMachine } from './last-route/last-route.machine.ts';
import { maintenanceMachine } from './maintenance/maintenance.machine.ts';
import { matchListMachine } from './match-list/match-list.machine.ts';
import { oddsConsentMachine } from './odds-consent/odds-consent.machine.ts';
import { openTicketsMachine } from './open-tickets/open-tickets.machine.ts';
import { pageSearchMachine } from './page-search/page-search.machine.ts';
import { payoutMachine } from './payout/payout.machine.ts';
import { pingMachine } from './ping/ping.machine.ts';
import { pushMachine } from './push/push.machine.ts';
import { reloadMachine } from './reload/reload.machine.ts';
import { renewalMachine } from './renewal/renewal.machine.ts';
import { roundReplayMachine } from './round-replay/round-replay.machine.ts';
import { sharedRoundMachine } from './shared-round/shared-round.machine.ts';
import { siteMachine } from './site/site.machine.ts';
import { themeEditorMachine } from './theme-editor/theme-editor.machine.ts';
import { ticketMachine } from './ticket/ticket.machine.ts';
import { updateMachine } from './update/update.machine.ts';
import { userCreationMachine } from './user-creation/user-creation.machine.ts';
import { voucherMachine } from './voucher/voucher.machine.ts';

/** Spec section 9 and decisions, Sockets and Reloads, word for word. */
describe('The delays of the machines', () => {
  const table = [
    ['ping every 3000 ms', pingMachine, 'pingInterval', 3_000],
    ['maintenance logout delay 10 s', maintenanceMachine, 'maintenanceLogoutDelay', 10_000],
    ['one more attempt of a refused connection', reloadMachine, 'socketReturnDelay', 6_000],
    ['socket recheck 200 ms', connectivityMachine, 'socketRecheckDelay', 200],
    ['a renewal without an answer is tried again with the next ping', renewalMachine, 'renewalRetry', 3_000],
    ['a server without an answer is asked again', reloadMachine, 'healthRetry', 3_000],
    ['a reload waits for the reader of an outcome at most', reloadMachine, 'readingTime', 120_000],
    ['a reload that did not happen is given up', reloadMachine, 'reloadDeadline', 10_000],
    ['the page opens without what is missing', appMachine, 'startDeadline', 8_000],
    ['what is missing is asked for again', siteMachine, 'siteRetry', 3_000],
    ['code that did not come is fetched again', appMachine, 'playerRetry', 3_000],
    ['a cash-out without an answer is asked about again', cashOutMachine, 'retryPause', 2_000],
    ['a browser without a push service is given up', pushMachine, 'patience', 30_000],
    ['a cash-out without an answer is unknown', cashOutMachine, 'answerDeadline', 40_000],
    ['a deposit is asked about again', depositMachine, 'askPause', 3_000],
    ['and more seldom when it takes long', depositMachine, 'latePause', 10_000],
    ['a promo code without an answer is asked for again', codeCreationMachine, 'retryPause', 2_000],
    ['and is unknown', codeCreationMachine, 'answerDeadline', 40_000],
    ['a payout without an answer is asked for again', payoutMachine, 'retryPause', 2_000],
    ['and is unknown', payoutMachine, 'answerDeadline', 40_000],
    ['credit without an answer is asked about again', creditTransferMachine, 'retryPause', 2_000],
    ['and is unknown', creditTransferMachine, 'answerDeadline', 40_000],
    ['an account without an answer is asked for again', userCreationMachine, 'retryPause', 2_000],
    ['and is unknown', userCreationMachine, 'answerDeadline', 40_000],
    ['a voucher without an answer is asked about again', voucherMachine, 'retryPause', 2_000],
    ['and is unknown', voucherMachine, 'answerDeadline', 40_000],
    ['the way back is offered for 5 s', lastRouteMachine, 'returnDeadline', 5_000],
    ['another mail can be asked for after 30 s', emailConfirmationMachine, 'resendPause', 30_000],
    ['a list without an answer is asked for again', matchListMachine, 'loadRetry', 1_000],
    ['a list that does not come is given up', matchListMachine, 'loadDeadline', 20_000],
    ['lists of games that were not saved are saved again', gameListsMachine, 'saveRetry', 5_000],
    ['what a page lists is searched for when typing rests', pageSearchMachine, 'typingRest', 200],
    ['games are searched for when typing rests', gameSearchMachine, 'typingRest', 150],
    ['a game that does not load is given up', gameSessionMachine, 'loadDeadline', 20_000],
    ['a round that does not load is given up', roundReplayMachine, 'loadDeadline', 20_000],
    ['a game that is left is not waited for', gameSessionMachine, 'closeDeadline', 3_000],
    ['a round without an answer is asked about, and a turn sent again', gameRoundMachine, 'askPause', 1_500],
    ['what became of a bet on a flight is asked again', gameFlightMachine, 'askPause', 1_500],
    ['a cash-out without an answer is sent again', gameFlightMachine, 'exitPause', 300],
    ['a flight that has ended is asked about again', gameFlightMachine, 'landPause', 500],
    ['the stream of flights is opened again', gameFlightMachine, 'streamPause', 1_000],
    ['what became of a bet at a table is asked again', sharedRoundMachine, 'askPause', 1_500],
    ['a drawn round is asked about', sharedRoundMachine, 'drawPause', 500],
    ['the stream of a table is opened again', sharedRoundMachine, 'streamPause', 1_000],
    ['a consent to odds that was not saved is saved again', oddsConsentMachine, 'saveRetry', 5_000],
    ['favourites that were not saved are saved again', favouritesMachine, 'saveRetry', 5_000],
    ['open tickets without an answer are asked for again', openTicketsMachine, 'retryPause', 5_000],
    ['the draft of a theme is kept when choosing rests', themeEditorMachine, 'draftPause', 400],
    ['a page hidden for 30 s takes a new build by itself', updateMachine, 'longHidden', 30_000],
    ['an update that waits for a ticket says so', updateMachine, 'heldDelay', 500],
    ['and is offered again when it waits for long', updateMachine, 'agreementDeadline', 120_000],
    ['an update that did not come is offered again', updateMachine, 'applyDeadline', 90_000],
    ['a browser that does not say whether it was installed is given up', installMachine, 'answerDeadline', 600_000],
    ['ticket check every 2 s', ticketMachine, 'ticketCheckInterval', 2_000],
  ] as const;

  test.each(table)('%s', (_, machine: AnyStateMachine, delay, milliseconds) => {
    expect(machine.implementations.delays[delay]).toBe(milliseconds);
  });

  /** Each has a test next to its machine. */
  const workedOut = [
    'gameRound pace',
    'reload reloadableIn',
    'reload spreadDelay',
    'site siteSpread',
    'update askDelay',
  ];

  test('are all in the table, each once, but for those that are worked out', () => {
    const named = table.map(([, { id }, delay]) => `${id} ${delay}`);
    const declared = machines.flatMap(({ id, machine }) =>
      Object.keys(machine.implementations.delays).map((delay) => `${id} ${delay}`),
    );
    expect(declared.sort()).toEqual([...named, ...workedOut].sort());
  });

  test.each([
    ['token refresh margin 30 s', limits.tokenRefreshMargin, 30_000],
    ['reconnection 500 ms', limits.socketReconnectionDelay, 500],
    ['plus 0 to 250 ms', limits.socketReconnectionSpread, 250],
    ['snackbars 3000 ms', limits.snackbarTimeout, 3_000],
    ['at most one reload a minute', limits.reloadInterval, 60_000],
    ['connect_error spreads over 0 to 2 s', limits.reloadSpread, 2_000],
    ['reoffer countdown 20 s', limits.reofferSeconds, 20],
    ['reoffer beep at 5 s or less', limits.reofferBeepFrom, 5],
    ['ticket timer beeps from 6', limits.ticketBeepFrom, 6],
    ['to 2', limits.ticketBeepTo, 2],
    ['odds highlight 5 s', limits.oddsHighlight, 5_000],
    ['fetch minimum display delay 200 ms', limits.fetchMinimumDelay, 200],
    ['prefetch idle timeout 2000 ms', limits.prefetchIdleTimeout, 2_000],
  ])('%s', (_, limit, expected) => {
    expect(limit).toBe(expected);
  });
});
