import { appCases } from './app/app.cases.ts';
import { appMachine } from './app/app.machine.ts';
import { authDialogCases } from './auth-dialog/auth-dialog.cases.ts';
import { authDialogMachine } from './auth-dialog/auth-dialog.machine.ts';
import { authFormCases } from './auth-form/auth-form.cases.ts';
import { authFormMachine } from './auth-form/auth-form.machine.ts';
import { betLimitCases } from './bet-limit/bet-limit.cases.ts';
import { betLimitMachine } from './bet-limit/bet-limit.machine.ts';
import { cashOutCases } from './cash-out/cash-out.cases.ts';
import { cashOutMachine } from './cash-out/cash-out.machine.ts';
import { codeCreationCases } from './code-creation/code-creation.cases.ts';
import { codeCreationMachine } from './code-creation/code-creation.machine.ts';
import { connectivityCases } from './connectivity/connectivity.cases.ts';
import { connectivityMachine } from './connectivity/connectivity.machine.ts';
import { contactCases } from './contact/contact.cases.ts';
import { contactMachine } from './contact/contact.machine.ts';
import { creditTransferCases } from './credit-transfer/credit-transfer.cases.ts';
import { creditTransferMachine } from './credit-transfer/credit-transfer.machine.ts';
import { depositCases } from './deposit/deposit.cases.ts';
import { depositMachine } from './deposit/deposit.machine.ts';
import { emailConfirmationCases } from './email-confirmation/email-confirmation.cases.ts';
import { emailConfirmationMachine } from './email-confirmation/email-confirmation.machine.ts';
import { favouritesCases } from './favourites/favourites.cases.ts';
import { favouritesMachine } from './favourites/favourites.machine.ts';
import { gameFlightCases } from './game-flight/game-flight.cases.ts';
import { gameFlightMachine } from './game-flight/game-flight.machine.ts';
import { gameListsCases } from './game-lists/game-lists.cases.ts';
import { gameListsMachine } from './game-lists/game-lists.machine.ts';
import { gameRecordsCases } from './game-records/game-records.cases.ts';
import { gameRecordsMachine } from './game-records/game-records.machine.ts';
import { gameRoundCases } from './game-round/game-round.cases.ts';
import { gameRoundMachine } from './game-round/game-round.machine.ts';
import { gameSearchCases } from './game-search/game-search.cases.ts';
import { gameSearchMachine } from './game-search/game-search.machine.ts';
import { gameSessionCases } from './game-session/game-session.cases.ts';
import { gameSessionMachine } from './game-session/game-session.machine.ts';
import { inboxCases } from './inbox/inbox.cases.ts';
import { inboxMachine } from './inbox/inbox.machine.ts';
import { installCases } from './install/install.cases.ts';
import { installMachine } from './install/install.machine.ts';
import { languageCases } from './language/language.cases.ts';
import { languageMachine } from './language/language.machine.ts';
import { lastRouteCases } from './last-route/last-route.cases.ts';
import { lastRouteMachine } from './last-route/last-route.machine.ts';
import type { MachineEntry } from './machine-cases.ts';
import { maintenanceCases } from './maintenance/maintenance.cases.ts';
import { maintenanceMachine } from './maintenance/maintenance.machine.ts';
import { matchListCases } from './match-list/match-list.cases.ts';
import { matchListMachine } from './match-list/match-list.machine.ts';
import { noticesCases } from './notices/notices.cases.ts';
import { noticesMachine } from './notices/notices.machine.ts';
import { oddsConsentCases } from './odds-consent/odds-consent.cases.ts';
import { oddsConsentMachine } from './odds-consent/odds-consent.machine.ts';
import { openTicketsCases } from './open-tickets/open-tickets.cases.ts';
import { openTicketsMachine } from './open-tickets/open-tickets.machine.ts';
import { pageSearchCases } from './page-search/page-search.cases.ts';
import { pageSearchMachine } from './page-search/page-search.machine.ts';
import { payoutCases } from './payout/payout.cases.ts';
import { payoutMachine } from './payout/payout.machine.ts';
import { pingCases } from './ping/ping.cases.ts';
import { pingMachine } from './ping/ping.machine.ts';
import { placedTicketCases } from './placed-ticket/placed-ticket.cases.ts';
import { placedTicketMachine } from './placed-ticket/placed-ticket.machine.ts';
import { playLimitsCases } from './play-limits/play-limits.cases.ts';
import { playLimitsMachine } from './play-limits/play-limits.machine.ts';
import { playerCases } from './player/player.cases.ts';
import { playerMachine } from './player/player.machine.ts';
import { pushCases } from './push/push.cases.ts';
import { pushMachine } from './push/push.machine.ts';
import { realityCheckCases } from './reality-check/reality-check.cases.ts';
import { realityCheckMachine } from './reality-check/reality-check.machine.ts';
import { reloadCases } from './reload/reload.cases.ts';
import { reloadMachine } from './reload/reload.machine.ts';
import { renewalCases } from './renewal/renewal.cases.ts';
import { renewalMachine } from './renewal/renewal.machine.ts';
import { reofferCases } from './reoffer/reoffer.cases.ts';
import { reofferMachine } from './reoffer/reoffer.machine.ts';
import { reuseCases } from './reuse/reuse.cases.ts';
import { reuseMachine } from './reuse/reuse.machine.ts';
import { roundReplayCases } from './round-replay/round-replay.cases.ts';
import { roundReplayMachine } from './round-replay/round-replay.machine.ts';
import { sessionCases } from './session/session.cases.ts';
import { sessionMachine } from './session/session.machine.ts';
import { sharedRoundCases } from './shared-round/shared-round.cases.ts';
import { sharedRoundMachine } from './shared-round/shared-round.machine.ts';
import { siteCases } from './site/site.cases.ts';
import { siteMachine } from './site/site.machine.ts';
import { themeEditorCases } from './theme-editor/theme-editor.cases.ts';
import { themeEditorMachine } from './theme-editor/theme-editor.machine.ts';
import { ticketCases } from './ticket/ticket.cases.ts';
import { ticketMachine } from './ticket/ticket.machine.ts';
import { traceExportCases } from './trace-export/trace-export.cases.ts';
import { traceExportMachine } from './trace-export/trace-export.machine.ts';
import { updateCases } from './update/update.cases.ts';
import { updateMachine } from './update/update.machine.ts';
import { userCreationCases } from './user-creation/user-creation.cases.ts';
import { userCreationMachine } from './user-creation/user-creation.machine.ts';
import { voucherCases } from './voucher/voucher.cases.ts';
import { voucherMachine } from './voucher/voucher.machine.ts';

