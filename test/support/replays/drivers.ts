import { createAuthFormDriver } from './auth-form-driver.ts';
import { createBetLimitDriver } from './bet-limit-driver.ts';
import { createCashOutDriver } from './cash-out-driver.ts';
import { createCodeCreationDriver } from './code-creation-driver.ts';
import { createConnectivityDriver } from './connectivity-driver.ts';
import { createContactDriver } from './contact-driver.ts';
import { createCreditTransferDriver } from './credit-transfer-driver.ts';
import { createDepositDriver } from './deposit-driver.ts';
import type { Driver } from './driver.ts';
import { createEmailConfirmationDriver } from './email-confirmation-driver.ts';
import { createFavouritesDriver } from './favourites-driver.ts';
import { createGameFlightDriver } from './game-flight-driver.ts';
import { createGameRecordsDriver } from './game-records-driver.ts';
import { createGameRoundDriver } from './game-round-driver.ts';
import { createGameSearchDriver } from './game-search-driver.ts';
import { createGameSessionDriver } from './game-session-driver.ts';
import { createInboxDriver } from './inbox-driver.ts';
import { createMaintenanceDriver } from './maintenance-driver.ts';
import { createNoticesDriver } from './notices-driver.ts';
import { createOpenTicketsDriver } from './open-tickets-driver.ts';
import { createPageSearchDriver } from './page-search-driver.ts';
import { createPayoutDriver } from './payout-driver.ts';
import { createPlayLimitsDriver } from './play-limits-driver.ts';
import { createRealityCheckDriver } from './reality-check-driver.ts';
import { createReloadDriver } from './reload-driver.ts';
import { createReofferDriver } from './reoffer-driver.ts';
import { createReuseDriver } from './reuse-driver.ts';
import { createRoundReplayDriver } from './round-replay-driver.ts';
import { createSessionDriver } from './session-driver.ts';
import { createSharedRoundDriver } from './shared-round-driver.ts';
import { createThemeEditorDriver } from './theme-editor-driver.ts';
import { createTicketDriver } from './ticket-driver.ts';
import { createTraceExportDriver } from './trace-export-driver.ts';
import { createUserCreationDriver } from './user-creation-driver.ts';
import { createVoucherDriver } from './voucher-driver.ts';

/**
 * The machines whose paths can be driven through the real screens. They are answered by the real server, forced in the
 * sandbox: its answers are only held back, or their line cut, until the path has come to them. Connectivity and reload alone speak
 * for the server, for they take the ends of two lines in orders in which no server would bring them; contact does for one
 * answer, that of a server which is newer than the page. The machines in the frame of a game hear the studio's answers by its
 * contract, in the orders of their paths.
 */
export const drivers: Record<string, () => Driver> = {
  authForm: createAuthFormDriver,
  betLimit: createBetLimitDriver,
  cashOut: createCashOutDriver,
  codeCreation: createCodeCreationDriver,
  connectivity: createConnectivityDriver,
  contact: createContactDriver,
  creditTransfer: createCreditTransferDriver,
  deposit: createDepositDriver,
  emailConfirmation: createEmailConfirmationDriver,
  favourites: createFavouritesDriver,
  gameFlight: createGameFlightDriver,
  gameRecords: createGameRecordsDriver,
  gameRound: createGameRoundDriver,
  gameSearch: createGameSearchDriver,
  gameSession: createGameSessionDriver,
  inbox: createInboxDriver,
  maintenance: createMaintenanceDriver,
  notices: createNoticesDriver,
  openTickets: createOpenTicketsDriver,
  pageSearch: createPageSearchDriver,
  payout: createPayoutDriver,
  playLimits: createPlayLimitsDriver,
  realityCheck: createRealityCheckDriver,
  reload: createReloadDriver,
  reoffer: createReofferDriver,
  reuse: createReuseDriver,
  roundReplay: createRoundReplayDriver,
  session: createSessionDriver,
  sharedRound: createSharedRoundDriver,
  themeEditor: createThemeEditorDriver,
  ticket: createTicketDriver,
  traceExport: createTraceExportDriver,
  userCreation: createUserCreationDriver,
  voucher: createVoucherDriver,
};
