import type { Language } from '../../contract/entities/scalars.ts';
import type { Visitor } from '../../domain/access/guard-page.ts';
import type { SiteStatuses } from '../../domain/access/site-statuses.ts';
import type { Api } from '../transport/api/api.ts';

/** What guards and loaders may ask; the composition root answers from the running machines. */
export interface RouterContext {
  api: Api;
  visitor(): Visitor;
  statuses(): SiteStatuses;
  /** The language the address, the account, the cookie or nobody asks for, in this order. */
  language(): Language;
  openLoginDialog(): void;
  /** Settles when nobody is signed in any more. */
  logOut(): Promise<void>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Pages with betting show the slip beside them and the ticket button in the footer. */
    betting?: boolean;
    /** Pages with a left sidebar; the header opens it where it is not docked. */
    sidebar?: boolean;
    /** Pages whose address takes words to search for, `q`. */
    searchable?: boolean;
  }
}
