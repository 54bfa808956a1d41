import type { Namespace, Socket } from 'socket.io';
import { feedsocketEmits } from '../../contract/sockets/feedsocket.ts';
import { defaultSport } from '../../domain/limits.ts';
import type { Clock } from '../clock.ts';
import type { LivingFeed } from '../feed/feed.ts';
import { tableMarkets } from '../feed/market-tables.ts';
import type { Message, Topic } from '../feed/topics/topic.ts';
import { createTopics } from '../feed/topics/topics.ts';
import { guardAgainstFlood } from './flood-guard.ts';

/** Frames are conflated over this time: a topic never has more than five a second. */
const frameEvery = 200;
/** Topics one socket may hold; the site needs a handful. */
const mostTopics = 40;

interface Channel {
  seq: number;
  topic: Topic;
}

interface Wish {
  name: string;
  open: () => Topic;
  disconnect: boolean;
  eventIds: readonly string[] | undefined;
}

export interface FeedSockets {
  close(): void;
  /** How many emits were refused since the start: not of the contract's shape, or one topic too many. */
  refused(): number;
  /** Looks for news now, as it happens by itself five times a second. */
  tell(): void;
}

/** The offer's connection: a room for each topic, one frame to a room, a snapshot as the answer to each subscription. */
export const serveFeed = (namespace: Namespace, feed: LivingFeed, clock: Clock): FeedSockets => {
  const topics = createTopics(feed, clock);
  const channels = new Map<string, Channel>();
  let refused = 0;
  // A channel opened anew goes on above every number used before: its readers never see the sequence fall.
  let highest = 0;

  const listenersOf = (name: string) => namespace.adapter.rooms.get(name)?.size ?? 0;

  const numbered = (name: string, seq: number, { body }: Message) => ({ topic: name, seq, ...body });

  const tell = (): void => {
    for (const [name, channel] of channels) {
      if (listenersOf(name) === 0) {
        channels.delete(name);
        continue;
      }
      for (const message of channel.topic.news()) {
        channel.seq += 1;
        highest = Math.max(highest, channel.seq);
        // Every node has the feed, so that odds need not travel between nodes.
        namespace.local.to(name).emit(message.event, numbered(name, channel.seq, message));
      }
    }
  };

  const channelOf = ({ name, open }: Wish): Channel => {
    const known = channels.get(name);
    if (known) return known;
    const channel = { seq: highest, topic: open() };
    channels.set(name, channel);
    return channel;
  };

  const subscribe = (socket: Socket, wish: Wish): void => {
    if (wish.disconnect) {
      socket.leave(wish.name);
      return;
    }
    // The socket's own room is one of its rooms.
    if (!socket.rooms.has(wish.name) && socket.rooms.size > mostTopics) {
      refused += 1;
      return;
    }
    const { seq, topic } = channelOf(wish);
    socket.join(wish.name);
    socket.emit('initial_data', { topic: wish.name, seq, matches: topic.snapshot(wish.eventIds) });
    for (const message of topic.hello()) socket.emit(message.event, numbered(wish.name, seq, message));
  };

  /** Listens to one event of the contract; what does not fit its schema is counted and dropped. */
  const listen = <Name extends keyof typeof feedsocketEmits>(
    socket: Socket,
    name: Name,
    read: (payload: (typeof feedsocketEmits)[Name]['_zod']['output']) => Omit<Wish, 'disconnect'> | null,
  ): void => {
    socket.on(name as string, (payload: unknown) => {
      const parsed = feedsocketEmits[name].safeParse(payload ?? {});
      const wish = parsed.success ? read(parsed.data) : null;
      if (parsed.success && wish) subscribe(socket, { ...wish, disconnect: parsed.data.disconnect ?? false });
      else refused += 1;
    });
  };

  namespace.on('connection', (socket) => {
    guardAgainstFlood(socket);
    listen(socket, 'live', ({ sport = defaultSport, eventIds }) => ({
      name: `live:${sport}`,
      open: () => topics.live(sport),
      eventIds,
    }));
    listen(socket, 'prematch', ({ sport = defaultSport, table, eventIds }) => {
      const main = tableMarkets(sport) ?? [];
      const markets = tableMarkets(sport, table);
      if (markets === undefined) return null;
      const name = markets === main ? `prematch:${sport}` : `prematch:${sport}:${table}`;
      return { name, open: () => topics.prematch(sport, markets), eventIds };
    });
    for (const name of ['livematch', 'prematchmatch'] as const) {
      listen(socket, name, ({ eventId }) => ({
        name: `${name}:${eventId}`,
        open: () => topics[name](eventId),
        eventIds: undefined,
      }));
    }
    for (const name of ['sidebar', 'live_sidebar'] as const) {
      listen(socket, name, () => ({ name, open: () => topics[name](), eventIds: undefined }));
    }
  });

  const timer = setInterval(tell, frameEvery);
  timer.unref();
  return { close: () => clearInterval(timer), refused: () => refused, tell };
};
