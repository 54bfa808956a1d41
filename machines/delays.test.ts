import { describe, expect, test } from 'vitest';
import * as limits from '../domain/limits.ts';
import { appMachine } from './app/app.machine.ts';
import { cashOutMachine } from './cash-out/cash-out.machine.ts';
import { codeCreationMachine } from './code-creation/code-creation.machine.ts';
import { connectivityMachine } from './connectivity/connectivity.machine.ts';
import { creditTransferMachine } from './credit-transfer/credit-transfer.machine.ts';
import { depositMachine } from './deposit/deposit.machine.ts';
import { emailConfirmationMachine } from './email-confirmation/email-confirmation.machine.ts';
import { gameFlightMachine } from './game-flight/game-flight.machine.ts';
import { gameListsMachine } from './game-lists/game-lists.machine.ts';
import { gameRoundMachine } from './game-round/game-round.machine.ts';
import { gameSearchMachine } from './game-search/game-search.machine.ts';
import { gameSessionMachine } from './game-session/game-session.machine.ts';
import { lastRouteMachine } from './last-route/last-route.machine.ts';
import { maintenanceMachine } from './maintenance/maintenance.machine.ts';
import { matchListMachine } from './match-list/match-list.machine.ts';
import { payoutMachine } from './payout/payout.machine.ts';
import { pingMachine } from './ping/ping.machine.ts';
import { reloadMachine } from './reload/reload.machine.ts';
import { renewalMachine } from './renewal/renewal.machine.ts';
import { roundReplayMachine } from './round-replay/round-replay.machine.ts';
import { sharedRoundMachine } from './shared-round/shared-round.machine.ts';
import { siteMachine } from './site/site.machine.ts';
import { ticketMachine } from './ticket/ticket.machine.ts';
import { userCreationMachine } from './user-creation/user-creation.machine.ts';
import { voucherMachine } from './voucher/voucher.machine.ts';

/** Spec section 9 and decisions, Sockets and Reloads, word for word. */
describe('The delays of the machines', () => {
  test.each([
    ['ping every 3000 ms', pingMachine.implementations.delays.pingInterval, 3_000],
    ['maintenance logout delay 10 s', maintenanceMachine.implementations.delays.maintenanceLogoutDelay, 10_000],
    ['one more attempt of a refused connection', reloadMachine.implementations.delays.socketReturnDelay, 6_000],
    ['socket recheck 200 ms', connectivityMachine.implementations.delays.socketRecheckDelay, 200],
    [
      'a renewal without an answer is tried again with the next ping',
      renewalMachine.implementations.delays.renewalRetry,
      3_000,
    ],
    ['a server without an answer is asked again', reloadMachine.implementations.delays.healthRetry, 3_000],
    ['a reload that did not happen is given up', reloadMachine.implementations.delays.reloadDeadline, 10_000],
    ['the page opens without what is missing', appMachine.implementations.delays.startDeadline, 8_000],
    ['what is missing is asked for again', siteMachine.implementations.delays.siteRetry, 3_000],
    ['code that did not come is fetched again', appMachine.implementations.delays.playerRetry, 3_000],
    ['a cash-out without an answer is asked about again', cashOutMachine.implementations.delays.retryPause, 2_000],
    ['a deposit is asked about again', depositMachine.implementations.delays.askPause, 3_000],
    ['and more seldom when it takes long', depositMachine.implementations.delays.latePause, 10_000],
    ['a promo code without an answer is asked for again', codeCreationMachine.implementations.delays.retryPause, 2_000],
    ['a payout without an answer is asked for again', payoutMachine.implementations.delays.retryPause, 2_000],
    ['credit without an answer is asked about again', creditTransferMachine.implementations.delays.retryPause, 2_000],
    ['an account without an answer is asked for again', userCreationMachine.implementations.delays.retryPause, 2_000],
    ['a voucher without an answer is asked about again', voucherMachine.implementations.delays.retryPause, 2_000],
    ['the way back is offered for 5 s', lastRouteMachine.implementations.delays.returnDeadline, 5_000],
    ['another mail can be asked for after 30 s', emailConfirmationMachine.implementations.delays.resendPause, 30_000],
    ['a list without an answer is asked for again', matchListMachine.implementations.delays.loadRetry, 1_000],
    ['a list that does not come is given up', matchListMachine.implementations.delays.loadDeadline, 20_000],
    ['lists of games that were not saved are saved again', gameListsMachine.implementations.delays.saveRetry, 5_000],
    ['games are searched for when typing rests', gameSearchMachine.implementations.delays.typingRest, 150],
    ['a game that does not load is given up', gameSessionMachine.implementations.delays.loadDeadline, 20_000],
    ['a round that does not load is given up', roundReplayMachine.implementations.delays.loadDeadline, 20_000],
    ['a game that is left is not waited for', gameSessionMachine.implementations.delays.closeDeadline, 3_000],
    [
      'a round without an answer is asked about, and a turn sent again',
      gameRoundMachine.implementations.delays.askPause,
      1_500,
    ],
    ['what became of a bet on a flight is asked again', gameFlightMachine.implementations.delays.askPause, 1_500],
    ['a cash-out without an answer is sent again', gameFlightMachine.implementations.delays.exitPause, 300],
    ['a flight that has ended is asked about again', gameFlightMachine.implementations.delays.landPause, 500],
    ['the stream of flights is opened again', gameFlightMachine.implementations.delays.streamPause, 1_000],
    ['what became of a bet at a table is asked again', sharedRoundMachine.implementations.delays.askPause, 1_500],
    ['a drawn round is asked about', sharedRoundMachine.implementations.delays.drawPause, 500],
    ['the stream of a table is opened again', sharedRoundMachine.implementations.delays.streamPause, 1_000],
    ['ticket check every 2 s', ticketMachine.implementations.delays.ticketCheckInterval, 2_000],
  ])('%s', (_, delay, milliseconds) => {
    expect(delay).toBe(milliseconds);
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
  ])('%s', (_, limit, expected) => {
    expect(limit).toBe(expected);
  });
});
