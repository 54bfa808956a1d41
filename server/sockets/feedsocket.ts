import type { Namespace, Socket } from 'socket.io';
import { feedsocketEmits } from '../../contract/sockets/feedsocket.ts';
import { packSnapshot } from '../../contract/sockets/packed-feed.ts';
import { defaultSport } from '../../domain/limits.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import { tableMarkets } from '../feed/market-tables.ts';
import type { Message, Topic } from '../feed/topics/topic.ts';
import { createTopics } from '../feed/topics/topics.ts';
import type { Clock } from '../time/clock.ts';
import { deliver, listenersOf, type WireFrame, wireFrame } from './fan-out.ts';
import type { Refusals } from './refusals.ts';
import { dropUnknown } from './socket-guard.ts';

/** Frames are conflated over this time: a topic never has more than ten a second. */
const frameEvery = 100;
/** Topics one socket may hold; the site needs a handful. */
const mostTopics = 40;
/** Answers to subscriptions that are kept until the topic has news. */
const mostAnswers = 10;

interface Channel {
  seq: number;
  topic: Topic;
  /** What a subscriber is answered now, by form and by the events he names: many come at once when a line is back. */
  answers: Map<string, WireFrame[]>;
}

/** The whole form or the short one (contract/sockets/packed-feed.ts): each is made once, if anybody there reads it. */
type Form = 'whole' | 'packed';
const forms: readonly Form[] = ['packed', 'whole'];

const roomOf = (topic: string, form: Form): string => (form === 'packed' ? `${topic} packed` : topic);

interface Wish {
  name: string;
  /** Null where the feed knows nothing of the kind. */
  open: () => Topic | null;
  eventIds?: readonly string[] | undefined;
  packed?: boolean | undefined;
}

export interface FeedSockets {
  close(): void;
  /** Looks for news now, as it happens by itself ten times a second. */
  tell(): void;
  /** Milliseconds since the last such look. */
  age(): number;
}