/** Every machine with what it takes to walk it: read by the path tests. */
export const machines: readonly MachineEntry[] = [
  { id: 'app', machine: appMachine, cases: appCases },
  { id: 'authDialog', machine: authDialogMachine, cases: authDialogCases },
  { id: 'authForm', machine: authFormMachine, cases: authFormCases },
  { id: 'betLimit', machine: betLimitMachine, cases: betLimitCases },
  { id: 'cashOut', machine: cashOutMachine, cases: cashOutCases },
  { id: 'codeCreation', machine: codeCreationMachine, cases: codeCreationCases },
  { id: 'connectivity', machine: connectivityMachine, cases: connectivityCases },
  { id: 'contact', machine: contactMachine, cases: contactCases },
  { id: 'creditTransfer', machine: creditTransferMachine, cases: creditTransferCases },
  { id: 'deposit', machine: depositMachine, cases: depositCases },
  { id: 'emailConfirmation', machine: emailConfirmationMachine, cases: emailConfirmationCases },
  { id: 'favourites', machine: favouritesMachine, cases: favouritesCases },
  { id: 'gameFlight', machine: gameFlightMachine, cases: gameFlightCases },
  { id: 'gameLists', machine: gameListsMachine, cases: gameListsCases },
  { id: 'gameSearch', machine: gameSearchMachine, cases: gameSearchCases },
  { id: 'gameSession', machine: gameSessionMachine, cases: gameSessionCases },
  { id: 'gameRecords', machine: gameRecordsMachine, cases: gameRecordsCases },
  { id: 'gameRound', machine: gameRoundMachine, cases: gameRoundCases },
  { id: 'inbox', machine: inboxMachine, cases: inboxCases },
  { id: 'install', machine: installMachine, cases: installCases },
  { id: 'language', machine: languageMachine, cases: languageCases },
  { id: 'lastRoute', machine: lastRouteMachine, cases: lastRouteCases },
  { id: 'maintenance', machine: maintenanceMachine, cases: maintenanceCases },
  { id: 'notices', machine: noticesMachine, cases: noticesCases },
  { id: 'matchList', machine: matchListMachine, cases: matchListCases },
  { id: 'oddsConsent', machine: oddsConsentMachine, cases: oddsConsentCases },
  { id: 'pageSearch', machine: pageSearchMachine, cases: pageSearchCases },
  { id: 'payout', machine: payoutMachine, cases: payoutCases },
  { id: 'ping', machine: pingMachine, cases: pingCases },
  { id: 'placedTicket', machine: placedTicketMachine, cases: placedTicketCases },
  { id: 'player', machine: playerMachine, cases: playerCases },
  { id: 'playLimits', machine: playLimitsMachine, cases: playLimitsCases },
  { id: 'push', machine: pushMachine, cases: pushCases },
  { id: 'realityCheck', machine: realityCheckMachine, cases: realityCheckCases },
  { id: 'openTickets', machine: openTicketsMachine, cases: openTicketsCases },
  { id: 'reload', machine: reloadMachine, cases: reloadCases },
  { id: 'renewal', machine: renewalMachine, cases: renewalCases },
  { id: 'reoffer', machine: reofferMachine, cases: reofferCases },
  { id: 'reuse', machine: reuseMachine, cases: reuseCases },
  { id: 'roundReplay', machine: roundReplayMachine, cases: roundReplayCases },
  { id: 'session', machine: sessionMachine, cases: sessionCases },
  { id: 'sharedRound', machine: sharedRoundMachine, cases: sharedRoundCases },
  { id: 'site', machine: siteMachine, cases: siteCases },
  { id: 'themeEditor', machine: themeEditorMachine, cases: themeEditorCases },
  { id: 'ticket', machine: ticketMachine, cases: ticketCases },
  { id: 'traceExport', machine: traceExportMachine, cases: traceExportCases },
  { id: 'update', machine: updateMachine, cases: updateCases },
  { id: 'userCreation', machine: userCreationMachine, cases: userCreationCases },
  { id: 'voucher', machine: voucherMachine, cases: voucherCases },
];
