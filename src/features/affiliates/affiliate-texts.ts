/** Keys of texts by their subject, written out: every key must be found in the code. */
export const productTexts = {
  sports: 'products.sports',
  live: 'products.live',
  casino: 'products.casino',
  virtuals: 'products.virtuals',
} as const;

export const lineTexts = {
  staked: 'lines.staked',
  wins: 'lines.wins',
  bonuses: 'lines.bonuses',
  fees: 'lines.fees',
  tax: 'lines.tax',
  ngr: 'lines.ngr',
} as const;

export const chartTexts = {
  ngr: ['chart.ngr', 'chart.about.ngr'],
  clicks: ['chart.clicks', 'chart.about.clicks'],
  deposits: ['chart.deposits', 'chart.about.deposits'],
} as const;

export const reasonTexts = {
  settledAgain: 'payout.reasons.settledAgain',
  operator: 'payout.reasons.operator',
} as const;

/** A step of a payout when it is done, and while it is not. */
export const stepTexts = {
  closed: ['payout.steps.done.closed', 'payout.steps.open.closed'],
  asked: ['payout.steps.done.asked', 'payout.steps.open.asked'],
  paid: ['payout.steps.done.paid', 'payout.steps.open.paid'],
} as const;

export const codeTexts = {
  all: 'codes.all',
  active: 'codes.shown.active',
  stopped: 'codes.shown.stopped',
  copied: 'codes.copied',
  notCopied: 'codes.notCopied',
} as const;

/** Words of a list's pages. */
export const pagesTexts = {
  pages: 'pages.pages',
  range: 'pages.range',
  page: 'pages.page',
  previous: 'pages.previous',
  next: 'pages.next',
} as const;

export const refusedTexts = {
  mailbox: 'office.refused.mailbox',
  name: 'office.refused.name',
  device: 'office.refused.device',
  address: 'office.refused.address',
  payer: 'office.refused.payer',
} as const;

export const eventTexts = {
  registration: 'postbacks.events.registration',
  firstDeposit: 'postbacks.events.firstDeposit',
  deposit: 'postbacks.events.deposit',
  cpa: 'postbacks.events.cpa',
  daily: 'postbacks.events.daily',
  test: 'postbacks.events.test',
} as const;

export const deliveryTexts = {
  waiting: 'postbacks.states.waiting',
  sent: 'postbacks.states.sent',
  givenUp: 'postbacks.states.givenUp',
} as const;

export const payoutTexts = {
  requested: 'settings.payouts.requested',
  paid: 'settings.payouts.paid',
  refused: 'settings.payouts.refused',
} as const;

/** Words of a ticket that an affiliate sees. */
export const typeTexts = { prematch: 'tickets.prematch', live: 'tickets.live' } as const;
export const kindTexts = {
  single: 'tickets.single',
  combination: 'tickets.combination',
  system: 'tickets.system',
} as const;
export const stateTexts = {
  open: 'tickets.open',
  won: 'tickets.won',
  lost: 'tickets.lost',
  void: 'tickets.void',
  cashedOut: 'tickets.cashedOut',
} as const;