/** The offer's connection: a room for each topic, one frame to a room, a snapshot as the answer to each subscription. */
export const serveFeed = (
  namespace: Namespace,
  feed: FeedSource,
  clock: Clock,
  refusals: Refusals,
  framed: (frames: number) => void = () => undefined,
): FeedSockets => {
  const topics = createTopics(feed, clock);
  const channels = new Map<string, Channel>();
  // A channel that is opened again goes on above every number used before: its readers never see the sequence fall.
  let highest = 0;

  type Told = Omit<Message, 'event'> & { event: string };
  const frameOf = (name: string, seq: number, { event, body, packed }: Told, form: Form) =>
    wireFrame(namespace.name, event, { topic: name, seq, ...((form === 'packed' && packed?.()) || body) });

  const listeners = (name: string, form: Form): number => namespace.adapter.rooms.get(roomOf(name, form))?.size ?? 0;

  const send = (socket: Socket, frames: readonly WireFrame[]): void => {
    if (!deliver(socket, frames)) refusals.count('slow');
  };

  let lookedAt = performance.now();
  const tell = (): void => {
    lookedAt = performance.now();
    const outgoing = new Map<Socket, WireFrame[]>();
    for (const [name, channel] of channels) {
      const read = forms.filter((form) => listeners(name, form) > 0);
      if (read.length === 0) {
        channels.delete(name);
        continue;
      }
      const news = channel.topic.news();
      if (news.length === 0) continue;
      // Every node has the feed, so that odds need not travel between nodes.
      for (const form of read) {
        const frames = news.map((message, nth) => frameOf(name, channel.seq + 1 + nth, message, form));
        for (const socket of listenersOf(namespace, roomOf(name, form))) {
          const others = outgoing.get(socket);
          if (others) others.push(...frames);
          else outgoing.set(socket, [...frames]);
        }
      }
      channel.seq += news.length;
      framed(news.length);
      channel.answers.clear();
      highest = Math.max(highest, channel.seq);
    }
    for (const [socket, frames] of outgoing) send(socket, frames);
  };

  const channelOf = ({ name, open }: Wish): Channel | null => {
    const known = channels.get(name);
    if (known) return known;
    const topic = open();
    if (topic === null) return null;
    const channel = { seq: highest, topic, answers: new Map() };
    channels.set(name, channel);
    return channel;
  };

  const answersOf = ({ name, eventIds }: Wish, { seq, topic, answers }: Channel, form: Form): WireFrame[] => {
    const key = `${form} ${eventIds?.join() ?? 'all'}`;
    const known = answers.get(key);
    if (known) return known;
    const body = { matches: topic.snapshot(eventIds) };
    const snapshot = { event: 'initial_data', body, packed: () => packSnapshot(body) };
    const frames = [snapshot, ...topic.hello()].map((message) => frameOf(name, seq, message, form));
    if (answers.size < mostAnswers) answers.set(key, frames);
    return frames;
  };

  const leave = (socket: Socket, topic: string, ...left: readonly Form[]): void => {
    for (const form of left) socket.leave(roomOf(topic, form));
  };

  const subscribe = (socket: Socket, wish: Wish): void => {
    const form = wish.packed ? 'packed' : 'whole';
    leave(socket, wish.name, form === 'packed' ? 'whole' : 'packed');
    const room = roomOf(wish.name, form);
    // The socket's own room is one of its rooms.
    if (!socket.rooms.has(room) && socket.rooms.size > mostTopics) {
      refusals.count('topics');
      return;
    }
    const channel = channelOf(wish);
    if (channel === null) {
      refusals.count('topic');
      // A client that follows a match long gone gets an empty snapshot, and costs nothing more.
      send(socket, [frameOf(wish.name, highest, { event: 'initial_data', body: { matches: [] } }, form)]);
      return;
    }
    socket.join(room);
    send(socket, answersOf(wish, channel, form));
  };

  /** Listens to one event of the contract; what does not fit its schema, or means no topic, is counted and dropped. */
  const listen = <Name extends keyof typeof feedsocketEmits>(
    socket: Socket,
    name: Name,
    read: (payload: (typeof feedsocketEmits)[Name]['_zod']['output']) => readonly Wish[],
  ): void => {
    socket.on(name as string, (payload: unknown) => {
      const parsed = feedsocketEmits[name].safeParse(payload ?? {});
      if (!parsed.success) {
        refusals.count('shape');
        return;
      }
      const wishes = read(parsed.data);
      if (wishes.length === 0) refusals.count('topic');
      for (const wish of wishes) {
        if (parsed.data.disconnect) leave(socket, wish.name, ...forms);
        else subscribe(socket, wish);
      }
    });
  };

  const sidebars = (['sidebar', 'live_sidebar'] as const).map((name) => ({ name, open: () => topics[name]() }));

  namespace.on('connection', (socket) => {
    dropUnknown(socket, feedsocketEmits, refusals);
    for (const kind of ['live', 'prematch'] as const) {
      listen(socket, kind, ({ sport = defaultSport, table, eventIds, packed }) => {
        const markets = tableMarkets(kind, sport, table);
        if (markets === undefined) return [];
        const name = markets === tableMarkets(kind, sport) ? `${kind}:${sport}` : `${kind}:${sport}:${table}`;
        return [{ name, open: () => topics[kind](sport, markets), eventIds, packed }];
      });
    }
    for (const name of ['livematch', 'prematchmatch'] as const) {
      listen(socket, name, ({ eventId, sport, packed, disconnect }) => {
        const match = feed.listed(eventId);
        const mistaken = match && sport !== undefined && match.league.sport !== sport;
        if (mistaken && !disconnect) return [];
        return [{ name: `${name}:${eventId}`, open: () => (match ? topics[name](eventId) : null), packed }];
      });
    }
    for (const wish of sidebars) listen(socket, wish.name, ({ packed }) => [{ ...wish, packed }]);
    listen(socket, 'all', ({ packed }) => sidebars.map((wish) => ({ ...wish, packed })));
  });

  const timer = setInterval(tell, frameEvery);
  timer.unref();
  return { close: () => clearInterval(timer), tell, age: () => performance.now() - lookedAt };
};
