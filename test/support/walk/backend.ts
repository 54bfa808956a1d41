import type { TicketOffer, TicketRequestProcessed } from '../../../contract/entities/ticket.ts';
import type { OddsPolicy } from '../../../contract/entities/ticket-request.ts';
import type { Tokens } from '../../../contract/entities/user.ts';
import type { Wallet } from '../../../contract/entities/wallet.ts';
import type { Ping, TicketInfo } from '../../../contract/http/base.ts';
import type { CashOutQuote } from '../../../contract/http/cash-out.ts';
import type { OfferAnswer } from '../../../contract/storage/slip.ts';
import type { TicketTerms } from '../../../domain/ticket/ticket-request.ts';
import type { TicketReceipt } from '../../../machines/ticket/ticket-event.ts';
import { walletOf } from '../../../machines/ticket/ticket-examples.ts';
import { sessionFrom } from '../../../src/actors/session-from.ts';
import { RefusedError } from '../../../src/transport/call-error.ts';
import { createStudio } from './studio.ts';
import { type User, users } from './users.ts';

/** State of a ticket at the server; the last five are final. */
type Standing = 'pending' | 'offered' | 'accepted' | 'denied' | 'busy' | 'cancelled' | 'expired';
export type Decision = Extract<Standing, 'offered' | 'accepted' | 'denied' | 'busy'>;

/** A ticket that the server has. Stakes in minor units. */
export interface KeptTicket {
  id: string;
  user: User;
  stake: number;
  createdAt: number;
  deadline: number;
  standing: Standing;
  offer: TicketOffer | null;
  soldQuotes: Set<string>;
}

const refused = (status: number, error: string) => new RefusedError(status, { error, ErrorText: error });

const base64 = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

const tokenLife = 60_000;
const offerLife = 20_000;
const quoteLife = 8_000;
const acceptedAs = {
  offered: null,
  pending: null,
  accepted: true,
  denied: false,
  busy: false,
  cancelled: false,
  expired: false,
} as const;

