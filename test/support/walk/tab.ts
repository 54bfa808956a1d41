import type { TicketEvent } from '../../../machines/ticket/ticket-event.ts';
import { openPage, type Page, type Surroundings } from './page.ts';

/** The guard of reloads lets a player read, or play on, for as long. */
const readingTime = 120_000;

/** A tab: the page that is open in it now, and what is seen of its machines. */
export const openTab = (name: string, around: Surroundings) => {
  let reloading = false;
  const askReload = (): void => {
    if (ticketOf(page)?.matches('waiting')) around.wrong(`${name} reloads while its ticket waits`);
    lookAtStake();
    if (stakeOutFor() < readingTime) around.wrong(`${name} reloads while a stake is out`);
    reloading = true;
  };
  /** Since when a stake that was pressed here is out: longer than this a reload does not wait. */
  let outSince: number | null = null;
  const lookAtStake = (): void => {
    const round = page.game.frame()?.getSnapshot();
    // Until its result was shown.
    const isOut = round?.context.placed?.bet != null && !round.hasTag('resting');
    outSince = isOut ? (outSince ?? around.now()) : null;
  };
  const stakeOutFor = () => (outSince === null ? Number.POSITIVE_INFINITY : around.now() - outSince);
  let page: Page = openPage(name, around, askReload, false);

  return {
    name,
    page: () => page,
    session: () => {
      const session = page.app.getSnapshot().children.session?.getSnapshot();
      if (!session) throw new Error(`${name} has no session machine`);
      return session;
    },
    ticket: () => ticketOf(page),
    update: () => page.app.getSnapshot().children.player?.getSnapshot().children.update,
    reoffer: () => page.app.getSnapshot().children.player?.getSnapshot().children.reoffer,
    sendTicket: (event: TicketEvent) =>
      page.app.getSnapshot().children.player?.getSnapshot().children.ticket?.send(event),
    frame: () => page.game.frame(),
    lookAtStake,
    isReloading: () => reloading,
    /** The page goes, by the guard or by the player's hand, and comes again. */
    reload: () => {
      reloading = false;
      outSince = null;
      const { game } = page.game.session.getSnapshot().context;
      page.close();
      around.line.closeTab(name);
      page = openPage(name, around, askReload, game !== null);
    },
  };
};

const ticketOf = (page: Page) => page.app.getSnapshot().children.player?.getSnapshot().children.ticket?.getSnapshot();

export type Tab = ReturnType<typeof openTab>;
