import { expect, test } from 'vitest';
import { timeOfMultiplier } from '../../domain/games/crash/crash-curve.ts';
import {
  betting,
  boardedFlight,
  ended,
  flightOver,
  flying,
  inFlight,
  openedFlight,
  openFlight,
} from '../../test/support/started-flight.ts';
import { answerExample, exampleRound } from '../game/game-examples.ts';

test('a bet is for the flight that takes bets, and there is none before and after', async () => {
  const { play, hear, board, at } = await openedFlight();
  board();
  expect(play.calls).toHaveLength(0);
  hear(betting);
  board();
  expect(play.last().input).toMatchObject({ flight: 7, roundId: exampleRound });
  await play.last().fail({ status: 409, key: 'bettingClosed' });
  expect(at('refused')).toBe(true);
  hear(flying);
  board();
  expect(play.calls).toHaveLength(1);
});

test('who asks to leave is out when the studio says so, and it is paid at once', async () => {
  const { actor, clock, leave, ask, present, hear, at, credit, ends } = await boardedFlight();
  actor.send({ type: 'exit.asked', askedAt: 100 });
  expect(leave.calls).toHaveLength(0);
  hear(flying);
  actor.send({ type: 'exit.asked', askedAt: 249 });
  actor.send({ type: 'exit.asked', askedAt: 251 });
  expect([leave.calls.length, actor.getSnapshot().context.askedAt]).toEqual([1, 249]);
  await leave.last().answer(inFlight(247, 107_350));
  expect([at('inTurn'), credit()]).toEqual([true, 107_350]);
  hear(ended);
  expect([ask.calls, present.calls, ends.seen]).toEqual([[], [], []]);
  clock.increment(500);
  await ask.last().answer(flightOver(247, 12_350));
  await present.last().answer();
  expect([at('ready'), credit(), ends.seen.length]).toEqual([true, 107_350, 1]);
});

test('a credit that was told in flight is asked for again once the answers of that flight are all in', async () => {
  const { actor, clock, ask, balance, present, hear, credit } = await boardedFlight();
  actor.send({ type: 'credit.moved' });
  await balance.last().answer(195_000);
  expect([credit(), balance.calls.length]).toEqual([195_000, 1]);
  hear(flying);
  hear(ended);
  clock.increment(500);
  // It was on its way before the credit moved.
  await ask.last().answer(flightOver(null, 0));
  await present.last().answer();
  expect([credit(), balance.calls.length]).toEqual([95_000, 2]);
  await balance.last().answer(195_000);
  expect([credit(), actor.getSnapshot().value.balance]).toEqual([195_000, 'known']);
});

test('the end of a flight is asked for until the studio has it', async () => {
  const { clock, ask, present, hear, at, ends, credit } = await boardedFlight();
  hear(flying);
  hear(ended);
  clock.increment(500);
  await ask.last().answer(inFlight(null, null));
  clock.increment(500);
  await ask.last().answer(flightOver(null, 0));
  expect(ask.calls).toHaveLength(2);
  await present.last().answer();
  expect([at('ready'), credit(), ends.seen]).toEqual([true, 95_000, [{ roundId: exampleRound }]]);
});

test('a cash-out whose answer was lost is sent again, one that came too late is not', async () => {
  const { actor, clock, leave, ask, hear } = await boardedFlight();
  hear(flying);
  actor.send({ type: 'exit.asked', askedAt: 249 });
  await leave.last().fail('no answer');
  clock.increment(300);
  expect(leave.calls).toHaveLength(2);
  await leave.last().fail({ status: 409, key: 'tooLate' });
  expect([leave.calls.length, ask.calls.length]).toEqual([2, 1]);
});

test('after a reload in flight a target is waited for from the first line on', async () => {
  const { target, hear } = await openedFlight(
    answerExample({ state: 'open', outcome: null, open: { ...openFlight(), target: 200 }, balance: 95_000 }),
  );
  expect(target.last().input).toEqual({ due: null });
  hear(betting, 3_000);
  expect(target.last().input).toEqual({ due: 8_000 + timeOfMultiplier(200) + 3_000 });
  hear(flying);
  expect(target.calls).toHaveLength(2);
});

test('a target that was passed is asked about', async () => {
  const { target, ask, hear, credit } = await openedFlight(
    answerExample({ state: 'open', outcome: null, open: { ...openFlight(), target: 200 }, balance: 95_000 }),
  );
  hear(flying);
  await target.last().answer();
  await ask.last().answer(inFlight(200, 105_000));
  expect(credit()).toBe(105_000);
});

test('whether a bet was booked is asked for, never placed again', async () => {
  const { clock, play, ask, hear, board, at } = await openedFlight();
  hear(betting);
  board();
  await play.last().fail('no answer');
  expect(at('unknown')).toBe(true);
  clock.increment(1_500);
  await ask.last().fail({ status: 404, key: 'roundUnknown' });
  expect([at('takenBack'), play.calls.length]).toEqual([true, 1]);
});

test('a lost stream is opened again, no bets meanwhile; a flight that ended unheard is asked about', async () => {
  const { actor, clock, streams, play, ask, hear, board, at } = await boardedFlight();
  actor.send({ type: 'flights.lost', error: 'cut' });
  expect(actor.getSnapshot().context.sky?.live).toBe(false);
  clock.increment(1_000);
  expect(streams.opened).toBe(2);
  hear({ ...betting, flight: 8 });
  clock.increment(500);
  await ask.last().answer(answerExample({ state: 'takenBack', outcome: null }));
  expect(at('takenBack')).toBe(true);
  actor.send({ type: 'flights.lost', error: 'cut' });
  board();
  expect(play.calls).toHaveLength(1);
  clock.increment(1_000);
  actor.send({ type: 'flights.lost', error: { status: 403, key: 'gameSessionEnded' } });
  expect(at('failed')).toBe(true);
});

test('a pause waits for the end of a flight that is bet on', async () => {
  const { actor, clock, ask, present, hear, at } = await boardedFlight();
  actor.send({ type: 'page.paused' });
  expect(at('inTurn')).toBe(true);
  hear(ended);
  clock.increment(500);
  await ask.last().answer(flightOver(null, 0));
  await present.last().answer();
  expect(at('paused')).toBe(true);
  actor.send({ type: 'page.resumed' });
  expect(at('ready')).toBe(true);
});