/** A server of few words for walks of the whole system: sessions, wallets, tickets, offers, quotes. The truth that no tab may contradict. */
export const createBackend = (now: () => number, wrong: (what: string) => void) => {
  const tickets = new Map<string, KeptTicket>();
  const accounts = new Map(users.map((user) => [user, { credit: 500_000, seq: 0 }]));
  const accessTokens = new Map<string, { user: User; ends: number }>();
  const renewals = new Map<string, { user: User; next: Tokens | null }>();
  const quotes = new Map<string, { ticketId: string; expires: number }>();
  /** Tickets that a player was told were not placed. */
  const givenUp = new Set<string>();
  let count = 0;
  let maintenanceAt: number | null = null;

  /** Which changes of odds they accept without being asked. */
  const consents = new Map<User, OddsPolicy>();
  const accountOf = (user: User) => {
    const account = accounts.get(user);
    if (!account) throw new Error(`No account of ${user}`);
    return account;
  };
  const move = (user: User, amount: number): void => {
    const account = accountOf(user);
    account.credit += amount;
    account.seq += 1;
  };
  const walletsOf = (user: User): Wallet[] => {
    const { credit, seq } = accountOf(user);
    return [walletOf({ wallet_0: credit / 100, credit_text: String(credit / 100), seq })];
  };

  const newTokens = (user: User): Tokens => {
    count += 1;
    const ends = now() + tokenLife;
    const claims = {
      sub: user,
      preferred_username: user,
      exp: ends / 1_000,
      credit: 0,
      resource_access: {},
      jti: count,
    };
    const tokens = { access_token: `${base64({})}.${base64(claims)}.x`, refresh_token: `${user}-${count}` };
    accessTokens.set(tokens.access_token, { user, ends });
    renewals.set(tokens.refresh_token, { user, next: null });
    return tokens;
  };
  const known = (accessToken: string): User => {
    const kept = accessTokens.get(accessToken);
    if (!kept || kept.ends <= now()) throw refused(401, 'sessionExpired');
    return kept.user;
  };

  const end = (ticket: KeptTicket, standing: Standing): void => {
    ticket.standing = standing;
    ticket.offer = null;
    if (standing !== 'accepted') move(ticket.user, ticket.stake);
  };
  const decide = (ticket: KeptTicket, decision: Decision): void => {
    if (decision === 'offered') {
      const major = ticket.stake / 100;
      ticket.standing = 'offered';
      ticket.offer = { stake: major / 2, originalStake: major, expiresAt: now() + offerLife };
    } else end(ticket, decision);
  };

  const responseOf = ({ standing, offer }: KeptTicket) => ({
    status: standing === 'offered' ? ('reoffer' as const) : standing === 'busy' ? ('denied' as const) : standing,
    subcode: standing === 'busy' ? 102 : null,
    selections: [],
    ...(offer ? { offer } : {}),
  });

  const studio = createStudio({ now, creditOf: (user) => accountOf(user).credit, move, known, wrong });

  return {
    tickets,
    studio,
    consentOf: (accessToken: string): OddsPolicy | null => consents.get(known(accessToken)) ?? null,
    keepConsent: (accessToken: string, policy: OddsPolicy): void => void consents.set(known(accessToken), policy),
    givenUp,
    walletsOf,
    /** What the player has, as he may be shown it. */
    seqOf: (user: User) => accountOf(user).seq,
    signIn: (user: User) => sessionFrom(newTokens(user)),
    signOut: (tokens: Tokens): void => {
      const user = accessTokens.get(tokens.access_token)?.user;
      accessTokens.delete(tokens.access_token);
      renewals.delete(tokens.refresh_token);
      if (user) studio.endOf(user, 'signedOut');
    },
    /** Ends a player's sessions, as an operator or a change of password does. */
    endSessions: (user: User): void => {
      for (const [token, kept] of accessTokens) if (kept.user === user) accessTokens.delete(token);
      for (const [token, kept] of renewals) if (kept.user === user) renewals.delete(token);
      studio.endOf(user, 'signedOut');
    },
    /** A refresh token is good once; asked for again after a lost answer, it gives the same. */
    renew: (refreshToken: string): Tokens => {
      const kept = renewals.get(refreshToken);
      if (!kept) throw refused(401, 'sessionExpired');
      kept.next ??= newTokens(kept.user);
      return kept.next;
    },
    deposit: (user: User): void => move(user, 10_000),
    announceMaintenance: (seconds: number): void => {
      maintenanceAt = now() + seconds * 1_000;
    },
    endMaintenance: (): void => {
      maintenanceAt = null;
    },
    ping: (accessToken: string, ticketId: string | null): Ping => {
      const user = known(accessToken);
      const ticket = tickets.get(ticketId ?? '');
      const info: TicketInfo =
        ticket?.user === user
          ? {
              accepted: acceptedAs[ticket.standing],
              mtcResponse: responseOf(ticket),
              createdAtTimestamp: ticket.createdAt,
            }
          : null;
      return {
        blocked: false,
        wallets: walletsOf(user),
        maintenanceMode:
          maintenanceAt === null ? null : { timeLeft: Math.max(0, Math.ceil((maintenanceAt - now()) / 1_000)) },
        ticketInfo: info,
        nowTimestamp: now(),
      };
    },
    /** The same ticket sent again is the same ticket. */
    place: (accessToken: string, terms: TicketTerms & { wait: number }): TicketReceipt => {
      const user = known(accessToken);
      const { ticketId: id, stake } = terms;
      const before = tickets.get(id);
      if (before) return { now: now(), createdAt: before.createdAt };
      if (now() > (terms.takeUntil ?? now())) throw refused(400, 'ticketTooLate');
      if (accountOf(user).credit < stake) throw refused(400, 'notEnoughCredit');
      if (givenUp.has(id)) wrong(`ticket ${id} is placed after its player was told that it was not`);
      move(user, -stake);
      const ticket: KeptTicket = {
        id,
        user,
        stake,
        createdAt: now(),
        deadline: now() + terms.wait,
        standing: 'pending',
        offer: null,
        soldQuotes: new Set(),
      };
      tickets.set(id, ticket);
      return { now: now(), createdAt: now() };
    },
    decide,
    answerOffer: (accessToken: string, ticketId: string, answer: OfferAnswer): void => {
      const user = known(accessToken);
      const ticket = tickets.get(ticketId);
      if (ticket?.user !== user) throw refused(404, 'notFound');
      // What was answered before stays so.
      if (ticket.standing !== 'offered' || !ticket.offer) return;
      if (answer.accepted) {
        const agreed = ticket.offer.stake * 100;
        move(user, ticket.stake - agreed);
        ticket.stake = agreed;
        end(ticket, 'accepted');
      } else end(ticket, answer.reason === 'timeout' ? 'expired' : 'cancelled');
    },
    quote: (accessToken: string, ticketId: string): CashOutQuote & { secondsLeft: number } => {
      const user = known(accessToken);
      const ticket = tickets.get(ticketId);
      if (ticket?.user !== user || ticket.standing !== 'accepted') throw refused(404, 'notFound');
      if (ticket.soldQuotes.size > 0) throw refused(409, 'cashOutOver');
      count += 1;
      const id = `quote-${count}`;
      const expires = now() + quoteLife;
      quotes.set(id, { ticketId, expires });
      const amount = ticket.stake / 200;
      return {
        quote_id: id,
        amount,
        bonus: 0,
        stake: ticket.stake / 100,
        stakeLeft: 0,
        maxPayoutLeft: 0,
        expires,
        margin: 5,
        secondsLeft: quoteLife / 1_000,
      };
    },
    sell: (accessToken: string, quoteId: string): void => {
      const user = known(accessToken);
      const quote = quotes.get(quoteId);
      const ticket = quote && tickets.get(quote.ticketId);
      if (!quote || ticket?.user !== user) throw refused(404, 'notFound');
      if (ticket.soldQuotes.has(quoteId)) return;
      if (ticket.soldQuotes.size > 0) throw refused(409, 'cashOutOver');
      if (quote.expires < now()) throw refused(409, 'cashOutExpired');
      ticket.soldQuotes.add(quoteId);
      move(user, ticket.stake / 2);
    },
    /** What the server decides by itself as time goes on; returns the tickets concerned. */
    goOn: (): KeptTicket[] => {
      const over: KeptTicket[] = [];
      for (const ticket of tickets.values()) {
        const { standing, deadline, offer } = ticket;
        if (standing === 'pending' && now() >= deadline) end(ticket, 'denied');
        else if (standing === 'offered' && offer && now() >= offer.expiresAt + 2_000) end(ticket, 'expired');
        else continue;
        over.push(ticket);
      }
      return over;
    },
    answerAbout: (ticket: KeptTicket): TicketRequestProcessed => ({
      _id: ticket.id,
      frontend_uuid: ticket.id,
      userId: ticket.user,
      type: 'prematch',
      accepted: acceptedAs[ticket.standing],
      etsResponse: { code: ticket.standing === 'busy' ? 102 : null },
      mtcResponse: { code: null, response_time: 1, actions: [], bets: [], ...responseOf(ticket) },
      nowTimestamp: now(),
      createdAtTimestamp: ticket.createdAt,
      original_bets: [],
    }),
  };
};

export type Backend = ReturnType<typeof createBackend>;
