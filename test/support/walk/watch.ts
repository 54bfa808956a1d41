import type { PendingTicket } from '../../../contract/storage/slip.ts';
import { ownTicket } from '../../../machines/ticket/own-ticket.ts';
import type { Backend } from './backend.ts';
import type { Tab } from './tab.ts';
import type { User } from './users.ts';

/** Snackbars that tell the end of a ticket. */
const withSnackbar = ['offer-withdrawn', 'server-busy'];

/** Looks on a tab after every step, for what must never be seen whatever happens. */
export const watchTab = (tab: Tab, backend: Backend, wrong: (what: string) => void) => {
  let own: PendingTicket | undefined;
  let owner: string | null = null;
  let page = tab.page();
  let shown = { user: '', seq: 0 };
  const presses: (readonly string[])[] = [];
  /** Tickets whose end was shown here. */
  const told = new Set<string>();

  /** A ticket is waited for no more by the player who waited: whatever is shown must be what the server holds. */
  const ended = ({ ticketId }: PendingTicket): void => {
    const state = tab.ticket();
    const standing = backend.tickets.get(ticketId)?.standing;
    const shownAs = state?.matches('accepted')
      ? 'accepted'
      : state?.matches('denied')
        ? 'denied'
        : state?.matches('refused')
          ? 'refused'
          : 'other';
    const isTrue = {
      accepted: standing === 'accepted',
      denied: standing === 'denied' || standing === 'expired',
      refused: standing === undefined,
      // Busy, or an offer that was not taken: the slip is there again, or empty.
      other: standing === undefined || standing === 'busy' || standing === 'cancelled' || standing === 'expired',
    }[shownAs];
    if (!isTrue) wrong(`${tab.name} shows ticket ${ticketId} as ${shownAs}, and the server holds it as ${standing}`);
    told.add(ticketId);
    if (standing === undefined) backend.givenUp.add(ticketId);
  };

  /** What ends with a snackbar is said by it, also when the session ends in the same instant. */
  const isSaid = ({ ticketId }: PendingTicket): boolean => {
    const kept = tab.ticket()?.context.tickets.some((ticket) => ticket.ticketId === ticketId);
    const { notices = [] } = tab.page().app.getSnapshot().children.notices?.getSnapshot().context ?? {};
    return !kept && notices.some(({ id }) => withSnackbar.includes(id));
  };

  const lookAtTicket = (): void => {
    const context = tab.ticket()?.context;
    // Until a reloaded page knows its user again.
    if (!context || (context.userId === null && tab.session().matches('signedIn'))) return;
    const now = ownTicket(context);
    if (own && context.userId === owner && now?.ticketId !== own.ticketId) {
      if (page === tab.page()) ended(own);
      else wrong(`${tab.name} lost ticket ${own.ticketId} over a reload`);
    }
    if (own && context.userId !== owner && isSaid(own)) told.add(own.ticketId);
    page = tab.page();
    own = now;
    owner = context.userId;
  };

  const lookAtCredit = (): void => {
    const { session, wallets } = tab.session().context;
    const user = session?.user.id ?? '';
    const seq = wallets[0]?.seq ?? 0;
    if (user === shown.user && wallets.length > 0 && seq < shown.seq)
      wrong(`${tab.name} shows a credit older than before: ${seq} after ${shown.seq}`);
    if (user !== shown.user || wallets.length > 0) shown = { user, seq };
  };

  const lookAtPresses = (): void => {
    for (const ids of presses) {
      const placed = ids.filter((id) => backend.tickets.has(id));
      if (placed.length > 1) wrong(`one press of ${tab.name} placed ${placed.join(' and ')}`);
    }
  };

  const lookAtVisitor = (): void => {
    const state = tab.ticket();
    if (!tab.session().matches('signedOut') || !state) return;
    if (state.matches('waiting') || state.context.wallet !== null)
      wrong(`${tab.name} shows a player's ticket or wallet and nobody is signed in`);
  };

  return {
    told,
    /** A press, and the ids that its events carried. */
    notePress: (ids: readonly string[]) => void presses.push(ids),
    look: () => {
      lookAtTicket();
      lookAtCredit();
      lookAtPresses();
      lookAtVisitor();
    },
    /** With everything working for a minute. */
    lookAtRest: (user: User) => {
      const { context } = tab.session();
      if (context.session?.user.id !== user) wrong(`${tab.name} is not signed in as ${user}`);
      if (context.wallets[0]?.seq !== backend.seqOf(user)) wrong(`${tab.name} shows an old credit`);
      if (tab.ticket()?.matches('waiting')) wrong(`${tab.name} still waits for a ticket`);
      if (tab.page().cashOut.getSnapshot().matches('taking')) wrong(`${tab.name} still waits for its cash-out`);
    },
  };
};
