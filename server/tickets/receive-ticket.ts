import type { TicketRequest } from '../../contract/entities/ticket-request.ts';
import type { GeneralSettings } from '../../contract/settings/general.ts';
import { siteStatuses } from '../../domain/access/site-statuses.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { requestHash } from '../calls/request-hash.ts';
import type { Database } from '../database/client.ts';
import { instantOf } from '../database/instant.ts';
import { retried } from '../database/retry.ts';
import type { ForcedOutcome } from '../database/schema/tickets.ts';
import { together } from '../database/together.ts';
import type { Feed } from '../feed/feed-source.ts';
import { knownCurrency } from '../ledger/currencies.ts';
import { InsufficientFunds, type Ledger } from '../ledger/ledger.ts';
import { countPlay } from '../ledger/play-repository.ts';
import { requireStakeAllowed } from '../play-limits/require-limits.ts';
import { keptReading } from '../settings/kept-reading.ts';
import type { Settings } from '../settings/settings.ts';
import type { TransactionClock } from '../time/clock.ts';
import { cashbackColumns } from './cashback-terms.ts';
import type { ForcedOutcomes } from './forced-outcome.ts';
import { storeSelections } from './leg-repository.ts';
import { recordMoves } from './move-repository.ts';
import { requireOpenSections } from './open-sections.ts';
import { type TicketDraft, ticketDraft } from './ticket-draft.ts';
import { ticketPlay } from './ticket-play.ts';
import { arrivedBefore, awaitDecision, type NewTicket, storeTicket } from './ticket-repository.ts';

export interface ReceiveNeeds {
  database: Database;
  clock: TransactionClock;
  feed: Feed;
  ledger: Ledger;
  settings: Pick<Settings, 'general' | 'statuses'>;
  forcing: ForcedOutcomes;
  outbox: Outbox;
}

/** A stored ticket; `decideAt` is null when it had been received before. */
export interface Received {
  id: string;
  createdAt: number;
  decideAt: number | null;
}

interface Arrival {
  userId: string;
  request: TicketRequest;
  bodyHash: string;
  draft: TicketDraft;
  ticketSettings: GeneralSettings;
}

const unknownWallet = () => new RefusedCall(400, 'unknownWallet', { wallet: 'unknownWallet' });

const dueTimes = (draft: TicketDraft, settings: GeneralSettings, now: number, forced: ForcedOutcome | null = null) => {
  const delay = draft.type === 'live' ? settings.liveTicketDelay * 1000 : 0;
  const timeout = draft.type === 'live' ? settings.timeoutLiveTicket : settings.timeoutPrematchTicket;
  const deadlineAt = now + delay + timeout * 1000;
  const decideAt = forced?.outcome === 'silence' ? deadlineAt : now + Math.max(delay, forced?.delayMs ?? 0);
  return { createdAt: now, decideAt, deadlineAt };
};

const newTicket = (
  { userId, request, bodyHash, draft, ticketSettings }: Arrival,
  stakeBonus: Minor,
  createdAt: number,
): NewTicket => {
  const { terms, figures, policy, type, currencyId, selectedSystems, systemGroups, outcomeLimit, leastStake } = draft;
  return {
    userId,
    ticketId: request.ticket_id,
    bodyHash,
    type,
    currencyId,
    selectedSystems,
    systemGroups,
    autoOddsChange: policy.mode !== 'none',
    oddsPolicy: policy,
    outcomeLimit,
    leastStake,
    stake: terms.stake,
    submittedStake: terms.stake,
    stakeBonus,
    maxWin: terms.maxWin,
    ...figures,
    bonusPercentages: [...terms.bonus.percentages],
    bonusMinOdd: terms.bonus.minOdd,
    ...cashbackColumns(draft.cashback),
    ...dueTimes(draft, ticketSettings, createdAt),
  };
};

/**
 * Receives a ticket: every rule but the price, then the ticket, the hold of its stake and the player's event in one
 * transaction. The same id with the same body answers the same again, with another body 409 ticketIdReused. Throws a
 * RefusedCall; nothing is stored then.
 */
