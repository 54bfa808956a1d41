import { expect, it } from 'vitest';
import { type CodeSort, codeSorts, type PlayerSort, playerSorts } from '../../contract/http/affiliates.ts';
import { shareOnly } from '../../domain/affiliates/plan-examples.ts';
import { bookRounds } from '../sandbox/demo-play-repository.ts';
import { createAffiliateStand } from '../testing/affiliate-stand.ts';
import { inMemory } from '../testing/in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';
import { storeClick, storeCode, storePlayer } from './affiliate-repository.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const clock = createStillClock(start);
const opened = inMemory();

it('players and codes come the newest first, by what they brought, and both the other way round', async () => {
  const { database } = opened;
  const stand = createTicketStand(database, clock, createHandFeed(start + 3_600_000));
  const { affiliates } = createAffiliateStand(database, clock);
  const affiliate = await stand.addPlayer(0);
  await affiliates.appoint(affiliate, { plan: shareOnly });
  // Staked and won of each code's player: turnover and result order them differently.
  const brought = [
    { code: 'FIRST', clicks: 2, staked: 300_00n, won: 0n },
    { code: 'SECOND', clicks: 3, staked: 500_00n, won: 490_00n },
    { code: 'THIRD', clicks: 1, staked: 100_00n, won: 0n },
  ];
  for (const { code, clicks, staked, won } of brought) {
    clock.advance(1_000);
    await storeCode(database, { code, affiliate, campaign: 'Any', createdAt: clock.now() });
    for (let nth = 0; nth < clicks; nth += 1) await storeClick(database, code, clock.now());
    const player = await stand.addPlayer(10_000);
    await storePlayer(database, { userId: player, affiliate, code, boundAt: clock.now() });
    await database.transaction((within) =>
      bookRounds(within, clock.now(), [{ userId: player, currencyId: 1, gameCode: 'fruit', staked, won }]),
    );
  }

  const players = async (sort: PlayerSort, order?: 'asc') =>
    (await affiliates.players(affiliate, 1, undefined, { sort, order })).result.map(({ number }) => number);
  const sorted = { number: [3, 2, 1], turnover: [2, 1, 3], result: [1, 3, 2] };
  for (const sort of playerSorts) {
    expect(await players(sort)).toEqual(sorted[sort]);
    expect(await players(sort, 'asc')).toEqual(sorted[sort].toReversed());
  }

  const codes = async (sort: CodeSort, order?: 'asc') =>
    (await affiliates.codes(affiliate, { page: 1, sort, order })).result.map(({ code }) => code[0]).join('');
  // Each brought one player and no deposit: by name then.
  const named = { created: 'TSF', clicks: 'SFT', registrations: 'FST', deposits: 'FST', turnover: 'SFT' };
  for (const sort of codeSorts) expect(await codes(sort)).toBe(named[sort]);
  expect([await codes('created', 'asc'), await codes('clicks', 'asc')]).toEqual(['FST', 'TFS']);
});
