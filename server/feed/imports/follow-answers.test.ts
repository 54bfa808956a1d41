import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStillClock } from '../../testing/start-test-server.ts';
import { createHeardFeed } from '../stream/heard-feed.ts';
import { writeValue } from '../stream/values.ts';
import { followAnswers } from './follow-answers.ts';

const now = Date.parse('2026-03-07T16:00:00.000Z');
const offered = (price: number) => [
  {
    id: 'derby',
    sport_key: 'soccer_germany_bundesliga',
    sport_title: 'Bundesliga - Germany',
    commence_time: '2026-03-07T17:30:00Z',
    home_team: 'Union Berlin',
    away_team: 'VfL Bochum',
    bookmakers: [{ key: 'pinnacle', markets: [{ key: 'h2h', outcomes: [{ name: 'Union Berlin', price }] }] }],
  },
];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchday-answers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('answers in a folder are sold, new ones in their place, and those that make no sense leave what was', async () => {
  const put = (name: string, text: string) => writeFile(join(folder, name), text);
  await put('odds.json', JSON.stringify(offered(1.62)));
  await put('scores.json', '[]');
  const clock = createStillClock(now);
  const feed = createHeardFeed({ clock, onNonsense: (key) => expect.fail(key) });
  const [ending, nonsense] = [new AbortController(), [] as unknown[]];
  let readings = 0;
  const following = followAnswers({
    folder,
    bookmaker: 'pinnacle',
    clock,
    hear: (key, value) => {
      feed.hear(key, value);
      feed.hear('beat', writeValue({ version: 1, at: now }));
    },
    onRead: () => {
      readings += 1;
    },
    onNonsense: (error) => nonsense.push(error),
    ending: ending.signal,
  });
  const price = () => feed.quote('derby', '1X2', '1')?.odd;
  await expect.poll(price).toBe(1.62);
  await put('odds.json', JSON.stringify(offered(1.7)));
  await expect.poll(price).toBe(1.7);
  await put('odds.json', '{"message":"Usage quota has been reached"}');
  await expect.poll(() => nonsense.length).toBeGreaterThan(0);
  expect([price(), readings >= 2]).toEqual([1.7, true]);
  ending.abort();
  await following;
});