export const createReceiveTicket = (needs: ReceiveNeeds) => {
  const { database, clock, feed, ledger, settings, forcing, outbox } = needs;

  const readStatuses = keptReading(siteStatuses);

  const known = async (
    within: Database,
    userId: string,
    ticketId: string,
    bodyHash: string,
  ): Promise<Received | null> => {
    const ticket = await arrivedBefore(within, userId, ticketId);
    if (!ticket) return null;
    if (ticket.bodyHash !== bodyHash) throw new RefusedCall(409, 'ticketIdReused', { ticket_id: 'ticketIdReused' });
    return { id: ticket.id, createdAt: ticket.createdAt, decideAt: null };
  };

  const store = async (within: Database, arrival: Arrival): Promise<Received> => {
    const { userId, request, bodyHash, draft, ticketSettings } = arrival;
    const { terms, selections, currencyId } = draft;
    // One of the same id may have come first. Asked by a plain read: an insert that meets its row would wait for the
    // decision about it, which in turn waits for this wallet.
    const [wallet, before, createdAt] = await together(
      ledger.lockWallet(within, userId, currencyId),
      known(within, userId, request.ticket_id, bodyHash),
      instantOf(within, clock),
    );
    if (wallet === null) throw unknownWallet();
    if (before !== null) return before;
    if (createdAt > (request.takeUntil ?? createdAt)) throw new RefusedCall(400, 'ticketTooLate');
    if (wallet.cash + wallet.bonus < terms.stake) throw new InsufficientFunds(request.ticket_id);
    const stakeBonus = terms.stake > wallet.cash ? terms.stake - wallet.cash : 0n;
    await requireStakeAllowed(within, { userId, currencyId, amount: terms.stake, at: createdAt });
    const id = await storeTicket(within, newTicket(arrival, stakeBonus, createdAt));
    if (id === null) {
      // One of the same id came at the same time, for another wallet.
      const winner = await known(within, userId, request.ticket_id, bodyHash);
      if (winner === null) throw new Error('the ticket was not stored');
      return winner;
    }
    const setDue = async () => {
      // In the same transaction: a ticket that is refused uses up nothing.
      const forced = await forcing.forcedOutcome(userId, within);
      const times = dueTimes(draft, ticketSettings, createdAt, forced);
      await awaitDecision(within, { id, forced, ...times });
      return times;
    };
    const [times] = await together(
      setDue(),
      storeSelections(
        within,
        selections.map((selection, position) => ({ ...selection, ticket: id, position })),
      ),
      ledger.move(within, `hold:${id}`, userId, [
        { account: 'cash', currencyId, amount: stakeBonus - terms.stake },
        { account: 'bonus', currencyId, amount: -stakeBonus },
        { account: 'held', currencyId, amount: terms.stake },
      ]),
      countPlay(within, [
        ticketPlay({ userId, currencyId, createdAt }, null, {
          state: 'pending',
          stake: terms.stake,
          cashedStake: 0n,
          cashedOut: 0n,
          payout: null,
        }),
      ]),
      recordMoves(within, id, [
        { from: null, to: 'received', at: createdAt, actor: 'player' },
        { from: 'received', to: 'pending', at: createdAt, actor: 'server' },
      ]),
      outbox.put(within, userId, [{ event: 'wallet_update', payload: {} }]),
    );
    return { id, ...times };
  };

  return async (userId: string, request: TicketRequest): Promise<Received> => {
    const bodyHash = requestHash(request);
    const before = await known(database, userId, request.ticket_id, bodyHash);
    if (before !== null) return before;
    const { currency, currency_id } = request.wallet;
    if (knownCurrency(currency_id)?.code !== currency) throw unknownWallet();
    requireOpenSections(request, readStatuses(await settings.statuses()));
    const ticketSettings = await settings.general();
    const draft = ticketDraft(request, ticketSettings, feed);
    try {
      return await retried(() =>
        database.transaction((within) => store(within, { userId, request, bodyHash, draft, ticketSettings })),
      );
    } catch (error) {
      if (error instanceof InsufficientFunds) {
        throw new RefusedCall(400, 'insufficientFunds', { 'bets.0.stake': 'insufficientFunds' });
      }
      throw error;
    }
  };
};
