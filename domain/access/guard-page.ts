import type { SiteStatuses } from './site-statuses.ts';

export interface Visitor {
  /** Null while the session is being restored: nobody is sent away before it is known who he is. */
  signedIn: boolean | null;
  roles: readonly string[];
}

/** Where a visitor may go: where he wanted, home, to the login page, or home with the login dialog open. */
export type Verdict = 'stay' | 'home' | 'loginPage' | 'loginDialog';

const authPages = ['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/reset-password'];

/** Pages for signed-in visitors, and the roles of which one is needed; an empty list asks for none. */
const guardedPages: Readonly<Record<string, readonly string[]>> = { '/ticket_history': [] };

const disabled = (pathname: string, statuses: SiteStatuses): boolean => {
  if (pathname === '/betting') return statuses.bettingDisabled;
  if (pathname === '/live_betting') return statuses.liveBettingDisabled;
  if (pathname === '/ticket_history') return statuses.ticketDisabled;
  return false;
};

/** The router takes `/Betting/` for `/betting`, so the guards do. */
const plain = (pathname: string): string => `/${pathname.toLowerCase().split('/').filter(Boolean).join('/')}`;

/** Decides on a page by the guards of spec section 2; `address` carries no language prefix. */
export const guardPage = (address: string, visitor: Visitor, statuses: SiteStatuses): Verdict => {
  const pathname = plain(address);
  if (statuses.redirectToLogin && visitor.signedIn === false && !authPages.includes(pathname))
    return statuses.loginInDialog ? 'loginDialog' : 'loginPage';
  if (visitor.signedIn && authPages.includes(pathname) && pathname !== '/auth/reset-password') return 'home';
  if (disabled(pathname, statuses)) return 'home';
  const roles = guardedPages[pathname];
  if (!roles || visitor.signedIn === null) return 'stay';
  const allowed = visitor.signedIn && (roles.length === 0 || roles.some((role) => visitor.roles.includes(role)));
  return allowed ? 'stay' : 'home';
};
