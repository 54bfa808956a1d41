import { expect, test } from 'vitest';
import { feedExamples } from '../../../contract/feed/feed-examples.ts';
import { createStillClock } from '../../testing/start-test-server.ts';
import { createHeardFeed } from './heard-feed.ts';
import { shifted } from './shifted.ts';
import { writeValue } from './values.ts';

const hearAll = (by: number) => {
  const nonsense: string[] = [];
  const clock = createStillClock(feedExamples.beat.at + by + 1_000);
  const heard = createHeardFeed({ clock, onNonsense: (key) => nonsense.push(key) });
  for (const [key, value] of Object.entries(feedExamples)) heard.hear(key, writeValue(shifted(key, value, by)));
  return { heard, nonsense };
};

test('the examples of the contract are heard as a match in play', () => {
  const { heard, nonsense } = hearAll(0);
  expect(heard.age()).toBe(1_000);
  expect(heard.live().map(({ hostName }) => hostName)).toEqual(['Union']);
  expect(heard.quote('10245', '1X2', '1')).toMatchObject({ odd: 1.62, status: 'OPEN', matchState: 'LIVE' });
  expect(heard.quote('10245', '1X2', '2')).toMatchObject({ status: 'SUSPENDED' });
  expect(heard.tracked('10245')).toMatchObject({ stats: { C: '4-2' }, tracker: {} });
  expect(heard.result('10245')).toMatchObject({ results: { G: '2-1' } });
  expect(nonsense).toEqual([]);
});

test('a day later everything in them is a day later', () => {
  const day = 86_400_000;
  const { heard, nonsense } = hearAll(day);
  expect(heard.age()).toBe(1_000);
  expect(heard.listed('10245')?.startsAt).toBe(feedExamples['listed.10245'].startsAt + day);
  expect(heard.match('10245')?.timeStart).toBe('2026-03-08T17:00:00.000Z');
  expect(heard.result('10245')?.endedAt).toBe(feedExamples['result.10245'].endedAt + day);
  expect(nonsense).toEqual([]);
});
