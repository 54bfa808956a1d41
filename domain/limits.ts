/** Every number of spec section 9 that the product's rules use, once. Durations in milliseconds unless the name says seconds. */

export const pageSize = 50;
/** Matches of a section of the home page that are sent: those it shows, and who takes their place when they end. */
export const homeMatches = 16;
/** Days of results that can be looked at, today among them (decisions, Pages the spec only names). */
export const resultDays = 8;
export const lastPlayedGamesCap = 10;
/** Starred games of one page; own rule. */
export const favouriteGamesCap = 200;

export const pingInterval = 3_000;
export const tokenRefreshMargin = 30_000;
export const ticketCheckInterval = 2_000;
export const maintenanceLogoutDelay = 10_000;
export const socketRecheckDelay = 200;
export const socketReconnectionDelay = 500;
/** Random part added to the reconnection delay, so that clients do not return in step (decisions, Sockets). */
export const socketReconnectionSpread = 250;
/** By then one more attempt of a refused connection has come to its end: it begins within the delay and takes 5 s at most. */
export const socketReturnDelay = 6_000;
export const snackbarTimeout = 3_000;
/** For so long an emptied slip can be taken back by its snackbar. */
export const undoTimeout = 8_000;
export const oddsHighlight = 5_000;
export const fetchMinimumDelay = 200;
export const prefetchIdleTimeout = 2_000;
/** At most one reload of a tab in this time, whatever the cause (spec section 8, decisions, Reloads). */
export const reloadInterval = 60_000;
/** connect_error reloads are spread over this time (decisions, Reloads). */
export const reloadSpread = 2_000;

/** Before another mail with a link can be asked for. */
export const resendPause = 30_000;

/** For so long after it was left, the installed site opens where it was (decisions, Last route). */
export const lastRouteAge = 3_600_000;

/** In seconds: how long an offer may be answered. */
export const reofferSeconds = 20;
/** The server takes an answer this long after an offer's end: it may have been on its way (decisions, Reoffer). */
export const reofferGrace = 2_000;
export const reofferBeepFrom = 5;
export const ticketBeepFrom = 6;
export const ticketBeepTo = 2;
/** A ticket id still unknown to the server this long after its timeout was not placed (decisions, Shapes). */
export const unknownTicketGrace = 5_000;

/** A cash-out quote stands for so long; own rule. */
export const cashOutQuoteLife = 8_000;
/** How often open tickets are quoted to players who look on; own rule. */
export const cashOutPushInterval = 2_000;

/** For so long a deposit that was begun can be paid at the provider's; own rule. */
export const depositExpiry = 3_600_000;

/** In this time the page of a game takes over what opened it; own rule, as the next one. */
export const gameCodeLife = 60_000;
/** A game in which nothing was staked for so long is closed. */
export const gameIdle = 30 * 60_000;

/** Tickets, and steps of each, whose course this browser remembers for an export. */
export const tracedTickets = 20;
export const tracedSteps = 60;

/** In seconds, as the next two. */
export const defaultTimeoutPrematchTicket = 15;
export const defaultTimeoutLiveTicket = 20;
export const defaultLiveTicketDelay = 5;

export const minStake = 20;
export const maxStake = 200_000;
export const stakePresetFactors = [1, 2.5, 5, 10, 25, 50, 100, 250] as const;

/** Of a voucher, in dinars. */
export const minVoucher = 100;
export const maxVoucher = 100_000;
export const voucherDigits = 16;
/** As it is typed: four groups of four digits separated by " - ". */
export const voucherCodeLength = 25;
/** Wrong codes in 15 minutes after which a player, or everybody at an address, has to wait; own rule for addresses. */
export const wrongVouchers = { player: 5, address: 25 } as const;

/** Odds below are shown as "-" and not counted. */
export const minDisplayedOdd = 1.01;

/** A wallet whose currency_id is above this one is a free-bet wallet. */
export const lastMoneyCurrencyId = 999;
export const freeBetCurrencyId = 1000;
export const freeBetMinOdd = 1.35;
export const freeBetMinSelections = 4;

// usernameMinLength and passwordMinLength are defined with their forms: contract/entities/account.ts.
export const searchMinLength = 3;

/** A raised or removed limit of a player's own begins so much later; own rule, as the next five. */
export const limitRaiseDelay = 24 * 3_600_000;
/** Lengths of a time-out that are offered, in days; any whole number between the first and the last is taken. */
export const timeOutDays = [1, 2, 7, 14, 28, 42] as const;
/** How often a player may want to be told how long he has been here, in minutes. */
export const realityCheckMinutes = [15, 30, 60, 120] as const;
/** Who was away so long begins a new stretch of play. */
export const playPause = 30 * 60_000;
/** A win of at least so many times its stake is told by a message. */
export const bigWinFactor = 50n;

export const defaultSport = 'F';
export const defaultTimeFilter = '24h';
export const defaultSpecialFilter = 'NextMatches';
export const defaultTable = 'f_102bet';
export const allMarketsFilter = 'f_all';
export const topCountries = ['Serbia', 'Italy', 'England', 'Spain', 'Germany', 'France'] as const;

export const snackbarStep = 65;
export const snackbarTop = 8;
export const breakpoints = { slip: 1263, wide: 1440, sidebar: 1700, phone: 600 } as const;
export const drawerWidths = [300, 375] as const;
export const logoWidths = { header: 280, headerPhone: 200, form: 250, formPhone: [150, 200] } as const;
export const ticketAreaMaxHeight = { phone: 400, desktop: 500 } as const;
export const ticketWidth = 400;
export const marqueeRepeats = 4;
export const marqueeDuration = 120;
/** Of what lies over the page of a phone, from its top, and of a wider one. */
export const topOffsets = [48, 64] as const;
