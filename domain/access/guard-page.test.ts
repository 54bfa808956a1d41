import { describe, expect, it } from 'vitest';
import { guardPage, type Visitor } from './guard-page.ts';
import { siteStatuses } from './site-statuses.ts';

const anonymous: Visitor = { signedIn: false, roles: [] };
const player: Visitor = { signedIn: true, roles: [] };
const unknown: Visitor = { signedIn: null, roles: [] };
const statuses = (...keys: string[]) => siteStatuses(keys.map((key) => ({ key, value: 'true' })));
const open = statuses();

describe('page guards', () => {
  it('let anybody see what the operator left open', () => {
    expect(guardPage('/', anonymous, open)).toBe('stay');
    expect(guardPage('/betting', anonymous, open)).toBe('stay');
    expect(guardPage('/auth/login', anonymous, open)).toBe('stay');
  });

  it('send anonymous visitors to login when the site requires it, but for the auth pages', () => {
    expect(guardPage('/live_betting', anonymous, statuses('redirectToLogin'))).toBe('loginPage');
    expect(guardPage('/', anonymous, statuses('redirectToLogin'))).toBe('loginPage');
    expect(guardPage('/auth/login', anonymous, statuses('redirectToLogin'))).toBe('stay');
    expect(guardPage('/auth/reset-password', anonymous, statuses('redirectToLogin'))).toBe('stay');
    expect(guardPage('/betting', anonymous, statuses('redirectToLogin', 'loginInDialog'))).toBe('loginDialog');
    expect(guardPage('/betting', player, statuses('redirectToLogin'))).toBe('stay');
  });

  it('send signed-in visitors home from auth pages, except from reset-password', () => {
    expect(guardPage('/auth/login', player, open)).toBe('home');
    expect(guardPage('/auth/reset-password', player, open)).toBe('stay');
  });

  it('send everybody home from a disabled section', () => {
    expect(guardPage('/betting', player, statuses('disableBettingPage'))).toBe('home');
    expect(guardPage('/live_betting', player, statuses('disableBettingPage'))).toBe('stay');
    expect(guardPage('/live_betting', player, statuses('disableLiveBettingPage'))).toBe('home');
  });

  it('block ticket history only when betting and live are both disabled', () => {
    expect(guardPage('/ticket_history', player, statuses('disableBettingPage'))).toBe('stay');
    expect(guardPage('/ticket_history', player, statuses('disableBettingPage', 'disableLiveBettingPage'))).toBe('home');
  });

  it('send anonymous visitors home from pages for players, but wait while the session is being restored', () => {
    expect(guardPage('/ticket_history', anonymous, open)).toBe('home');
    expect(guardPage('/ticket_history', unknown, open)).toBe('stay');
    expect(guardPage('/betting', unknown, statuses('redirectToLogin'))).toBe('stay');
  });

  it.each(['/betting/', '/BETTING', '//betting'])(
    'know a page by every address the router takes for it: %s',
    (address) => {
      expect(guardPage(address, player, statuses('disableBettingPage'))).toBe('home');
    },
  );

  it('keep anonymous visitors out of pages for players also with a slash at the end', () => {
    expect(guardPage('/ticket_history/', anonymous, open)).toBe('home');
  });
});
