import type { PendingTicket, StoredSlip } from '../../contract/storage/slip.ts';
import { ownTicket } from '../../machines/ticket/own-ticket.ts';
import type { TicketContext } from '../../machines/ticket/ticket-context.ts';
import type { Stored } from '../browser/stored.ts';
import { onTop } from './on-top.ts';

const storedFrom = (context: TicketContext): StoredSlip => ({
  machine: 'ticket',
  version: 1,
  userId: context.owner,
  savedAt: Date.now(),
  selections: [...context.selections],
  system: context.system,
  stake: context.stake,
  tickets: [...context.tickets],
  autoOddsUsers: [...context.autoOddsUsers],
  oddsPolicies: context.oddsPolicies,
  receiptUsers: [...context.receiptUsers],
});

const same = (one: TicketContext, other: TicketContext): boolean =>
  one.owner === other.owner &&
  one.selections === other.selections &&
  one.system === other.system &&
  one.stake === other.stake &&
  one.tickets === other.tickets &&
  one.told === other.told &&
  one.autoOddsUsers === other.autoOddsUsers &&
  one.oddsPolicies === other.oddsPolicies &&
  one.receiptUsers === other.receiptUsers;

const ticketIdOf = ({ ticketId }: PendingTicket): string => ticketId;
/** Of an empty slip. */
const unshared: Pick<StoredSlip, 'sharedAt' | 'sharedOn'> = {};
const itself = (user: string): string => user;

/** What is composed of which bets: the same while only prices move. */
const shapeOf = ({ selections, system }: Pick<TicketContext | StoredSlip, 'selections' | 'system'>): string =>
  JSON.stringify([
    selections.map(({ id, marketCode, selectionCode }) => [id, marketCode, selectionCode]),
    system?.groups ?? null,
  ]);

/**
 * Keeps the slip in this browser, in a store of the tab and in one that all tabs share. The tab's own is read first, so
 * that two tabs do not swap slips over a reload. The shared one is for a new tab, and passes what a player composes on
 * to the others; tickets without an outcome and switches of all tabs are kept there together.
 */
export const createTicketStore = (tab: Stored<StoredSlip>, shared: Stored<StoredSlip>) => {
  const load = (): StoredSlip | null => tab.read() ?? shared.read();
  let kept: TicketContext | null = null;
  const first = load();
  /** Which slip this tab holds, and from which it was made. */
  let version = first?.selections.length ? { sharedAt: first.sharedAt, sharedOn: first.sharedOn } : unshared;
  let seen = Math.max(first?.sharedAt ?? 0, shared.read()?.sharedAt ?? 0);
  let heard: string | null = null;

  const write = (slip: StoredSlip, told: PendingTicket | null) => {
    const [before, there] = [load(), shared.read()];
    const changed = { ...slip, ...version };
    // An emptied slip stays empty over a reload: what was seen is not taken for new. An outcome that was not closed is asked for again.
    tab.write({
      ...changed,
      tickets: told ? [...slip.tickets, told] : slip.tickets,
      sharedAt: version.sharedAt ?? seen,
    });
    shared.write({
      ...changed,
      tickets: onTop(there?.tickets ?? [], before?.tickets ?? [], slip.tickets, ticketIdOf),
      autoOddsUsers: onTop(there?.autoOddsUsers ?? [], before?.autoOddsUsers ?? [], slip.autoOddsUsers, itself),
      receiptUsers: onTop(there?.receiptUsers ?? [], before?.receiptUsers ?? [], slip.receiptUsers ?? [], itself),
      oddsPolicies: Object.fromEntries(
        onTop(
          Object.entries(there?.oddsPolicies ?? {}),
          Object.entries(before?.oddsPolicies ?? {}),
          Object.entries(slip.oddsPolicies ?? {}),
          (entry) => JSON.stringify(entry),
        ),
      ),
    });
  };

  /** Whether the player composed something that his other tabs have not: an emptied or a sent slip is this tab's alone. */
  const isComposed = (context: TicketContext): boolean => {
    if (context.selections.length === 0 || ownTicket(context)) return false;
    // Pressed before this store was there: no tab knows yet.
    if (kept === null) return version.sharedAt === undefined;
    const shape = shapeOf(context);
    return shape !== shapeOf(kept) && shape !== heard;
  };

  return {
    load,
    /** Writes what changed since the last call. */
    keep(context: TicketContext): void {
      if (kept && same(kept, context)) return;
      if (context.selections.length === 0) version = unshared;
      else if (isComposed(context)) {
        // No two tabs use the same mark, whatever the clock shows.
        seen = Math.max(Date.now(), seen + 1, (shared.read()?.sharedAt ?? 0) + 1);
        version = { sharedAt: seen, sharedOn: version.sharedAt };
      }
      heard = null;
      kept = context;
      write(storedFrom(context), context.told);
    },
    /** Adds a ticket that is about to be sent; throws when no slip was kept before. */
    saveTicket(ticket: PendingTicket): void {
      const slip = load();
      if (!slip) throw new Error('No slip is kept to add the ticket to');
      write({ ...slip, tickets: [...slip.tickets.filter(({ userId }) => userId !== ticket.userId), ticket] }, null);
    },
    /**
     * Notifies of slips that other tabs composed, each once: when this tab's is empty, or is the one that was changed.
     */
    watch(listener: (slip: StoredSlip) => void): () => void {
      return shared.watch((slip) => {
        if (!slip?.sharedAt || slip.sharedAt <= seen) return;
        seen = slip.sharedAt;
        const { sharedAt, sharedOn } = slip;
        if (kept && kept.selections.length > 0 && sharedOn !== version.sharedAt) return;
        version = { sharedAt, sharedOn };
        heard = shapeOf(slip);
        listener(slip);
      });
    },
  };
};

export type TicketStore = ReturnType<typeof createTicketStore>;
