// Long because every route has a row.

import { randomUUID } from 'node:crypto';
import { aRegistration, goodPassword } from '../../../server/testing/account-forms.ts';
import { unused, type World } from './world.ts';

/** Who asks, in the order of the table's columns. `excluded` is on a break of his own choice, which ended his sessions. */
export const roles = [
  'anonymous',
  'owner',
  'otherPlayer',
  'blocked',
  'excluded',
  'agent',
  'al2',
  'al99',
  'expired',
  'revoked',
] as const;
export type Role = (typeof roles)[number];

/** The answer to a role: that of the line, or the status of a refusal. */
type Verdict = 'answered' | 401 | 403 | 404;

const everybody: Record<Role, Verdict> = {
  anonymous: 'answered',
  owner: 'answered',
  otherPlayer: 'answered',
  blocked: 'answered',
  excluded: 'answered',
  agent: 'answered',
  al2: 'answered',
  al99: 'answered',
  expired: 'answered',
  revoked: 'answered',
};
const nobodyElse: Record<Role, Verdict> = { ...everybody, anonymous: 401, excluded: 401, expired: 401, revoked: 401 };
const ownersOnly: Record<Role, Verdict> = {
  ...nobodyElse,
  otherPlayer: 404,
  blocked: 404,
  agent: 404,
  al2: 404,
  al99: 404,
};

const origin = 'http://localhost:3000';

/** The kinds of access there are: a row of the table each. */
export const access = {
  anyone: everybody,
  /** Any signed-in user, about himself. */
  player: nobodyElse,
  /** Any signed-in user who may stake and be paid. */
  money: { ...nobodyElse, blocked: 403 },
  /** The owner of what the call names; to all others it does not exist. */
  owner: ownersOnly,
  ownersMoney: { ...ownersOnly, blocked: 403 },
  /** Roles of the site. */
  agent: { ...nobodyElse, owner: 403, otherPlayer: 403, blocked: 403, al2: 403, al99: 403 },
  al2: { ...nobodyElse, owner: 403, otherPlayer: 403, blocked: 403, agent: 403, al99: 403 },
} as const satisfies Record<string, Record<Role, Verdict>>;

interface Line {
  may: keyof typeof access;
  body?: (world: World) => unknown;
  query?: (world: World) => Record<string, string>;
  headers?: () => Record<string, string>;
  /** The status of the answer to those who may; 200 unless the call is refused for another reason. */
  answer?: number;
}

const page = { page: 1, sport_code: 'F', search_filter: '' };
const movements = { kinds: ['stake'], date_from: '2026-03-01', date_to: '2026-03-02', search_filter: '' };
const deposit = { amount: 1_000, currency: 'RSD', currency_id: 1 };
const idempotent = () => ({ 'idempotency-key': randomUUID() });
const ofBelow = ({ below: userId }: World) => ({ userId });
const credit = (world: World) => ({ ...ofBelow(world), currency_id: 1, amount: 10 });
const badLink = () => ({ userId: randomUUID(), token: 'x'.repeat(43) });
const newPassword = { password: goodPassword, passwordConfirmation: goodPassword };

const walletCall = {
  token: 'x'.repeat(43),
  game_code: 'fruit',
  currency_id: 1,
  round_id: 'r1',
  amount: 1_000,
  transaction_id: '0b6f3c7e-9f0a-4c55-8a8e-2f4f0a3f8d11',
  reference_transaction_id: '5e0c1d9a-30e4-4b38-9a43-64c1c9a7c6b2',
};
const inGame = { token: 'x'.repeat(43), round_id: '0b6f3c7e-9f0a-4c55-8a8e-2f4f0a3f8d11' };
const studioCalls: Record<string, Line> = {
  'POST /play/v1/open': { may: 'anyone', body: () => ({ open: { demo: 'minefield' } }) },
  ...Object.fromEntries(
    [
      ['round', { bet: { engine: 'dice', stake: 1_000, side: 'under', chance: 4_850 } }],
      ['turn', { nth: 0, turn: { type: 'reveal', field: 12 } }],
      ['ask', {}],
      ['balance', {}],
      ['seeds', { client_seed: 'mine' }],
      ['rounds', {}],
      ['leave', {}],
      ['shared', {}],
      ['provider/round', { player: 'somebody' }],
      ['provider/tables', {}],
    ].map(([name, said]): [string, Line] => [
      `POST /play/v1/${name}`,
      { may: 'anyone', body: () => ({ ...inGame, ...(said as object) }), answer: 403 },
    ]),
  ),
};
const forged = { 'x-provider-signature': `t=${Date.now()},n=${'a'.repeat(22)},v1=${'0'.repeat(64)}` };
const walletCalls = Object.fromEntries(
  ['session', 'balance', 'bet', 'win', 'rollback', 'end'].map((name): [string, Line] => [
    `POST /games/v1/wallet/${name}`,
    {
      may: 'anyone',
      body: () => (name === 'session' ? { code: 'x'.repeat(43) } : walletCall),
      headers: () => forged,
      answer: 403,
    },
  ]),
);

