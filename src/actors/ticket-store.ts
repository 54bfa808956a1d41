import type { PendingTicket, StoredSlip } from '../../contract/storage/slip.ts';
import type { TicketContext } from '../../machines/ticket/ticket-context.ts';
import type { Stored } from '../browser/stored.ts';

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
});

const same = (one: TicketContext, other: TicketContext): boolean =>
  one.owner === other.owner &&
  one.selections === other.selections &&
  one.system === other.system &&
  one.stake === other.stake &&
  one.tickets === other.tickets &&
  one.autoOddsUsers === other.autoOddsUsers &&
  one.oddsPolicies === other.oddsPolicies;

/**
 * Keeps the slip in this browser, in a store of the tab and in one that all tabs share. The tab's own is asked first, so
 * that two tabs do not take each other's slip over a reload; the shared one is for a tab that opens anew.
 */
export const createTicketStore = (tab: Stored<StoredSlip>, shared: Stored<StoredSlip>) => {
  let kept: TicketContext | null = null;

  const load = (): StoredSlip | null => tab.read() ?? shared.read();
  const write = (slip: StoredSlip) => {
    tab.write(slip);
    shared.write(slip);
  };

  return {
    load,
    /** Writes what changed since the last call. */
    keep(context: TicketContext): void {
      if (kept && same(kept, context)) return;
      kept = context;
      write(storedFrom(context));
    },
    /** Adds a ticket that is about to be sent; throws when no slip was kept before. */
    saveTicket(ticket: PendingTicket): void {
      const slip = load();
      if (!slip) throw new Error('No slip is kept to add the ticket to');
      write({ ...slip, tickets: [...slip.tickets.filter(({ userId }) => userId !== ticket.userId), ticket] });
    },
  };
};

export type TicketStore = ReturnType<typeof createTicketStore>;
