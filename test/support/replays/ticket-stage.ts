import { randomUUID } from 'node:crypto';
import type { AnyEventObject } from 'xstate';
import type { Tokens } from '../../../contract/entities/user.ts';
import type { PendingTicket } from '../../../contract/storage/slip.ts';
import { pingInterval } from '../../../domain/limits.ts';
import { type SlipSelection, slipSelectionFrom } from '../../../domain/ticket/slip-selection.ts';
import { pendingTicketOf } from '../../../machines/ticket/ticket-examples.ts';
import { sessionFrom } from '../../../src/actors/session-from.ts';
import { signedIn, tokensOf, upcoming } from '../player-api.ts';
import { command } from '../sandbox.ts';
import { heldUrls } from './held-urls.ts';
import { requestOf } from './real-ticket.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';
import { storeSlip } from './stored-slip.ts';
import { outcomeIn } from './ticket-words.ts';

/** The players of the cases are two of the sandbox. */
const usernames: Record<string, string> = { 'user-1': 'player', 'user-2': 'player2' };
/** After this the server decides on a ticket that is first to be seen pending. */
const decisionDelay = 9_000;
const offerTime = 30_000;
const price = 1.85;
const otherPrice = 1.97;
const market = { marketCode: '1X2', selectionCode: '1' };

const found = async (origin: string): Promise<SlipSelection> => {
  const [match] = await upcoming(origin);
  const selection = match && slipSelectionFrom(match, market.marketCode, market.selectionCode);
  if (!selection) throw new Error('Nothing is offered');
  return { ...selection, odd: price, originalOdd: price, lockedBy: null };
};

/** What a replay of the slip runs on: one match, one ticket, and the real server that the sandbox bends. */
export const createTicketStage = () => {
  let screen: ReplayScreen;
  let selection: SlipSelection;
  let username = 'player';
  let userId = '';
  let ownerId = '';
  let ticketId: string = randomUUID();
  /** The server has the ticket, and decides on it only when its clock is moved on. */
  let known = false;
  let undecided = false;

  const stage = {
    price,
    username: () => username,
    userId: () => userId,
    /** Whose slip was put into the browser. */
    ownerId: () => ownerId,
    selection: () => selection,

    /** Puts the slip with its unanswered ticket and the session of `player` into the browser. */
    set: async (on: ReplayScreen, player: string | null, answer?: PendingTicket['answer']): Promise<void> => {
      screen = on;
      selection = await found(screen.origin);
      await stage.priced(price);
      const { nowTimestamp } = await command(screen.origin, 'clock', { advance: 0 });
      ownerId = sessionFrom(await tokensOf(screen.origin, 'player')).user.id;
      const ticket = pendingTicketOf({
        ticketId,
        userId: ownerId,
        selections: [selection],
        createdAt: Number(nowTimestamp),
        ...(answer ? { answer } : {}),
      });
      await storeSlip(screen, { userId: ticket.userId, tickets: [ticket] });
      const tokens = await stage.enter(player);
      if (tokens) await storeSession(screen, tokens);
    },

    open: async (): Promise<void> => {
      await screen.open(`/betting?event=${selection.eventId}`);
      await screen.sockets.connect('sports');
      await screen.sockets.connect('feedsocket');
    },

    /** A new session of the player that the path names; null for nobody. */
    enter: async (player: string | null): Promise<Tokens | null> => {
      if (player === null) return null;
      username = usernames[player] ?? username;
      const tokens = await tokensOf(screen.origin, username);
      userId = sessionFrom(tokens).user.id;
      return tokens;
    },

    priced: (O: number, status: 'OPEN' | 'SUSPENDED' = 'OPEN') =>
      command(screen.origin, 'market', { eventId: selection.eventId, ...market, O, status }),

    /** The page has a new ticket, of which the server does not know. */
    paid: (id: string): void => {
      ticketId = id;
      known = false;
    },

    /** Forces the outcome of the next ticket at the server to what the path goes on with. */
    force: async (later: readonly AnyEventObject[]): Promise<void> => {
      const { seenPending, ...forced } = outcomeIn(later);
      undecided = seenPending;
      known = true;
      await command(screen.origin, 'ticket', { username, ...forced, delayMs: seenPending ? decisionDelay : 0 });
    },

    /** The stored ticket reaches the server only now: it was on its way when the page was left. */
    arrive: async (later: readonly AnyEventObject[]): Promise<void> => {
      if (known) return;
      await stage.force(later);
      await (await signedIn(screen.origin, username)).pay(requestOf(selection, ticketId));
    },

    /** The player's answer to an offer arrives, after prices moved when the server is to refuse it for that. */
    answerArrives: async (stands: boolean): Promise<void> => {
      if (!stands) await stage.priced(otherPrice);
      await screen.calls.release(heldUrls.reoffer);
    },

    runOut: () => command(screen.origin, 'clock', { advance: offerTime }),

    /** Lets the server's word about the ticket through that holds a text. */
    hear: async (text: string): Promise<void> => {
      if (undecided) await command(screen.origin, 'clock', { advance: decisionDelay });
      undecided = false;
      await screen.sockets.deliver('sports', 'ticketRequestProcessed', ticketId, text);
    },

    /** Waits until the account is believed, so that the server's words about the ticket reach the page. */
    believed: async (): Promise<void> => {
      const { sockets, calls } = screen;
      if (sockets.isAsking('sports')) await sockets.connect('sports');
      if (sockets.isBelieved('sports')) return;
      await calls.release(heldUrls.preAuth);
      await sockets.believed('sports');
    },

    /** Lets the ping go that asks about the ticket; the first of a session asks about none. */
    ask: async (): Promise<void> => {
      if (!screen.calls.addressOf(heldUrls.ping)?.includes(ticketId)) {
        if (JSON.stringify(await screen.stateOf('ping')).includes('"course":"asking"'))
          await screen.calls.release(heldUrls.ping);
        await screen.reaches('ping', '"course":"waiting"');
        await screen.pass(pingInterval);
        await screen.reaches('ping', '"course":"asking"');
      }
      await screen.calls.release(heldUrls.ping);
    },
  };
  return stage;
};

export type TicketStage = ReturnType<typeof createTicketStage>;