/**
 * Every HTTP route with who may call it, and a call that is in order: for the authorisation test and for the bad inputs,
 * which mutate it. A new route is one more line; without it both tests fail and name it.
 */
export const routeTable: Readonly<Record<string, Line>> = {
  'GET /healthz': { may: 'anyone' },
  'GET /livez': { may: 'anyone' },
  'GET /readyz': { may: 'anyone' },
  'GET /openapi.json': { may: 'anyone' },

  'POST /kcmanager/loginUser': {
    may: 'anyone',
    body: () => ({ username: 'player', password: 'Sandbox12345', rememberMe: false }),
  },
  'POST /kcmanager/refreshToken': {
    may: 'anyone',
    body: async ({ refreshToken }) => ({ refreshToken: await refreshToken() }),
  },
  'POST /kcmanager/logoutUser': {
    may: 'anyone',
    body: async ({ refreshToken }) => ({ refreshToken: await refreshToken() }),
  },
  'POST /kcmanager/registerUser': { may: 'anyone', body: () => aRegistration(unused()) },
  'POST /kcmanager/confirmEmailVerification': { may: 'anyone', body: badLink, answer: 400 },
  'POST /kcmanager/resetPassword': { may: 'anyone', body: () => ({ ...badLink(), ...newPassword }), answer: 400 },
  'POST /kcmanager/sendResetPasswordEmail': { may: 'anyone', body: () => ({ email: `${unused()}@mail.example` }) },
  // All of them are confirmed.
  'POST /kcmanager/sendVerificationEmail': { may: 'player', answer: 409 },
  'POST /kcmanager/changePassword': {
    may: 'player',
    body: () => ({ currentPassword: 'not mine', ...newPassword }),
    answer: 400,
  },
  'GET /kcmanager/sessions': { may: 'player' },
  'POST /kcmanager/endSession': { may: 'player', body: () => ({ id: randomUUID() }), answer: 404 },
  'POST /kcmanager/endOtherSessions': { may: 'player' },

  'POST /base/v1/users/transactions': { may: 'player', body: () => ({ page: 1, ...movements }) },
  'POST /base/v1/users/exportTransactions': { may: 'player', body: () => ({ ...movements, language: 'de' }) },
  'GET /base/v1/users': { may: 'player' },
  'GET /base/v1/users/bonuses': { may: 'player' },
  'GET /base/v1/users/ping': { may: 'player', query: ({ accepted }) => ({ ticket_id: accepted }) },

  'POST /base/v1/users/messages': { may: 'player', body: () => ({ page: 1 }) },
  'POST /base/v1/users/messages/read': { may: 'player', body: () => ({ ids: ['999999999'], read: true }) },
  'POST /base/v1/users/messages/delete': { may: 'player', body: () => ({ ids: ['999999999'] }) },
  'POST /base/v1/users/push': { may: 'player', body: () => ({ endpoint: null }) },
  'POST /base/v1/users/push/subscribe': {
    may: 'player',
    body: () => ({
      endpoint: 'https://push.example.com/browser',
      keys: {
        p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
      language: 'en',
      kinds: ['ticketSettled'],
    }),
  },
  'POST /base/v1/users/push/kinds': { may: 'player', body: () => ({ kinds: ['kickOff'] }), answer: 404 },
  'POST /base/v1/users/push/unsubscribe': { may: 'player', body: () => ({}) },
  'GET /base/v1/users/limits': { may: 'player' },
  'POST /base/v1/users/limits': {
    may: 'player',
    body: () => ({ currency_id: 1, limits: [{ kind: 'stake', period: 'month', amount: 5_000 }] }),
  },
  'POST /base/v1/users/realityCheck': { may: 'player', body: () => ({ minutes: 60 }) },
  'GET /base/v1/users/played': { may: 'player', query: () => ({ since: '2026-03-01T00:00:00.000Z' }) },
  'POST /base/v1/users/break': {
    may: 'player',
    body: () => ({ kind: 'selfExclusion', length: 'sixMonths', password: 'not mine' }),
    answer: 400,
  },

  'GET /cms/v1/settings/general': { may: 'anyone' },
  'GET /cms/v1/settings/statuses': { may: 'anyone' },
  'GET /cms/v1/settings/themesByDomain': { may: 'anyone', query: () => ({ domain: origin }) },
  'GET /cms/v1/users/userSettings': { may: 'player' },
  'GET /cms/v1/banners': { may: 'anyone', query: () => ({ domain: origin, lang: 'en', page: 'home' }) },
  'GET /cms/v1/banners/all': { may: 'anyone', query: () => ({ domain: origin, lang: 'en' }) },
  'GET /cms/v1/banners/settings': { may: 'anyone', query: () => ({ domain: origin }) },
  'GET /cms/v1/translations': { may: 'anyone', query: () => ({ lang: 'en' }) },
  'POST /cms/v1/contact': {
    may: 'anyone',
    body: () => ({
      id: randomUUID(),
      name: 'Mira',
      email: `${randomUUID()}@example.com`,
      topic: 'other',
      message: 'A question about the offer.',
    }),
  },
  'POST /cms/v1/settings': {
    may: 'player',
    body: () => ({ settings: [{ object: 'site', property: 'lang', value: 'de' }] }),
  },
  'POST /cms/v1/markets/getAllSports': {
    may: 'anyone',
    body: () => ({ id: 'prematch', special_filter: 'NextMatches' }),
  },
  'POST /cms/v1/markets/getMarketFilters': {
    may: 'anyone',
    body: () => ({ type: 'prematch match', sport_code: 'F' }),
  },
  'POST /cms/v1/markets/search': {
    may: 'anyone',
    body: () => ({ words: 'partizan', listed: { id: 'prematch', sport_code: 'F' } }),
  },
  'POST /cms/v1/betting/offer': {
    may: 'anyone',
    body: () => ({
      ...page,
      table_view: 'competition',
      time_filter: '24h',
      special_filter: 'NextMatches',
      league_ids: ['1'],
    }),
  },
  'POST /cms/v1/betting/liveOffer': { may: 'anyone', body: () => page },
  'POST /cms/v1/betting/homeOffer': {
    may: 'anyone',
    body: ({ match }) => ({
      id: 'prematch',
      sport_code: 'F',
      favorite_matches: [match.eventId],
      favorite_leagues: ['1'],
    }),
  },
  'POST /cms/v1/betting/matchOffer': { may: 'anyone', body: ({ match }) => ({ eventId: match.eventId }) },
  'POST /cms/v1/betting/liveMatchOffer': { may: 'anyone', body: ({ match }) => ({ eventId: match.eventId }) },
  'POST /cms/v1/betting/results': {
    may: 'anyone',
    body: () => ({ day: '2026-03-01', sport_code: 'F', search_filter: '' }),
  },
  'GET /cms/v1/competitions/getLiveFavorite': { may: 'player' },

  'POST /sportsbetting/v1/ticketRequest': { may: 'money', body: ({ ticket }) => ticket() },
  'POST /sportsbetting/v1/reoffer': {
    may: 'owner',
    body: ({ offered }) => ({ ticketId: offered, accepted: false, reason: 'Player declined.' }),
  },
  'POST /sportsbetting/v1/ticketHistory': { may: 'player', body: () => ({ page: 1, sortField: 'createdAt' }) },
  'GET /sportsbetting/v1/ticketTrace': { may: 'owner', query: ({ accepted }) => ({ ticket_id: accepted }) },
  'GET /sportsbetting/v1/ticketSlip': { may: 'owner', query: ({ accepted }) => ({ ticket_id: accepted }) },
  'POST /sportsbetting/v1/shareSlip': {
    may: 'anyone',
    body: ({ match: { eventId } }) => ({
      selections: [{ eventId, marketCode: '1X2', selectionCode: '1', band: null, systemGroup: null }],
      systemGroups: [],
    }),
  },
  'GET /sportsbetting/v1/sharedSlip': { may: 'anyone', query: () => ({ code: 'NOBODYS1' }), answer: 404 },
  'POST /sportsbetting/v1/cashOut': { may: 'ownersMoney', body: ({ accepted }) => ({ ticket_id: accepted, ratio: 1 }) },
  'POST /sportsbetting/v1/confirmCashOut': {
    may: 'ownersMoney',
    body: ({ accepted, quote }) => ({ ticket_id: accepted, quote_id: quote.quote_id, amount: quote.amount }),
  },
  'POST /sportsbetting/v1/checkTicketSelections': {
    may: 'anyone',
    body: ({ match: { eventId } }) => ({
      ticket: [{ id: eventId, eventId, marketCode: '1X2', selectionCode: '1', player: null, odd: 1.5, band: null }],
    }),
  },
  'GET /sportsbetting/v1/preAuth': { may: 'player' },

  'POST /vouchers/v1/create': {
    may: 'money',
    body: () => ({ amount: 100, currency: 'RSD', currencyId: 1 }),
    headers: idempotent,
  },
  'POST /vouchers/v1/activate': {
    may: 'money',
    body: () => ({ voucher: '1234 - 5678 - 9012 - 3456' }),
    headers: idempotent,
    answer: 400,
  },
  'POST /vouchers/v1/history': { may: 'player', body: () => ({ page: 1, status: 'open' }) },

  'POST /payment/nb/PaymentInitRequest': { may: 'money', body: () => deposit, headers: idempotent },
  'POST /apcopay/paymentInitRequest': { may: 'money', body: () => deposit, headers: idempotent },
  'GET /payment/v1/payment': { may: 'owner', query: ({ payment }) => ({ payment_id: payment }) },
  'GET /payment/v1/payments': { may: 'player', query: () => ({ page: '1' }) },
  // It is the provider's signature that counts.
  'POST /payment/v1/notice': {
    may: 'anyone',
    body: () => ({ reference: 'nothing', outcome: 'paid', amount: 100_000, currency: 'RSD' }),
    headers: () => ({ 'x-provider-signature': `t=${Date.now()},v1=${'0'.repeat(64)}` }),
    answer: 403,
  },

  'GET /cms/v1/agency/connection': { may: 'player' },
  'POST /cms/v1/agency/connect': { may: 'player', body: () => ({ code: 'NOBODYS1' }), answer: 400 },
  'GET /cms/v1/agency/allUsers': { may: 'agent', query: () => ({ page: '1', search: 'own' }) },
  'GET /cms/v1/agency/myAgents': { may: 'agent' },
  'GET /cms/v1/agency/searchUser': { may: 'agent', query: () => ({ search: 'own' }) },
  // Whom an agent may ask about: agency.test.ts.
  'GET /cms/v1/agency/userStats': { may: 'agent', query: ofBelow, answer: 404 },
  'GET /cms/v1/agency/agentTransactions': { may: 'agent', query: () => ({ page: '1' }) },
  'GET /cms/v1/agency/userTransactions': { may: 'agent', query: ofBelow, answer: 404 },
  'POST /cms/v1/agency/addCredit': { may: 'agent', body: credit, headers: idempotent, answer: 404 },
  'POST /cms/v1/agency/decCredit': { may: 'agent', body: credit, headers: idempotent, answer: 404 },
  // Who may ask for, pay and decline payouts: payouts.test.ts.
  'GET /cms/v1/agency/myPayouts': { may: 'player' },
  'POST /cms/v1/agency/askPayout': {
    may: 'money',
    body: () => ({ currency_id: 1, amount: 10 }),
    headers: idempotent,
    answer: 409,
  },
  'POST /cms/v1/agency/withdrawPayout': { may: 'money', body: () => ({ id: randomUUID() }), answer: 404 },
  'POST /cms/v1/agency/payPayout': { may: 'agent', body: () => ({ id: randomUUID() }), answer: 404 },
  'POST /cms/v1/agency/declinePayout': { may: 'agent', body: () => ({ id: randomUUID() }), answer: 404 },
  'POST /cms/v1/agency/blockUser': { may: 'agent', body: ofBelow, answer: 404 },
  'POST /cms/v1/agency/unblockUser': { may: 'agent', body: ofBelow, answer: 404 },

  'GET /r/:code': { may: 'anyone', query: () => ({ to: '/promo' }), answer: 302 },
  // Agents and affiliates are one person here; who of the two may what: affiliates.test.ts.
  'GET /cms/v1/agency/promoCode': { may: 'agent', query: () => ({ page: '1', search: 'der', state: 'active' }) },
  'POST /cms/v1/agency/promoCode': {
    may: 'agent',
    body: () => ({ code: unused().slice(0, 16), campaign: 'Derby' }),
    headers: idempotent,
  },
  'POST /cms/v1/affiliates/code': { may: 'agent', body: ({ code }) => ({ code, active: false }), answer: 404 },
  'GET /cms/v1/affiliates/office': { may: 'agent' },
  'GET /cms/v1/affiliates/players': { may: 'agent', query: () => ({ page: '1' }) },
  'GET /cms/v1/affiliates/tickets': { may: 'agent', query: () => ({ page: '1' }) },
  'GET /cms/v1/affiliates/ticket': { may: 'agent', query: () => ({ ticket: randomUUID() }), answer: 404 },
  'GET /cms/v1/affiliates/calculation': { may: 'agent', query: () => ({ month: '2020-01' }), answer: 404 },
  'GET /cms/v1/affiliates/payouts': { may: 'agent' },
  'POST /cms/v1/agency/payout': { may: 'agent', body: () => ({ amount: 10 }), headers: idempotent, answer: 400 },
  'GET /cms/v1/agency/postbacks': { may: 'agent' },
  'POST /cms/v1/agency/postbacks': {
    may: 'agent',
    body: () => ({ url: 'https://127.0.0.1/hook', events: ['registration'] }),
    answer: 400,
  },
  'POST /cms/v1/affiliates/testPostback': { may: 'agent', body: () => ({ id: randomUUID() }), answer: 404 },
  'POST /cms/v1/affiliates/removePostback': { may: 'agent', body: () => ({ id: randomUUID() }), answer: 404 },
  'GET /cms/v1/agency/office': { may: 'agent', query: () => ({ currency_id: '1' }) },
  'GET /cms/v1/agency/dayClose': { may: 'agent', query: () => ({ currency_id: '1', day: '2026-03-01' }), answer: 400 },
  'POST /cms/v1/agency/exportMoves': {
    may: 'agent',
    body: () => ({ language: 'de', date_from: '2026-03-01', date_to: '2026-03-02' }),
  },
  'POST /cms/v1/agency/createUser': {
    may: 'agent',
    body: () => ({ id: randomUUID(), username: unused(), password: goodPassword }),
    // The role alone makes nobody: the tree knows of no agent of this name.
    answer: 403,
  },
  'POST /cms/v1/agency/createAgent': {
    may: 'agent',
    body: () => ({ id: randomUUID(), username: unused(), password: goodPassword }),
    answer: 403,
  },
  'GET /cms/v1/agency/tickets': {
    may: 'agent',
    query: () => ({ page: '1', sortField: 'createdAt', won: 'true', min_pay_in: '20', search_filter: 'der' }),
  },
  'GET /cms/v1/agency/ticketInfo': {
    may: 'agent',
    query: (world) => ({ ...ofBelow(world), ticket_id: randomUUID() }),
    answer: 404,
  },
  'GET /cms/v1/agency/myVouchers': { may: 'agent', query: () => ({ page: '1', status: 'open' }) },

  'GET /cms/v1/casino/sections': { may: 'anyone' },
  'GET /cms/v1/casino/tags': { may: 'anyone' },
  'GET /cms/v1/casino/providers': { may: 'anyone' },
  'GET /cms/v1/casino/tables': { may: 'anyone' },
  'GET /cms/v1/casino/jackpots': { may: 'anyone' },
  'GET /cms/v1/casino/games': {
    may: 'anyone',
    query: () => ({ section: 'slots', tag: 'classic', volatility: '3', search: 'che', sort: 'popular', page: '1' }),
  },
  'GET /cms/v1/casino/rules': { may: 'anyone', query: () => ({ game_code: 'fruit' }) },
  'GET /games/v1/freeRounds': { may: 'player' },
  'GET /games/v1/rounds': {
    may: 'player',
    query: () => ({ game_code: 'fruit', currency_id: '1', from: '2026-03-01', to: '2026-03-02', page: '1' }),
  },
  // Whose round it is: played-rounds.test.ts.
  'GET /games/v1/rounds/details': { may: 'player', query: () => ({ round_id: randomUUID() }), answer: 404 },
  'GET /games/v1/games/enabled': { may: 'anyone' },
  'POST /games/v1/games/startDemoGame': { may: 'anyone', body: () => ({ game_code: 'fruit' }) },
  'POST /games/v1/games/startSession': { may: 'money', body: () => ({ game_code: 'fruit', currency_id: 1 }) },
  'POST /base/v1/rgs/startSession': { may: 'money', body: () => ({ game_code: 'wheel', currency_id: 1 }) },
  'GET /games/v1/games/session': { may: 'player', query: () => ({ session_id: randomUUID() }) },
  'POST /games/v1/games/endSession': { may: 'player', body: () => ({ session_id: randomUUID() }) },
  // The wallet listens to the signature of the games' provider, and to no token of a player.
  ...walletCalls,

  // Games' pages are of no origin and show a token of their own, in the body.
  ...studioCalls,
  'GET /play/*': { may: 'anyone', answer: 404 },

  // The testers' calls ask for no token: they exist in the sandbox only, and for the site's own pages.
  'GET /sandbox': { may: 'anyone' },
  'GET /sandbox/page.js': { may: 'anyone' },
  'GET /sandbox/page.css': { may: 'anyone' },
  'GET /sandbox/v1/state': { may: 'anyone' },
  'GET /sandbox/v1/ledger': { may: 'anyone' },
  'POST /sandbox/v1/player': { may: 'anyone', body: () => ({ username: 'al99' }) },
  'GET /sandbox/v1/matches': { may: 'anyone', query: () => ({ search: 'a' }) },
  'POST /sandbox/v1/ticket': { may: 'anyone', body: () => ({ username: 'al99', outcome: 'denied', subcode: 208 }) },
  'POST /sandbox/v1/market': {
    may: 'anyone',
    body: () => ({ eventId: 'nothing', marketCode: '1X2', selectionCode: '1', status: 'OPEN', O: 2, band: '2.5' }),
    answer: 404,
  },
  'POST /sandbox/v1/match': { may: 'anyone', body: () => ({ eventId: 'nothing', finish: '1-0' }), answer: 404 },
  'POST /sandbox/v1/maintenance': { may: 'anyone', body: () => ({ off: true }) },
  'POST /sandbox/v1/block': { may: 'anyone', body: () => ({ username: 'al99', blocked: false }) },
  'POST /sandbox/v1/status': { may: 'anyone', body: () => ({ key: 'showAuthExtra', value: '1' }) },
  'POST /sandbox/v1/settings': { may: 'anyone', body: () => ({ key: 'cashOutMargin', value: '5' }) },
  'POST /sandbox/v1/reload': { may: 'anyone' },
  'POST /sandbox/v1/sockets': { may: 'anyone', body: () => ({ refuse: 0 }) },
  'POST /sandbox/v1/translation': {
    may: 'anyone',
    body: () => ({ operator: 'reflektor', lang: 'en', key: 'common:menu.live', text: 'Under the lights' }),
  },
  'POST /sandbox/v1/token': { may: 'anyone', body: () => ({ username: 'al99', expire: 'access' }) },
  'POST /sandbox/v1/drop': { may: 'anyone', body: () => ({ url: '/nowhere' }) },
  'POST /sandbox/v1/clock': { may: 'anyone', body: () => ({ advance: 0 }) },
  'POST /sandbox/v1/game': { may: 'anyone', body: () => ({ game_code: 'cherry', active: false, limit: 20 }) },
  'POST /sandbox/v1/round': {
    may: 'anyone',
    body: () => ({ username: 'al99', game_code: 'minefield', outcome: 'win' }),
  },
  'POST /sandbox/v1/free-rounds': { may: 'anyone', body: () => ({ username: 'al99', rule: 'tenSpins' }) },
  'POST /sandbox/v1/jackpot': { may: 'anyone', body: () => ({ username: 'al99', pot: 'small' }) },
  'POST /sandbox/v1/provider': { may: 'anyone', body: () => ({ mode: 'ok', ms: 10 }) },
  'POST /sandbox/v1/agent': { may: 'anyone', body: () => ({ username: 'agent', under: 'agent' }), answer: 400 },
  'POST /sandbox/v1/affiliate': { may: 'anyone', body: () => ({ username: 'al99', currency_id: 1 }) },
  'POST /sandbox/v1/affiliateDue': { may: 'anyone' },
  'POST /sandbox/v1/affiliatePayout': {
    may: 'anyone',
    body: () => ({ username: 'al99', confirm: true }),
    answer: 404,
  },
  'POST /sandbox/v1/affiliateCorrection': {
    may: 'anyone',
    body: () => ({ username: 'al99', month: '2020-01', amount: -5, note: 'A ticket' }),
    answer: 404,
  },
  'POST /sandbox/v1/betlimit': { may: 'anyone', body: () => ({ game_code: 'g1', game_limit: 5 }) },
  'POST /sandbox/v1/takeback': { may: 'anyone', body: () => ({ all: true }) },
  'POST /sandbox/v1/message': { may: 'anyone', body: () => ({ username: 'al99', title: 'News', text: 'Of today' }) },
  'POST /sandbox/v1/notice': { may: 'anyone', body: () => ({ username: 'owner', notice: 'forged' }), answer: 404 },
  'GET /sandbox/provider/page.css': { may: 'anyone' },
  'GET /sandbox/provider/:reference': { may: 'anyone', answer: 404 },
  'POST /sandbox/provider/:reference': { may: 'anyone', body: () => ({ outcome: 'paid', fault: 'now' }), answer: 404 },
  'POST /sandbox/v1/moveMember': { may: 'anyone', body: () => ({ username: 'al99', under: 'al2' }), answer: 404 },
  'POST /sandbox/v1/mail': { may: 'anyone', body: () => ({ to: 'owner@mail.example' }) },
  'POST /sandbox/v1/pushes': { may: 'anyone', body: () => ({}) },
  'POST /sandbox/v1/push-taken': { may: 'anyone', body: () => ({ device: 'nothing' }) },
  'POST /sandbox/v1/push-service/:device': { may: 'anyone', body: () => ({}), answer: 201 },
};

/** The lines that a server's routes need: `METHOD /path`, without what answers a GET's HEAD and other sites' questions. */
export const linesOf = (world: World): string[] =>
  world.server.routes
    .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
    .filter((line) => /^(GET|POST) /.test(line));

/** The call of a line, as it is sent when it is in order. */
export const callOf = async (line: string, world: World) => {
  const { body, query, headers } = routeTable[line] ?? {};
  const [method = '', path = ''] = line.split(' ');
  const search = query ? `?${new URLSearchParams(query(world))}` : '';
  return {
    method: method as 'GET' | 'POST',
    // Something that nobody knows, where a route names one.
    url: `${path.replace(/:\w+/, 'nothing')}${search}`,
    headers: headers?.() ?? {},
    payload: method === 'POST' ? ((await body?.(world)) ?? {}) : undefined,
  };
};

/** Whether a line is about agents and affiliates, or the vouchers that agents sell. */
export const isOfArea = (line: string): boolean => /\/agency\/|\/affiliates\/|\/vouchers\/|\/r\/:code/.test(line);
