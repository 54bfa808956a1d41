import { describe, expect, it } from 'vitest';
import { guardPage, type Verdict, type Visitor } from './guard-page.ts';
import { siteStatuses } from './site-statuses.ts';

const visitors: Readonly<Record<string, Visitor>> = {
  anonymous: { signedIn: false, roles: [] },
  unknown: { signedIn: null, roles: [] },
  player: { signedIn: true, roles: [] },
  AL2: { signedIn: true, roles: ['AL2'] },
  affiliate: { signedIn: true, roles: ['AFFILIATE'] },
};

/** Every route of spec section 2 and our own, by how it is guarded. */
const routes = {
  open: [
    '/',
    '/about_us',
    '/callback',
    '/contact_us',
    '/index1',
    '/logout',
    '/match3',
    '/other',
    '/ping',
    '/privacy',
    '/promo',
    '/responsible_gambling',
    '/scores',
    '/support',
    '/termsnc',
    '/verification',
    '/sportbetting/rules',
    '/documents',
    '/documents/terms',
    '/no/such/page',
  ],
  auth: ['/auth/login', '/auth/register', '/auth/forgot-password'],
  reset: ['/auth/reset-password'],
  player: [
    '/account/bonuses',
    '/account/bonuses/periodic',
    '/account/bonuses/regular',
    '/account/payment',
    '/account/settings',
    '/account/transactions',
    '/messages',
    '/payin',
    '/voucher_history',
  ],
  affiliate: [
    ...['', '/calculation', '/office', '/promo_codes', '/tickets', '/user_settings', '/users_review'].map(
      (page) => `/account/bonuses/affiliates${page}`,
    ),
  ],
  betting: ['/betting'],
  live: ['/live_betting'],
  casino: ['/casino', '/casino_section', '/casino2', '/casino3', '/number_games', '/poker', '/skill_games', '/slots'],
  games: ['/games', '/games/acme', '/games/acme/book-of-sand'],
  casinoLive: ['/casino_live'],
  virtuals: ['/virtuals'],
  history: ['/ticket_history'],
} as const;
type Kind = keyof typeof routes;

const codes: Readonly<Record<string, Verdict>> = { '.': 'stay', h: 'home', p: 'loginPage', d: 'loginDialog' };

/** Verdicts in the order of the visitors above; a kind that a setting leaves out is as with none. */
const usual: Record<Kind, string> = {
  open: '.....',
  auth: '..hhh',
  reset: '.....',
  player: 'h....',
  affiliate: 'h.hh.',
  betting: '.....',
  live: '.....',
  casino: '.....',
  games: '.....',
  casinoLive: '.....',
  virtuals: '.....',
  history: 'h....',
};
const everywhereAnonymous = (code: 'p' | 'd'): Partial<Record<Kind, string>> => ({
  open: `${code}....`,
  player: `${code}....`,
  affiliate: `${code}.hh.`,
  betting: `${code}....`,
  live: `${code}....`,
  casino: `${code}....`,
  games: `${code}....`,
  casinoLive: `${code}....`,
  virtuals: `${code}....`,
  history: `${code}....`,
});
const settings: readonly (readonly [on: readonly string[], verdicts: Partial<Record<Kind, string>>])[] = [
  [[], {}],
  [['loginInDialog'], {}],
  [['showAuthExtra'], {}],
  [['maintenanceModeStarted'], {}],
  [['redirectToLogin'], everywhereAnonymous('p')],
  [['redirectToLogin', 'loginInDialog'], everywhereAnonymous('d')],
  [['disableBettingPage'], { betting: 'hhhhh' }],
  [['disableLiveBettingPage'], { live: 'hhhhh' }],
  [['disableBettingPage', 'disableLiveBettingPage'], { betting: 'hhhhh', live: 'hhhhh', history: 'hhhhh' }],
  [['disableCasinoPage'], { casino: 'hhhhh' }],
  [['casinoIndefiniteDisabled'], { casino: 'hhhhh', casinoLive: 'hhhhh', virtuals: 'hhhhh', games: 'hhhhh' }],
  [
    ['disableCasinoPage', 'disableCasinoLivePage', 'disableVirtualsPage'],
    { casino: 'hhhhh', casinoLive: 'hhhhh', virtuals: 'hhhhh', games: 'hhhhh' },
  ],
  [['disableCasinoLivePage'], { casinoLive: 'hhhhh' }],
  [['disableVirtualsPage'], { virtuals: 'hhhhh' }],
  [['redirectToLogin', 'disableBettingPage'], { ...everywhereAnonymous('p'), betting: 'phhhh' }],
];

const statuses = (...keys: readonly string[]) => siteStatuses(keys.map((key) => ({ key, value: 'true' })));

describe('page guards', () => {
  it.each(settings)('decide on every route for every visitor, with %j switched on', (on, verdicts) => {
    const decided: Record<string, Record<string, Verdict>> = {};
    const expected: typeof decided = {};
    for (const kind of Object.keys(routes) as Kind[]) {
      for (const route of routes[kind]) {
        const row = verdicts[kind] ?? usual[kind];
        decided[route] = {};
        expected[route] = {};
        for (const [index, [name, visitor]] of Object.entries(visitors).entries()) {
          decided[route][name] = guardPage(route, visitor, statuses(...on));
          expected[route][name] = codes[row[index] ?? ''] ?? 'stay';
        }
      }
    }
    expect(decided).toEqual(expected);
  });

  it.each(['/betting/', '/BETTING', '//betting'])(
    'know a page by every address the router takes for it: %s',
    (address) => {
      expect(guardPage(address, visitors.player as Visitor, statuses('disableBettingPage'))).toBe('home');
    },
  );

  it('keep anonymous visitors out of pages for players also with a slash at the end', () => {
    expect(guardPage('/ticket_history/', visitors.anonymous as Visitor, statuses())).toBe('home');
  });

  it('do not take a page for the one whose name it begins with', () => {
    expect(guardPage('/accounting', visitors.anonymous as Visitor, statuses())).toBe('stay');
  });
});
