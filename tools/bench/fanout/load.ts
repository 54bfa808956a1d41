import type { MatchChange } from '../../../contract/entities/match.ts';
import { packFrame } from '../../../contract/sockets/packed-feed.ts';
import { tableMarkets } from '../../../server/feed/market-tables.ts';
import { createSimulator } from '../../../server/feed/simulator/create-simulator.ts';
import type { Message } from '../../../server/feed/topics/topic.ts';
import { createTopics } from '../../../server/feed/topics/topics.ts';

/** What every contestant plays: some seconds of a Saturday evening's football, as fast as it happened. */
export const load = {
  clients: 2_000,
  /** One message for each odd would be half a million deliveries a second to as many clients: no server could keep up. */
  clientsUnconflated: 100,
  /** Milliseconds of a step: our server conflates over it. */
  step: 100,
  /** Without conflation a change leaves as soon as it is known. */
  finestStep: 10,
  warmUp: 10,
  steps: 30,
} as const;

export const clientsOf = (kind: string): number => (kind === 'ws-unconflated' ? load.clientsUnconflated : load.clients);

/** The lists a reader of the football pages holds. */
export const heldTopics = ['live:F', 'prematch:F'] as const;

const evening = Date.UTC(2026, 2, 7, 18, 0, 7);

/** The feed of the evening, whose clock only moves by hand. */
export const eveningFeed = () => {
  let now = evening;
  const clock = { now: () => now };
  const feed = createSimulator({ seed: '7', clock });
  return {
    clock,
    feed,
    move: (milliseconds: number): void => {
      now += milliseconds;
    },
  };
};

/** A message as it goes over the wire: event, then the payload that names its topic and place in the sequence. */
export interface Told {
  changes: number;
  /** In the short form, which the site asks for and every contestant sends. */
  text: string;
  /** Bytes of the same in the whole form. */
  wholeBytes: number;
}

type Change = Record<string, unknown> & { markets?: Record<string, Record<string, unknown> | null> };

/** A match's change as a source sends it that does not conflate: each odd for itself, and what else changed. */
const changesOf = ({ eventId, markets = {}, ...rest }: Change): Change[] => [
  ...Object.entries(markets).flatMap(([market, row]): Change[] =>
    row === null
      ? [{ eventId, markets: { [market]: null } }]
      : Object.entries(row).map(
          ([selection, price]): Change => ({ eventId, markets: { [market]: { [selection]: price } } }),
        ),
  ),
  ...(Object.keys(rest).length > 0 ? [{ eventId, ...rest }] : []),
];

const apart = (body: Message['body']): Message['body'][] => {
  const { matches, added, ...rest } = body;
  if (!Array.isArray(matches)) return [body];
  return [
    ...(matches as Change[]).flatMap(changesOf).map((change) => ({ ...rest, matches: [change] })),
    ...(added === undefined ? [] : [{ ...rest, matches: [], added }]),
  ];
};

const shortForm = (body: Message['body']): Message['body'] =>
  Array.isArray(body.matches) ? packFrame(body as { matches: MatchChange[] }) : body;

const toldOf = (event: string, head: { topic: string; seq: number }, body: Message['body']): Told => ({
  changes: apart(body).length,
  text: JSON.stringify([event, { ...head, ...shortForm(body) }]),
  wholeBytes: Buffer.byteLength(JSON.stringify([event, { ...head, ...body }])),
});

/** The evening beforehand, for contestants that have no feed: the messages of each step. */
export const recordEvening = (step: number, conflated: boolean): Told[][] => {
  const { clock, feed, move } = eveningFeed();
  const topics = createTopics(feed, clock);
  const channels = [
    { name: 'live:F', topic: topics.live('F', tableMarkets('live', 'F') ?? []), seq: 0 },
    { name: 'prematch:F', topic: topics.prematch('F', tableMarkets('prematch', 'F') ?? []), seq: 0 },
  ];
  for (const { topic } of channels) topic.snapshot(undefined);
  return Array.from({ length: ((load.warmUp + load.steps) * load.step) / step }, () => {
    move(step);
    return channels.flatMap((channel) =>
      channel.topic.news().flatMap(({ event, body }) =>
        (conflated ? [body] : apart(body)).map((part) => {
          channel.seq += 1;
          return toldOf(event, { topic: channel.name, seq: channel.seq }, part);
        }),
      ),
    );
  });
};
