import { expect, test } from 'vitest';
import type { TableLine } from '../../contract/games/shared-rounds.ts';
import {
  askedTable,
  chipsOnRed,
  closing,
  drawn,
  noChips,
  openedTable,
  openTable,
  paid,
  placedBet,
  tableOver,
} from '../../test/support/started-table.ts';
import { answerExample, exampleRound } from '../game/game-examples.ts';

test('chips count when they are placed while the table is open, and what was laid then is another bet', async () => {
  const { play, hear, lay, place, at, context } = await openedTable();
  place();
  expect(play.calls).toHaveLength(0);
  hear(openTable());
  lay();
  place();
  expect(play.last().input).toMatchObject({ sharedRound: 7, roundId: exampleRound, bet: chipsOnRed });
  await play.last().answer(placedBet);
  expect([at('inTurn'), context().credit, context().bet]).toEqual([true, 95_000, noChips]);
});

test('chips that were not placed when betting closes go back, and are laid again by undo', async () => {
  const { actor, play, hear, lay, at, context } = await openedTable();
  hear(openTable());
  lay();
  hear(closing);
  expect([at('late'), context().bet, play.calls]).toEqual([true, noChips, []]);
  // The felt is locked: what is laid now goes back as well.
  lay();
  expect([at('late'), context().bet]).toEqual([true, noChips]);
  hear(openTable(8));
  actor.send({ type: 'bet.undone' });
  expect([at('ready'), context().bet]).toEqual([true, chipsOnRed]);
});

test('a bet that arrived after betting had closed is not booked, and the player is told', async () => {
  const { play, ends, at, context } = await askedTable();
  await play.last().fail({ status: 409, key: 'bettingClosed' });
  expect([at('late'), context().credit, context().placed?.bet]).toEqual([true, 100_000, null]);
  expect(ends.seen).toEqual([{ roundId: exampleRound }]);
});

test('a bet in the last second whose answer was lost is asked about, never placed again: booked', async () => {
  const { clock, play, ask, present, hear, at, context, ends } = await askedTable();
  hear(closing);
  await play.last().fail('no answer');
  expect(at('unknown')).toBe(true);
  clock.increment(1_500);
  await ask.last().answer(placedBet);
  expect([at('inTurn'), play.calls.length, context().credit]).toEqual([true, 1, 95_000]);
  hear(drawn);
  clock.increment(500);
  await ask.last().answer(tableOver);
  await present.last().answer();
  expect([at('ready'), context().credit, ends.seen]).toEqual([true, 105_000, [{ roundId: exampleRound }]]);
});

test('a bet on a race is placed at the prices of who runs in it, also when it was laid before', async () => {
  const { actor, play, hear, lay, place } = await openedTable();
  const chips = [{ place: 'win-3', stake: 5_000 }];
  const runs = (round: number, field: number[]): TableLine => ({ ...openTable(round), field }) as TableLine;
  hear(runs(7, [0, 1, 2, 3, 4, 5]));
  lay({ engine: 'race', field: [0, 1, 2, 3, 4, 5], chips });
  hear(closing);
  hear(runs(8, [11, 10, 9, 8, 7, 6]));
  actor.send({ type: 'bet.undone' });
  place();
  expect(play.last().input).toMatchObject({
    sharedRound: 8,
    bet: { engine: 'race', field: [11, 10, 9, 8, 7, 6], chips },
  });
});

test('a credit that was told while chips lay there is asked for again once the answers of the round are all in', async () => {
  const { actor, clock, play, ask, balance, present, hear, context } = await askedTable();
  await play.last().answer(placedBet);
  actor.send({ type: 'credit.moved' });
  await balance.last().answer(195_000);
  expect([context().credit, balance.calls.length]).toEqual([195_000, 1]);
  actor.send({ type: 'credit.moved' });
  expect(balance.calls.length).toBe(2);
  await balance.last().answer(205_000);
  hear(closing);
  hear(drawn);
  clock.increment(500);
  // It was on its way before the credit moved.
  await ask.last().answer(tableOver);
  await present.last().answer();
  expect([context().credit, balance.calls.length]).toEqual([105_000, 3]);
  await balance.last().answer(215_000);
  expect([context().credit, actor.getSnapshot().value.balance]).toEqual([215_000, 'known']);
});

