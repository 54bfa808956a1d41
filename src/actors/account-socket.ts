import { type EventObject, fromCallback } from 'xstate';
import { tokenRefreshMargin } from '../../domain/limits.ts';
import type { AccountEvent } from '../../machines/app/app-event.ts';
import { isAccessRefusal } from '../../machines/refusal.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import type { Api } from '../transport/api/api.ts';
import type { SportsNews, SportsSocket } from '../transport/sockets/sports-socket.ts';

const retryDelay = 3_000;
/** Refused with a token just renewed: asked again at once, the session would be renewed every three seconds. */
const refusedDelay = 60_000;
const soonest = 1_000;

/** Null for events that the page which shows them receives by itself. */
const eventOf = (news: SportsNews): AccountEvent | null => {
  switch (news.name) {
    case 'ticketRequestProcessed':
      return { type: 'ticket.processed', answer: news.payload };
    case 'wallet_update':
      return { type: 'wallets.changed', wallets: news.payload.wallets };
    case 'ticket_update':
      return { type: 'ticket.updated', update: news.payload };
    case 'status_update':
      return { type: 'status.pushed', status: news.payload };
    case 'reload_settings':
      return { type: 'settings.pushed' };
    case 'reload_page':
      return { type: 'page.pushed' };
    case 'cashout_update':
    case 'payment_update':
    case 'game_session_update':
      return null;
    case 'casinoBetLimit':
      return { type: 'betLimit.pushed', limit: news.payload };
    case 'casinoInactiveGame':
      // Without a limit it means that the game cannot be played.
      return { type: 'betLimit.pushed', limit: { game_code: news.payload.game_code } };
  }
};

/**
 * The account's connection: identifies its user on every connect, and again before that expires. Without it tickets
 * still get their outcome, by ping.
 */
export const createWatchAccount = (socket: SportsSocket, api: Api, clock: ServerClock) =>
  fromCallback<EventObject & { userId?: string | null }, undefined, AccountEvent>(({ sendBack, receive }) => {
    const { connection } = socket;
    let userId: string | null = null;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasConnected = false;

    const authenticate = async () => {
      clearTimeout(timer);
      attempt += 1;
      const own = attempt;
      if (userId === null || !connection.connected()) return;
      let delay = retryDelay;
      try {
        const exp = await socket.authenticate((await api.sportsbetting.preAuth()).token);
        if (exp !== null) delay = Math.max(soonest, exp * 1000 - clock.now() - tokenRefreshMargin);
      } catch (error) {
        if (isAccessRefusal(error)) delay = refusedDelay;
      }
      if (own === attempt) timer = setTimeout(authenticate, delay);
    };

    const ends = [
      connection.watch((news) => {
        if (news !== 'connected') return;
        // What was pushed meanwhile went past this page.
        if (wasConnected) sendBack({ type: 'settings.pushed' });
        wasConnected = true;
        connection.emit('global', {});
        authenticate();
      }),
      socket.listen((news) => {
        if (news.name === 'ticketRequestProcessed') clock.observe(news.payload.nowTimestamp);
        const event = eventOf(news);
        if (event !== null) sendBack(event);
      }),
    ];
    receive(({ type, userId: next = null }) => {
      if (type !== 'user.changed' || next === userId) return;
      const before = userId;
      userId = next;
      // The server knows this connection as somebody else's.
      if (before !== null) {
        connection.close();
        connection.open();
      } else authenticate();
    });
    connection.open();
    return () => {
      clearTimeout(timer);
      attempt += 1;
      for (const end of ends) end();
      connection.close();
    };
  });
