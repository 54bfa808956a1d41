import { expect, test } from 'vitest';
import { aroundRounds } from '../../test/support/around-rounds.ts';
import {
  betting,
  boardedFlight,
  ended,
  flightBet,
  flightOver,
  flying,
  inFlight,
  openedFlight,
  startedFlight,
} from '../../test/support/started-flight.ts';

const noAnswer = new Error('no answer');
const sessionOver = { status: 403, key: 'gameSessionEnded' };

aroundRounds({
  start: startedFlight,
  open: openedFlight,
  ready: async () => {
    const game = await openedFlight();
    game.hear(betting);
    return game;
  },
  stream: ({ actor }) => actor.getSnapshot().value.flights,
  lose: ({ actor }, error) => actor.send({ type: 'flights.lost', error }),
  otherBet: { ...flightBet, target: 300 },
  booked: inFlight(null, 95_000),
  over: flightOver(247, 12_350),
});

const leaving = async () => {
  const game = await boardedFlight();
  game.hear(flying);
  game.actor.send({ type: 'exit.asked', askedAt: 249 });
  return game;
};

test('who is out of a flight stays out of it until it has ended, and cannot leave it again', async () => {
  for (const game of [await leaving(), await openedFlight(inFlight(247, 107_350))]) {
    if (game.leave.calls.length > 0) await game.leave.last().answer(inFlight(247, 107_350));
    else game.hear(betting);
    game.hear(flying);
    const before = game.leave.calls.length;
    game.actor.send({ type: 'exit.asked', askedAt: 260 });
    game.clock.increment(5_000);
    expect([game.leave.calls.length, game.ask.calls.length, game.at('inTurn')]).toEqual([before, 0, true]);
  }
});

test('what the end of a flight came to is asked for half a second after it, not before', async () => {
  const { clock, ask, hear } = await boardedFlight();
  hear(flying);
  hear(ended);
  clock.increment(499);
  expect(ask.calls).toHaveLength(0);
  clock.increment(1);
  expect(ask.calls).toHaveLength(1);
  await ask.last().fail(noAnswer);
  clock.increment(500);
  expect(ask.calls).toHaveLength(2);
});

test('a cash-out that ends the round is shown at once', async () => {
  const { leave, at } = await leaving();
  await leave.last().answer(flightOver(247, 12_350));
  expect(at('showing')).toBe(true);
});

test('a cash-out that came too late is out of sight when the flight goes on', async () => {
  const { leave, ask, context } = await leaving();
  await leave.last().fail({ status: 409, key: 'tooLate' });
  await ask.last().answer(inFlight(null, 95_000));
  expect(context().askedAt).toBeNull();
});

test('a target that nobody can time is asked about', async () => {
  const { target, ask } = await boardedFlight();
  await target.last().fail('no clock');
  expect(ask.calls).toHaveLength(1);
});

test('a flight ends with the session, whether its cash-out or its end is asked for', async () => {
  const left = await leaving();
  await left.leave.last().fail(sessionOver);
  const landed = await boardedFlight();
  landed.hear(ended);
  landed.clock.increment(500);
  await landed.ask.last().fail(sessionOver);
  for (const { at, context } of [left, landed])
    expect([at('failed'), context().failure]).toEqual([true, 'sessionEnded']);
});

test('a flight that was over when its player came back is shown to its end first', async () => {
  const { present, at } = await openedFlight(flightOver(247, 12_350));
  expect([at('showing'), present.last().input.outcome]).toEqual([true, flightOver(247, 12_350).outcome]);
});

test('a stream that ends with the session says why the game is over', async () => {
  const { actor, context, fails } = await boardedFlight();
  actor.send({ type: 'flights.lost', error: sessionOver });
  expect([context().failure, fails.seen]).toEqual(['sessionEnded', [{ reason: 'sessionEnded' }]]);
});
