import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../database/rows-of.ts';
import { playDays } from '../database/schema/play.ts';
import { playedSince } from '../play-limits/played-repository.ts';
import { root } from '../root.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { countPlay, playedFrom } from './play-repository.ts';

const player = payingPlayerPerTest();
const hour = 3_600_000;

let nth = 0;
/** A ticket of 100 at 2.00 on a match of its own, which ends so. */
const played = async (finish: string, abandoned = false): Promise<string> => {
  nth += 1;
  const eventId = `play${nth}`;
  player.stand.feed.set(eventId, { startsAt: player.clock.now() + hour });
  const request = aRequest();
  request.selections = request.selections.map((selection) => ({ ...selection, eventId }));
  const ticketId = await player.pay(request);
  if (finish !== '') player.stand.feed.finish(eventId, finish, abandoned);
  await player.stand.desk.runDue();
  return ticketId;
};
const days = () =>
  rowsOf(
    player.database,
    sql`select day::text, product, staked::int, returned::int from play_days where user_id = ${player.id} order by day`,
  );

test('a day holds what was staked on it and what those bets paid, whenever they paid it', async () => {
  await played('1-0');
  await played('0-1');
  await played('0-0', true);
  const open = await played('');
  const { quote_id, amount } = await player.stand.desk.cashOuts.quote(player.id, open, 0.5);
  await player.stand.desk.cashOuts.confirm(player.id, { ticketId: open, quoteId: quote_id, shown: amount });
  // Eleven hours later it is the operator's next day.
  player.clock.advance(11 * hour);
  await played('1-0');
  expect(await days()).toEqual([
    { day: '2026-03-01', product: 'tickets', staked: 30_000, returned: 20_000 + amount * 100 },
    { day: '2026-03-02', product: 'tickets', staked: 10_000, returned: 20_000 },
  ]);
  const from = await playedFrom(player.database, player.id, '2026-03-02');
  expect([...from]).toEqual([[1, { staked: 10_000n, returned: 20_000n }]]);
});

test('what is asked since an instant of a day takes that day apart, and the others as they were counted', async () => {
  await played('1-0');
  player.clock.advance(hour);
  const since = player.clock.now();
  await played('0-1');
  player.clock.advance(24 * hour);
  await played('1-0');
  expect([...(await playedSince(player.database, player.id, since))]).toEqual([
    [1, { staked: 20_000n, returned: 20_000n }],
  ]);
});

test('games count beside tickets, free bets not at all', async () => {
  const bet = { userId: player.id, day: '2026-03-01', staked: 100n, returned: 40n };
  await player.database
    .transaction(async (within) => {
      await countPlay(within, [
        { ...bet, currencyId: 1, product: 'games' },
        { ...bet, currencyId: 1, product: 'tickets' },
        { ...bet, currencyId: 1, product: 'games' },
        { ...bet, currencyId: 1000, product: 'games' },
      ]);
      expect([...(await playedFrom(within, player.id, '2026-03-01'))]).toEqual([[1, { staked: 300n, returned: 120n }]]);
      // They belong to no bet, so they are rolled back.
      throw new Error('taken back');
    })
    .catch((error: Error) => expect(error.message).toBe('taken back'));
});

test('the migration counts what had been played before as it is counted now', async () => {
  await played('1-0');
  await played('0-0', true);
  player.clock.advance(11 * hour);
  await played('0-1');
  const counted = await days();
  const migration = readFileSync(`${root}server/database/migrations/0021_play_and_games.sql`, 'utf8');
  const fill = /INSERT INTO play_days[^;]+;/.exec(migration)?.[0] ?? '';
  await player.database.delete(playDays);
  await player.database.execute(sql.raw(fill));
  expect(await days()).toEqual(counted);
});
