/**
 * Every number of spec section 9 that the product's rules use, once. Durations are in milliseconds unless the name ends
 * in seconds. Those that style sheets alone use are there; test/journeys/layout.test.ts compares them with the specification.
 */

export const pageSize = 50;
/** Matches that are sent for a section of the home page: those it shows, and those that replace them when they end. */
export const homeMatches = 16;
/** Days whose results can be viewed, today included (decisions, Pages the spec only names). */
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
/** Random part added to the reconnection delay, so that clients do not all return at once (decisions, Sockets). */
export const socketReconnectionSpread = 250;
/** Long enough for one more attempt of a refused connection: it begins within the delay and takes 5 s at most. */
export const socketReturnDelay = 6_000;
export const snackbarTimeout = 3_000;
/** How long an emptied slip can be restored from its snackbar. */
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

/** How long after it was left the installed site reopens on its last page (decisions, Last route). */
export const lastRouteAge = 3_600_000;

/** A page loaded this long after the one before begins a visit; own rule, as the next two. */
export const installVisit = 30 * 60_000;
/** From which visit on the site offers to be installed, */
export const installVisits = 2;
/** and for how long not again after that was refused. */
export const installRefusal = 90 * 86_400_000;

/** In seconds: how long the player may answer a reoffer. */
export const reofferSeconds = 20;
/** In milliseconds: the server takes an answer this long after an offer's end: it may have been on its way (decisions, Reoffer). */
export const reofferGrace = 2_000;
export const reofferBeepFrom = 5;
export const ticketBeepFrom = 6;
export const ticketBeepTo = 2;
/** A ticket id still unknown to the server this long after its timeout was not placed (decisions, Shapes). */
export const unknownTicketGrace = 5_000;

/** How long a cash-out quote is valid; own rule. */
export const cashOutQuoteLife = 8_000;
/** How often players with open tickets on the screen get new quotes; own rule. */
export const cashOutPushInterval = 2_000;

/** How long a started deposit can be paid at the provider; own rule. */
export const depositExpiry = 3_600_000;

/** How long the one-time code that opens a game's page is valid; own rule, as the next one. */
export const gameCodeLife = 60_000;
/** A game without a stake for this long is closed. */
export const gameIdle = 30 * 60_000;

/** How many tickets, and steps of each, this browser keeps for an export. */
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

/** When a player raises or removes his own limit, the change takes effect this much later; own rule, as the next five. */
export const limitRaiseDelay = 24 * 3_600_000;
/** Lengths of a time-out that are offered, in days; any whole number between the first and the last is taken. */
export const timeOutDays = [1, 2, 7, 14, 28, 42] as const;
/** The intervals a player may choose for reminders of how long he has been playing, in minutes. */
export const realityCheckMinutes = [15, 30, 60, 120] as const;
/** After a pause of this length a new stretch of play begins. */
export const playPause = 30 * 60_000;
/** A win of at least this multiple of its stake is announced by a message. */
export const bigWinFactor = 50n;

export const defaultSport = 'F';
export const defaultTimeFilter = '24h';
export const defaultSpecialFilter = 'NextMatches';
export const defaultTable = 'f_102bet';
export const allMarketsFilter = 'f_all';
export const topCountries = ['Serbia', 'Italy', 'England', 'Spain', 'Germany', 'France'] as const;

/** How close together the rows of a board are. */
export const boardZooms = ['1', '2', '3'] as const;
export const defaultZoom = '2';

export const snackbarStep = 65;
export const snackbarTop = 8;
export const breakpoints = { slip: 1263, wide: 1440, sidebar: 1700, phone: 600 } as const;
export const ticketWidth = 400;
export const marqueeRepeats = 4;
export const marqueeDuration = 120;
