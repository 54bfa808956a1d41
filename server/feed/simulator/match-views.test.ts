import { expect, test } from 'vitest';
import type { SelectionPrice } from '../../../contract/entities/match.ts';
import type { ListedMatch } from '../feed-source.ts';
import { createSimulator } from './create-simulator.ts';

const minute = 60_000;
const someMonday = Date.UTC(2026, 2, 2);

test('a match in play says why it is locked exactly while nothing of it is open, also where testers lock it', () => {
  let now = someMonday;
  const feed = createSimulator({ seed: '7', clock: { now: () => now } });
  const rowAt = (fixture: ListedMatch, time: number) => {
    now = time;
    return feed.row(fixture);
  };
  const football = feed.live().filter(({ league }) => league.sport === 'F');
  let locked = 0;
  for (const fixture of football) {
    for (let time = someMonday; time < someMonday + 10 * minute; time += 30_000) {
      const row = rowAt(fixture, time);
      const open = Object.values(row.markets)
        .flatMap(Object.values<SelectionPrice>)
        .some(({ MS: status }) => status === 'OPEN');
      if (row.lockReason) locked += 1;
      if (row.matchState !== 'LIVE' || open) expect(row.lockReason).toBeUndefined();
    }
  }
  expect(locked).toBeGreaterThan(5);
  const fixture = football.find((one) => rowAt(one, someMonday).lockReason === undefined);
  if (!fixture) throw new Error('no football is open');
  const { eventId } = fixture;
  const force = (marketCode: string, status: 'OPEN' | 'SUSPENDED', id: number) =>
    feed.applyCommand({ command: 'market', id, at: someMonday, eventId, marketCode, status });
  for (const [id, code] of Object.keys(feed.row(fixture).markets).entries()) force(code, 'SUSPENDED', id + 1);
  expect(feed.row(fixture).lockReason).toBe('suspended');
  expect(feed.match(eventId)?.lockReason).toBeUndefined();
  force('1X2', 'OPEN', 99);
  expect(feed.row(fixture).lockReason).toBeUndefined();
});
