import type { SiteStatuses } from './site-statuses.ts';

export interface Visitor {
  /** Null while the session is being restored: nobody is sent away before it is known who he is. */
  signedIn: boolean | null;
  roles: readonly string[];
}

/** Where a visitor may go: where he wanted, home, to the login page, or home with the login dialog open. */
export type Verdict = 'stay' | 'home' | 'loginPage' | 'loginDialog';

const authPages = ['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/reset-password'];

/**
 * Pages for signed-in visitors, with all below them, and the roles of which one is needed; an empty list asks for none.
 * The first that fits counts.
 */
const guardedPages: readonly (readonly [page: string, roles: readonly string[]])[] = [
  ['/account/bonuses/affiliates', ['AFFILIATE', 'AGENT']],
  ['/account', []],
  ['/messages', []],
  ['/payin', []],
  ['/ticket_history', []],
  ['/voucher_history', []],
];

/** Pages that go with an item of the menu: with the item they are switched off. */
const sectionPages: Readonly<Record<string, keyof SiteStatuses>> = {
  '/betting': 'bettingDisabled',
  '/live_betting': 'liveBettingDisabled',
  '/casino_live': 'casinoLiveDisabled',
  '/virtuals': 'virtualsDisabled',
  '/ticket_history': 'ticketDisabled',
};

/** Lobbies without a switch of their own. */
const casinoPage = /^\/(casino(_section|[23])?|slots|poker|(skill|number)_games)$/;

/** The router takes `/Betting/` for `/betting`, so the guards do. */
const plain = (pathname: string): string => `/${pathname.toLowerCase().split('/').filter(Boolean).join('/')}`;

const rolesFor = (pathname: string): readonly string[] | undefined =>
  guardedPages.find(([page]) => pathname === page || pathname.startsWith(`${page}/`))?.[1];

/** Decides on a page by the guards of spec section 2; `address` carries no language prefix. */
export const guardPage = (address: string, visitor: Visitor, statuses: SiteStatuses): Verdict => {
  const pathname = plain(address);
  if (statuses.redirectToLogin && visitor.signedIn === false && !authPages.includes(pathname))
    return statuses.loginInDialog ? 'loginDialog' : 'loginPage';
  if (visitor.signedIn && authPages.includes(pathname) && pathname !== '/auth/reset-password') return 'home';
  const section =
    sectionPages[pathname] ??
    (casinoPage.test(pathname) ? 'casinoDisabled' : pathname.startsWith('/games') ? 'gamesDisabled' : undefined);
  if (section && statuses[section]) return 'home';
  const roles = rolesFor(pathname);
  if (!roles || visitor.signedIn === null) return 'stay';
  const allowed = visitor.signedIn && (roles.length === 0 || roles.some((role) => visitor.roles.includes(role)));
  return allowed ? 'stay' : 'home';
};
