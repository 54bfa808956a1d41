import { expect, test } from 'vitest';
import type { TableLine } from '../../contract/games/shared-rounds.ts';
import { aroundRounds } from '../../test/support/around-rounds.ts';
import {
  askedTable,
  chipsOnRed,
  closing,
  drawn,
  openedTable,
  openTable,
  paid,
  placedBet,
  startedTable,
  tableOver,
} from '../../test/support/started-table.ts';

const sessionOver = { status: 403, key: 'gameSessionEnded' };

aroundRounds({
  start: startedTable,
  open: openedTable,
  ready: async () => {
    const game = await openedTable();
    game.hear(openTable());
    game.lay();
    return game;
  },
  stream: ({ actor }) => {
    const { table } = actor.getSnapshot().value;
    return typeof table === 'string' ? table : 'followed';
  },
  lose: ({ actor }, error) => actor.send({ type: 'table.lost', error }),
  otherBet: { engine: 'roulette', chips: [{ place: 'black', stake: 1_000 }] },
  booked: placedBet,
  over: tableOver,
});

test('a table is where its last line says, and who sits there is told beside it', async () => {
  const { actor, hear, context } = await openedTable();
  const phase = () => actor.getSnapshot().value.table;
  expect(phase()).toEqual({ followed: 'arriving' });
  hear(openTable());
  const seats: TableLine = {
    type: 'seats',
    round: 7,
    players: 1,
    seats: [{ id: 'a', stake: 5_000, currency: 'RSD', chips: chipsOnRed.chips }],
  };
  hear(seats);
  expect([phase(), context().table?.players]).toEqual([{ followed: 'open' }, 1]);
  for (const line of [closing, drawn, paid]) {
    hear(line);
    expect([phase(), context().table?.phase]).toEqual([{ followed: line.type }, line.type]);
  }
});

test('a bet that was cut off waits for its draw, however long that takes', async () => {
  const { clock, ask, at } = await openedTable(placedBet);
  clock.increment(60_000);
  expect([at('inTurn'), ask.calls]).toEqual([true, []]);
});

test('a session that ends while a drawn round is asked about ends the game', async () => {
  const { clock, play, ask, hear, at, context } = await askedTable();
  await play.last().answer(placedBet);
  hear(drawn);
  clock.increment(500);
  await ask.last().fail(sessionOver);
  expect([at('failed'), context().failure]).toEqual([true, 'sessionEnded']);
});

test('a stream that ends with the session says why the game is over', async () => {
  const { actor, context, fails } = await askedTable();
  actor.send({ type: 'table.lost', error: sessionOver });
  expect([context().failure, fails.seen]).toEqual(['sessionEnded', [{ reason: 'sessionEnded' }]]);
});
