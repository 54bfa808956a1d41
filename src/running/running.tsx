import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine.ts';
import type { authDialogMachine } from '../../machines/auth-dialog/auth-dialog.machine.ts';
import type { authFormMachine } from '../../machines/auth-form/auth-form.machine.ts';
import type { betLimitMachine } from '../../machines/bet-limit/bet-limit.machine.ts';
import type { cashOutMachine } from '../../machines/cash-out/cash-out.machine.ts';
import type { codeCreationMachine } from '../../machines/code-creation/code-creation.machine.ts';
import type { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import type { contactMachine } from '../../machines/contact/contact.machine.ts';
import type { creditTransferMachine } from '../../machines/credit-transfer/credit-transfer.machine.ts';
import type { depositMachine } from '../../machines/deposit/deposit.machine.ts';
import type { emailConfirmationMachine } from '../../machines/email-confirmation/email-confirmation.machine.ts';
import type { favouritesMachine } from '../../machines/favourites/favourites.machine.ts';
import type { gameListsMachine } from '../../machines/game-lists/game-lists.machine.ts';
import type { gameSearchMachine } from '../../machines/game-search/game-search.machine.ts';
import type { gameSessionMachine } from '../../machines/game-session/game-session.machine.ts';
import type { inboxMachine } from '../../machines/inbox/inbox.machine.ts';
import type { installMachine } from '../../machines/install/install.machine.ts';
import type { languageMachine } from '../../machines/language/language.machine.ts';
import type { maintenanceMachine } from '../../machines/maintenance/maintenance.machine.ts';
import type { noticesMachine } from '../../machines/notices/notices.machine.ts';
import type { openTicketsMachine } from '../../machines/open-tickets/open-tickets.machine.ts';
import type { pageSearchMachine } from '../../machines/page-search/page-search.machine.ts';
import type { payoutMachine } from '../../machines/payout/payout.machine.ts';
import type { playLimitsMachine } from '../../machines/play-limits/play-limits.machine.ts';
import type { pushMachine } from '../../machines/push/push.machine.ts';
import type { realityCheckMachine } from '../../machines/reality-check/reality-check.machine.ts';
import type { reofferMachine } from '../../machines/reoffer/reoffer.machine.ts';
import type { reuseMachine } from '../../machines/reuse/reuse.machine.ts';
import type { roundReplayMachine } from '../../machines/round-replay/round-replay.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { siteMachine } from '../../machines/site/site.machine.ts';
import type { themeEditorMachine } from '../../machines/theme-editor/theme-editor.machine.ts';
import type { ticketMachine } from '../../machines/ticket/ticket.machine.ts';
import type { traceExportMachine } from '../../machines/trace-export/trace-export.machine.ts';
import type { updateMachine } from '../../machines/update/update.machine.ts';
import type { userCreationMachine } from '../../machines/user-creation/user-creation.machine.ts';
import type { voucherMachine } from '../../machines/voucher/voucher.machine.ts';
import type { KeptHistory } from './kept-history.ts';

/** The machines of this page: one of each, started once, before React renders. */
export interface Running extends LateParts {
  app: ActorRefFrom<typeof appMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  site: ActorRefFrom<typeof siteMachine>;
  connectivity: ActorRefFrom<typeof connectivityMachine>;
  notices: ActorRefFrom<typeof noticesMachine>;
  authDialog: ActorRefFrom<typeof authDialogMachine>;
  pageSearch: ActorRefFrom<typeof pageSearchMachine>;
}

/** What a first page, or most visits, can do without. */
export interface LateParts {
  player: OnDemand<PlayerMachines>;
  account: OnDemand<AccountMachines>;
  agency: OnDemand<AgencyMachines>;
  cashOut: OnDemand<ActorRefFrom<typeof cashOutMachine>>;
  games: OnDemand<GamesMachines>;
  install: OnDemand<ActorRefFrom<typeof installMachine>>;
  keptHistory: OnDemand<KeptHistory>;
  reuse: OnDemand<ActorRefFrom<typeof reuseMachine>>;
  messages: OnDemand<MessagesMachines>;
  playLimits: OnDemand<PlayLimitsMachines>;
  money: OnDemand<MoneyMachines>;
  push: OnDemand<ActorRefFrom<typeof pushMachine>>;
  openTickets: OnDemand<ActorRefFrom<typeof openTicketsMachine>>;
  themeEditor: OnDemand<ActorRefFrom<typeof themeEditorMachine>>;
  vouchers: OnDemand<VoucherParts>;
  affiliates: OnDemand<AffiliateParts>;
}

/** Machines for visitors who do more than look. */
export interface PlayerMachines {
  ticket: ActorRefFrom<typeof ticketMachine>;
  reoffer: ActorRefFrom<typeof reofferMachine>;
  favourites: ActorRefFrom<typeof favouritesMachine>;
  betLimit: ActorRefFrom<typeof betLimitMachine>;
  traceExport: ActorRefFrom<typeof traceExportMachine>;
  language: ActorRefFrom<typeof languageMachine>;
  maintenance: ActorRefFrom<typeof maintenanceMachine>;
  update: ActorRefFrom<typeof updateMachine>;
}

export interface GamesMachines {
  gameSession: ActorRefFrom<typeof gameSessionMachine>;
  gameLists: ActorRefFrom<typeof gameListsMachine>;
  gameSearch: ActorRefFrom<typeof gameSearchMachine>;
  roundReplay: ActorRefFrom<typeof roundReplayMachine>;
  /** Where the page registers the frame it shows. */
  desk: { attach(frame: HTMLIFrameElement | null): void };
}

/** The dialogs of an affiliate's pages. */
export interface AffiliateParts {
  codeCreation: ActorRefFrom<typeof codeCreationMachine>;
  payout: ActorRefFrom<typeof payoutMachine>;
}

/** The dialogs that make and use vouchers. */
export interface VoucherParts {
  voucher: ActorRefFrom<typeof voucherMachine>;
}

/** Machines of an agent's office. */
export interface AgencyMachines {
  creditTransfer: ActorRefFrom<typeof creditTransferMachine>;
  userCreation: ActorRefFrom<typeof userCreationMachine>;
}

/** Machines of forms that most visits never open. */
export interface AccountMachines {
  authForm: ActorRefFrom<typeof authFormMachine>;
  emailConfirmation: ActorRefFrom<typeof emailConfirmationMachine>;
}

/** Machines of the player's own limits. */
export interface PlayLimitsMachines {
  playLimits: ActorRefFrom<typeof playLimitsMachine>;
  realityCheck: ActorRefFrom<typeof realityCheckMachine>;
}

/** Machines of what players and operator write to each other. */
export interface MessagesMachines {
  inbox: ActorRefFrom<typeof inboxMachine>;
  contact: ActorRefFrom<typeof contactMachine>;
}

export interface MoneyMachines {
  deposit: ActorRefFrom<typeof depositMachine>;
  /** Of money that the player's agent pays out. */
  payout: ActorRefFrom<typeof payoutMachine>;
}

/** What is fetched and started when it is first asked for, once. */
export interface OnDemand<Value> {
  start(): Promise<Value>;
  /** Null until it has started. */
  started(): Value | null;
  /** Calls when it has started, unless it has already; answers how to end that. */
  watch(listener: () => void): () => void;
}

const RunningContext = createContext<Running | null>(null);

export const RunningProvider = ({ running, children }: { running: Running; children: ReactNode }) => (
  <RunningContext value={running}>{children}</RunningContext>
);

export const useRunning = (): Running => {
  const running = useContext(RunningContext);
  if (running === null) throw new Error('RunningProvider is missing');
  return running;
};
