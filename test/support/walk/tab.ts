import type { TicketEvent } from '../../../machines/ticket/ticket-event.ts';
import { openPage, type Page, type Surroundings } from './page.ts';

/** A tab: the page that is open in it now, and what is seen of its machines. */
export const openTab = (name: string, around: Surroundings) => {
  let reloading = false;
  const askReload = (): void => {
    if (ticketOf(page)?.matches('waiting')) around.wrong(`${name} reloads while its ticket waits`);
    reloading = true;
  };
  let page: Page = openPage(name, around, askReload);

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
    isReloading: () => reloading,
    /** The page goes, by the guard or by the player's hand, and comes again. */
    reload: () => {
      reloading = false;
      page.close();
      around.line.closeTab(name);
      page = openPage(name, around, askReload);
    },
  };
};

const ticketOf = (page: Page) => page.app.getSnapshot().children.player?.getSnapshot().children.ticket?.getSnapshot();

export type Tab = ReturnType<typeof openTab>;
