import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { KeyValue } from '../../contract/entities/settings.ts';
import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import { type GeneralSettings, generalSettings } from '../../contract/settings/general.ts';
import { ungivenSettings } from '../../domain/settings/general-settings.ts';
import { readSettings } from '../../domain/settings/read-settings.ts';
import { plainSelection } from '../../domain/ticket/plain-selection.ts';
import type { Pushes } from '../bus/pushes.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/identity.ts';
import type { ForcedOutcome } from '../database/schema/tickets.ts';
import type { Feed, MatchResult, Quote } from '../feed/feed-source.ts';
import { createLedger, type Ledger } from '../ledger/ledger.ts';
import { generalDefaults } from '../settings/operator-defaults.ts';
import { createTicketDesk, type TicketDesk } from '../ticket-desk/ticket-desk.ts';
import type { MovableClock } from '../time/clock.ts';

/** A feed whose every price and result a test sets by hand: market 1X2 of football matches. */
export interface HandFeed extends Feed {
  set(eventId: string, quote: Partial<Quote>): void;
  finish(eventId: string, score: string, abandoned?: boolean): void;
}

export const createHandFeed = (startsAt: number): HandFeed => {
  const quotes = new Map<string, Quote>();
  const results = new Map<string, MatchResult>();
  const standard: Quote = { odd: 2, status: 'OPEN', band: null, sport: 'F', matchState: 'NSY', startsAt };
  const quoteOf = (eventId: string): Quote => quotes.get(eventId) ?? standard;
  return {
    set: (eventId, quote) => quotes.set(eventId, { ...quoteOf(eventId), ...quote }),
    finish: (eventId, score, abandoned = false) => {
      quotes.set(eventId, { ...quoteOf(eventId), matchState: 'F', status: 'CLOSED', odd: null });
      results.set(eventId, {
        sport: 'F',
        results: { G: score },
        outright: false,
        endedAt: startsAt,
        abandoned,
        byHand: false,
      });
    },
    quote: (eventId, marketCode) => (eventId === 'nothing' || marketCode !== '1X2' ? null : quoteOf(eventId)),
    result: (eventId) => results.get(eventId) ?? null,
    markets: () => ({}),
    setByHandSince: () => true,
    match: (eventId) => ({
      eventId,
      sport: 'F',
      leagueId: '1',
      leagueName: 'Superliga',
      groupName: 'Serbia',
      hostName: `Host ${eventId}`,
      awayName: `Away ${eventId}`,
      timeStart: new Date(quoteOf(eventId).startsAt).toISOString(),
      inPlay: quoteOf(eventId).matchState === 'LIVE',
      matchState: quoteOf(eventId).matchState,
      matchPhase: { name: 'NSY', timeMin: 0 },
      markets: {},
      results: { ...results.get(eventId)?.results },
      stats: {},
      players: [],
    }),
  };
};

export interface Pushed {
  userId: string;
  event: string;
  payload: unknown;
}

export interface TicketStand {
  desk: TicketDesk;
  ledger: Ledger;
  feed: HandFeed;
  pushed: Pushed[];
  /** Outcomes forced for the next tickets, first come first served. */
  forced: ForcedOutcome[];
  settings: KeyValue[];
  general(): Promise<GeneralSettings>;
  addPlayer(cash?: number): Promise<string>;
}

/** Tickets and ledger on this database, under a clock and a feed that the test moves by hand. */
export const createTicketStand = (database: Database, clock: MovableClock, feed: HandFeed): TicketStand => {
  const ledger = createLedger(database, clock);
  const pushed: Pushed[] = [];
  const forced: ForcedOutcome[] = [];
  const settings = [...generalDefaults];
  const pushes: Pushes = {
    toUser: (userId, event, payload) => pushed.push({ userId, event, payload }),
    toAll: () => undefined,
  };
  const general = async () => readSettings(generalSettings, settings, ungivenSettings);
  const desk = createTicketDesk({
    database,
    sweeps: database,
    clock,
    feed,
    ledger,
    settings: { general, statuses: async () => [] },
    forcing: { forcedOutcome: async () => forced.shift() ?? null },
    pushes,
    log: pino({ level: 'silent' }),
  });
  const addPlayer = async (cash = 1_000): Promise<string> => {
    const name = randomUUID();
    const row = { username: name, usernameKey: name, passwordHash: '-', createdAt: clock.now() };
    const [user] = await database.insert(users).values(row).returning({ id: users.id });
    if (!user) throw new Error('no player');
    await ledger.openWallet(user.id, 1, cash);
    await ledger.openWallet(user.id, 2, cash);
    await ledger.openWallet(user.id, 1000, cash);
    return user.id;
  };
  return { desk, ledger, feed, pushed, forced, settings, general, addPlayer };
};

type Change = Partial<Omit<TicketRequest, 'selections'>> & {
  stake?: number;
  odds?: number[];
  type?: 'prematch' | 'live';
  groups?: (number | null)[];
};

/** A request for host wins on events e1, e2 ... at these odds, 100 RSD by default. */
export const aRequest = ({
  stake = 100,
  odds = [2],
  type = 'prematch',
  groups = [],
  ...rest
}: Change = {}): TicketRequest => ({
  ticket_id: randomUUID(),
  autoOddsChange: false,
  selections: odds.map((odd, index) => ({
    eventId: `e${index + 1}`,
    type,
    marketCode: '1X2',
    selectionCode: '1',
    odds: odd,
    original_odds: odd,
    sport: 'F',
    ...plainSelection,
    systemGroup: groups[index] ?? null,
  })),
  bets: [{ selectedSystems: [odds.length], stake, type: 'total' }],
  original_bets: [{ selectedSystems: [odds.length], stake, type: 'total' }],
  wallet: { currency: 'RSD', currency_id: 1 },
  bonus: { amount: 0, percentage: 0, total_gain: 0 },
  systemGroups: [],
  ...rest,
});