test('a draw that is shown for minutes is asked about when the last of it has been seen', async () => {
  const { clock, play, ask, hear, lay, place, at } = await openedTable();
  const long: TableLine = { ...openTable(), pays: 123_500, settles: 123_500, over: 130_000 } as TableLine;
  hear(long);
  lay();
  place();
  await play.last().answer(placedBet);
  hear(closing);
  hear(drawn);
  clock.increment(100_000);
  expect([at('inTurn'), ask.calls]).toEqual([true, []]);
  hear({ ...paid, now: 123_500 } as TableLine);
  clock.increment(500);
  await ask.last().answer(tableOver);
  expect(at('showing')).toBe(true);
});

test('or refused: it never came, and nothing was staked', async () => {
  const { clock, play, ask, at, context } = await askedTable();
  await play.last().fail('no answer');
  clock.increment(1_500);
  await ask.last().fail('no answer');
  clock.increment(1_500);
  await ask.last().fail({ status: 404, key: 'roundUnknown' });
  expect([at('takenBack'), play.calls.length, context().credit]).toEqual([true, 1, 100_000]);
});

test('what a drawn round came to is asked for until the studio has it', async () => {
  const { clock, play, ask, present, hear, at } = await askedTable();
  await play.last().answer(placedBet);
  hear(closing);
  hear(drawn);
  clock.increment(499);
  expect(ask.calls).toHaveLength(0);
  clock.increment(1);
  await ask.last().answer(placedBet);
  clock.increment(500);
  await ask.last().fail('no answer');
  clock.increment(500);
  await ask.last().answer(tableOver);
  expect([ask.calls.length, at('showing')]).toEqual([3, true]);
  await present.last().answer();
  hear(paid);
  expect(at('ready')).toBe(true);
});

test('a lost line is sought again and takes no bets; a round that was drawn unheard is asked about', async () => {
  const { actor, clock, streams, play, ask, hear, lay, place, at, context } = await askedTable();
  await play.last().answer(placedBet);
  actor.send({ type: 'table.lost', error: 'cut' });
  expect(context().table?.live).toBe(false);
  clock.increment(1_000);
  expect(streams.opened).toBe(2);
  hear(openTable(8));
  clock.increment(500);
  await ask.last().answer(answerExample({ state: 'takenBack', outcome: null }));
  expect(at('takenBack')).toBe(true);
  actor.send({ type: 'table.lost', error: 'cut' });
  lay();
  place();
  expect(play.calls).toHaveLength(1);
  clock.increment(1_000);
  actor.send({ type: 'table.lost', error: { status: 403, key: 'gameSessionEnded' } });
  expect(at('failed')).toBe(true);
});

test('who comes back finds his bet on the table, or what it came to', async () => {
  const { clock, ask, hear, at } = await openedTable(placedBet);
  expect(at('inTurn')).toBe(true);
  hear(openTable());
  hear(drawn);
  clock.increment(500);
  await ask.last().answer(tableOver);
  expect(at('showing')).toBe(true);
  expect((await openedTable(tableOver)).at('showing')).toBe(true);
});

test('a pause waits for the end of a round that is bet on', async () => {
  const { actor, clock, play, ask, present, hear, at } = await askedTable();
  await play.last().answer(placedBet);
  actor.send({ type: 'page.paused' });
  expect(at('inTurn')).toBe(true);
  hear(drawn);
  clock.increment(500);
  await ask.last().answer(tableOver);
  await present.last().answer();
  expect(at('paused')).toBe(true);
  actor.send({ type: 'page.resumed' });
  expect(at('ready')).toBe(true);
});
