import type { Language } from '../../contract/entities/languages.ts';
import type { Visitor } from '../../domain/access/guard-page.ts';
import type { SiteStatuses } from '../../domain/access/site-statuses.ts';
import type { GameLists } from '../../domain/casino/game-lists.ts';
import type { Favourites } from '../../domain/offer/favourites.ts';
import type { Diagnosis } from '../features/ping/diagnosis.ts';
import type { KeptHistory } from '../running/kept-history.ts';
import type {
  AccountMachines,
  AffiliateParts,
  AgencyMachines,
  GamesMachines,
  MoneyMachines,
  VoucherParts,
} from '../running/running.tsx';
import type { AccountApi } from '../transport/api/account.ts';
import type { AffiliatesApi } from '../transport/api/affiliates.ts';
import type { AgencyApi } from '../transport/api/agency.ts';
import type { Api } from '../transport/api/api.ts';
import type { CasinoApi } from '../transport/api/casino.ts';
import type { MoneyApi } from '../transport/api/money.ts';
import type { VouchersApi } from '../transport/api/vouchers.ts';

/** What lobbies and games ask. */
export interface GameCalls {
  api: CasinoApi;
  /** The lists of the signed-in player, as soon as they are known. */
  ownLists(): Promise<GameLists>;
  /** The server's clock. */
  now(): number;
}

/** An address of the site as the router takes it. */
export interface PageAddress {
  to: '/';
  search: Record<string, string>;
}

/** What guards and loaders may ask; the composition root answers from the running machines. */
export interface RouterContext {
  api: Api;
  visitor(): Visitor;
  /** Whether the visitor is signed in, as soon as it is known. */
  signedIn(): Promise<boolean>;
  statuses(): SiteStatuses;
  favourites(): Favourites;
  /** The language by address, account, cookie or default, in this order. */
  language(): Language;
  openLoginDialog(): void;
  /** A visitor on his way to this address is sent to sign in; he comes back to it. */
  refused(address: string): void;
  /** The page to come back to after signing in, once; null when there is none or `address` is it. */
  wayBack(address: string): PageAddress | null;
  /** The page that was open last on this device; null when there is none that this visitor may open. */
  lastPage(): PageAddress | null;
  /** Calls and machines of the account pages, fetched when they are first asked for. */
  account(): Promise<AccountMachines & { api: AccountApi }>;
  /** Calls and machines of affiliates, fetched when they are first asked for. */
  affiliates(): Promise<AffiliateParts & { api: AffiliatesApi }>;
  /** Calls and machines of an agent's office, fetched when they are first asked for. */
  agency(): Promise<AgencyMachines & { api: AgencyApi }>;
  /** Starts the cash-out, which most visits never need. */
  cashOut(): Promise<unknown>;
  /** Starts what repeats and shares tickets. */
  reuse(): Promise<unknown>;
  /** How this browser reaches the servers. */
  diagnose(): Promise<Diagnosis>;
  /** Looks anew how it stands with notifications. */
  push(): Promise<unknown>;
  playLimits(): Promise<unknown>;
  /** Calls and machines of lobbies and games, fetched when they are first asked for. */
  games(): Promise<GamesMachines & GameCalls>;
  /** What a player can read of his tickets without a connection. */
  keptHistory(): Promise<KeptHistory>;
  /** Starts inbox and contact form. */
  messages(): Promise<unknown>;
  /** Calls and machine of deposits and transactions, fetched when they are first asked for. */
  money(): Promise<MoneyMachines & { api: MoneyApi }>;
  /** Calls and machine of the vouchers, fetched when they are first asked for. */
  vouchers(): Promise<VoucherParts & { api: VouchersApi }>;
  /** Settles when the user is signed out. */
  logOut(): Promise<void>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Pages with betting show the slip next to them and the ticket button in the footer. */
    betting?: boolean;
    /** Pages with a left sidebar; the header opens it where it is not docked. */
    sidebar?: boolean;
    /** The sidebar holds filters, not sports. */
    filters?: boolean;
    /** Pages that scroll panes of their own and show the end of the page there. */
    panes?: boolean;
    games?: boolean;
    /** A phone shows no news over it. */
    calm?: boolean;
    /** Pages that hold what must not be torn out: who comes back to them finds them as they were, also without a line. */
    stays?: boolean;
    /** Pages that show without a network what was kept of them, unless they fail for want of it. */
    kept?: boolean;
    /** Pages whose address takes words to search for, `q`. */
    searchable?: boolean;
    /** The namespace with the hint of what a search finds there, where that is not the boards; the page loads it. */
    hints?: 'transactions' | 'history' | 'agency';
  }
}
