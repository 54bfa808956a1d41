import { SimulatedClock } from 'xstate';
import type { AccountEvent } from '../../../machines/app/app-event.ts';
import { exampleNow } from '../../../machines/ticket/ticket-examples.ts';
import { createBackend, type Decision, type KeptTicket } from './backend.ts';
import { createBrowser } from './browser.ts';
import { createLine } from './line.ts';
import { openTab, type Tab } from './tab.ts';
import { createTicketMarks } from './ticket-marks.ts';
import { type User, users } from './users.ts';
import { watchTab } from './watch.ts';
import { watchGame } from './watch-game.ts';

/** Lets promises that have been settled reach the machines. */
const settle = () => new Promise<void>((done) => setImmediate(done));

const second = 1_000;
/** Longer than any wait of a machine: a reload that was held, a deadline, an offer. */
const calmSeconds = 90;
const sockets = ['sports', 'feedsocket'] as const;

/** Two tabs of one browser, the server and the line between them, and a clock that is moved by hand. */
export const createWalk = async () => {
  const clock = new SimulatedClock();
  const now = () => exampleNow + clock.now();
  const faults: string[] = [];
  const wrong = (what: string) => void faults.push(what);
  const backend = createBackend(now, wrong);
  const line = createLine();
  const around = { clock, now, backend, line, browser: createBrowser(), marks: createTicketMarks(), wrong };
  const tabs = ['left', 'right'].map((name) => openTab(name, around));
  const connected = new Set<Tab>();
  const watched = tabs.map((tab) => {
    const page = watchTab(tab, backend, wrong);
    const game = watchGame(tab, backend, wrong);
    return { ...page, game, look: () => [page, game].map(({ look }) => look()) };
  });
  let elapsed = 0;

  const tabAt = (at: number): Tab => {
    const tab = tabs[at];
    if (!tab) throw new Error(`There is no tab ${at}`);
    return tab;
  };

  const connect = (tab: Tab): void => {
    if (!tab.page().isOnline()) return;
    connected.add(tab);
    for (const socket of sockets) tab.page().tellSocket('socket.connected', socket);
  };
  const disconnect = (tab: Tab, how: 'socket.lost' | 'socket.refused'): void => {
    connected.delete(tab);
    for (const flight of line.flights.filter(({ tab: name, what }) => name === tab.name && what.startsWith('push')))
      flight.lose();
    for (const socket of sockets) tab.page().tellSocket(how, socket);
  };

  /** All see what happened: machines settle, pages that asked for it are reloaded. */
  const look = async (): Promise<void> => {
    await settle();
    tellOfGames();
    for (const tab of tabs) tab.lookAtStake();
    for (const watcher of watched) watcher.look();
    for (const tab of tabs) {
      if (!tab.isReloading()) continue;
      tab.reload();
      connected.delete(tab);
      await settle();
      connect(tab);
    }
    await settle();
    for (const watcher of watched) watcher.look();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };

  const isOf = (tab: Tab, user: User): boolean => tab.session().context.session?.user.id === user;

  /** Sent to the connected tabs of a player; a tab that changes players has another connection. */
  const push = (user: User, event: AccountEvent): void => {
    for (const tab of connected)
      if (isOf(tab, user))
        line.push(tab.name, event.type, () => {
          if (isOf(tab, user)) tab.page().hear(event);
        });
  };
  const tellTicket = (ticket: KeptTicket): void => {
    push(ticket.user, { type: 'ticket.processed', answer: backend.answerAbout(ticket) });
    push(ticket.user, { type: 'wallets.changed', wallets: backend.walletsOf(ticket.user) });
  };

  /** What games have done to wallets and sessions since. */
  const tellOfGames = (): void => {
    const { moved, endings } = backend.studio;
    for (const user of moved) push(user, { type: 'wallets.changed', wallets: backend.walletsOf(user) });
    for (const { user, news } of endings.splice(0))
      for (const tab of connected)
        if (isOf(tab, user)) line.push(tab.name, news.type, () => tab.page().hearOfGame(news));
    moved.clear();
  };

  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= second / 2) {
      clock.increment(second / 2);
      elapsed += second / 2;
      for (const ticket of backend.goOn()) tellTicket(ticket);
      if (elapsed % second === 0) for (const tab of tabs) tab.page().tick();
      await look();
    }
  };

  const landAll = async (): Promise<void> => {
    for (const flight of [...line.flights]) flight.land();
    await look();
  };

  /** Has this player, and no other, sit before the first tab. */
  const seat = (user: User): void => {
    const tab = tabAt(0);
    const { session } = tab.page().app.getSnapshot().children;
    if (tab.session().matches('signedOut')) session?.send({ type: 'session.started', session: backend.signIn(user) });
    else if (!isOf(tab, user)) session?.send({ type: 'session.left' });
  };

  /** Everything works from now on, and `user` sits before it: in a minute both tabs show what the server holds. */
  const calm = async (user: User): Promise<void> => {
    backend.endMaintenance();
    for (const arrive of line.late.splice(0)) arrive();
    for (const tab of tabs) {
      if (!tab.page().isOnline()) tab.page().goOnline();
      connect(tab);
    }
    for (let at = 0; at < calmSeconds; at += 1) {
      await landAll();
      seat(user);
      for (const ticket of backend.tickets.values())
        if (ticket.standing === 'pending') {
          backend.decide(ticket, 'accepted');
          tellTicket(ticket);
        }
      await pass(second);
    }
    for (const watcher of watched) {
      watcher.lookAtRest(user);
      watcher.game.lookAtRest();
    }
    for (const ticket of backend.tickets.values())
      if (ticket.user === user && !watched.some(({ told }) => told.has(ticket.id)))
        wrong(`nobody was told what became of ticket ${ticket.id}`);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };

  await settle();
  for (const tab of tabs) connect(tab);
  await look();

  return {
    backend,
    line,
    tabAt,
    notePress: (at: number, ids: readonly string[]) => watched[at]?.notePress(ids),
    noteStake: (at: number, ids: readonly string[]) => watched[at]?.game.notePress(ids),
    connect,
    disconnect,
    isConnected: (tab: Tab) => connected.has(tab),
    look,
    pass,
    landAll,
    decide: (ticket: KeptTicket, decision: Decision): void => {
      backend.decide(ticket, decision);
      tellTicket(ticket);
    },
    deposit: (user: User): void => {
      backend.deposit(user);
      push(user, { type: 'wallets.changed', wallets: backend.walletsOf(user) });
    },
    calm: async () => {
      for (const user of users) await calm(user);
    },
    close: () => {
      for (const tab of tabs) tab.page().close();
    },
  };
};

export type Walk = Awaited<ReturnType<typeof createWalk>>;
