import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { match as matchSchema } from '../../../contract/entities/match.ts';
import { feedsocketEvents } from '../../../contract/sockets/feedsocket.ts';
import { boards } from '../../../domain/sports/boards.ts';
import { createTopics } from '../topics/topics.ts';
import { createSimulator } from './create-simulator.ts';
import type { FeedCommand } from './overrides.ts';

const start = Date.UTC(2026, 2, 2);
const clean = createSimulator({ seed: '7', clock: { now: () => start } });
const events = [...clean.live().slice(0, 3), ...clean.prematch().slice(0, 3)].map(({ eventId }) => eventId);
const megabyte = 'x'.repeat(1_000_000);

const text = fc.oneof(fc.string(), fc.constant(megabyte), fc.constant('1,85'), fc.constant(''));
const figure = fc.oneof(fc.double(), fc.constantFrom(-1, 0, Number.NaN, Number.POSITIVE_INFINITY, '1,85', null));
const garbage = fc.record(
  {
    command: fc.constantFrom('market', 'match'),
    id: fc.nat(),
    at: fc.oneof(fc.constant(start), fc.constant(Number.NaN)),
    eventId: fc.oneof(fc.constantFrom(...events), text),
    marketCode: fc.oneof(fc.constantFrom('1X2', 'OU', 'ML', 'AGS'), text),
    selectionCode: fc.oneof(fc.constantFrom('1', 'over'), text),
    status: fc.oneof(fc.constantFrom('OPEN', 'MAYBE'), text),
    O: figure,
    band: text,
    finish: fc.oneof(fc.constantFrom('2-1', 'abandoned', '-1-2', 'two-one'), text),
  },
  { requiredKeys: ['command', 'eventId', 'at'] },
);

test.prop([fc.array(garbage, { maxLength: 12 })], { numRuns: 60 })(
  'whatever is forced, every match and message stays one of the contract, and no match is lost but those ended',
  (commands) => {
    const clock = { now: () => start };
    const feed = createSimulator({ seed: '7', clock, commands: commands as unknown as FeedCommand[] });
    for (const eventId of events) {
      const match = feed.match(eventId);
      expect(matchSchema.safeParse(match).success, eventId).toBe(true);
      const fixture = feed.listed(eventId);
      if (fixture) expect(matchSchema.safeParse(feed.row(fixture)).success, eventId).toBe(true);
    }
    const topic = createTopics(feed, clock).live('F', boards.F.table);
    const hello = { topic: 'live:F', seq: 1, matches: topic.snapshot(undefined) };
    expect(feedsocketEvents.initial_data.safeParse(hello).success).toBe(true);
    const ended = commands.filter(({ command }) => command === 'match').length;
    expect(feed.prematch().length + ended).toBeGreaterThanOrEqual(clean.prematch().length);
    expect(feed.live().length + ended).toBeGreaterThanOrEqual(clean.live().length);
  },
);

test('what makes no sense is counted, and bends nothing', () => {
  const [eventId = ''] = events;
  const clock = { now: () => start };
  const broken = [
    { command: 'market', id: 1, at: start, eventId, marketCode: '1X2', O: -2 },
    { command: 'market', id: 2, at: start, eventId, marketCode: '1X2', O: '1,85' },
    { command: 'market', id: 3, at: start, eventId, marketCode: '1X2', band: megabyte },
    { command: 'market', id: 4, at: start, eventId },
    { command: 'match', id: 5, at: start, eventId, finish: 'two-one' },
  ] as unknown as FeedCommand[];
  const feed = createSimulator({ seed: '7', clock, commands: broken });
  expect(feed.skippedCommands()).toBe(broken.length);
  expect(feed.match(eventId)).toEqual(clean.match(eventId));
  feed.applyCommand({ command: 'market', id: 6, at: start, eventId, marketCode: '1X2', O: 7.7 });
  expect(feed.skippedCommands()).toBe(broken.length);
});
