import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { CrashBet } from '../../contract/games/crash.ts';
import type { GameBet } from '../../contract/games/game.ts';
import type { FlightLine } from '../../contract/games/shared-rounds.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { timeOfMultiplier } from '../../domain/games/crash/crash-curve.ts';
import { answerExample, exampleRound, openedExample, unfinishedExample } from '../game/game-examples.ts';
import type { Shown } from '../game/game-flow.ts';
import type { GameOpening, OpenedGame } from '../game/game-play.ts';
import { answering, recording } from '../testing/recorder.ts';
import { type FlightNews, gameFlightMachine } from './game-flight.machine.ts';

interface OfRound {
  token: string;
  roundId: string;
}

const bet: CrashBet = { engine: 'crash', stake: 5_000, target: null };
const open = (cashedOutAt: number | null = null) => ({ ...bet, flight: 7, cashedOutAt });
const chain = { end: '9f'.repeat(32), salt: 'skyline-crash-2026-03-01', rounds: 7_200 };
const betting: FlightLine = { type: 'betting', flight: 7, takesOff: 8_000, now: 0, last: [124], chain };
const flying: FlightLine = { type: 'flying', flight: 7, takesOff: 8_000, now: 8_000 };
const ended: FlightLine = { type: 'ended', flight: 7, crashAt: 312, seed: '5e'.repeat(32), now: 24_000 };
const inFlight = (cashedOutAt: number | null, balance: number | null) =>
  answerExample({ state: 'open', outcome: null, open: open(cashedOutAt), balance });
const over = (cashedOutAt: number | null, win: number) =>
  answerExample({ outcome: { engine: 'crash', stake: 5_000, crashAt: 312, cashedOutAt, win }, balance: 95_000 + win });

const start = () => {
  const clock = new SimulatedClock();
  const opening = answering<OpenedGame, { opening: GameOpening | null }>();
  const play = answering<RoundAnswer, OfRound & { bet: GameBet | null; free: string | null; flight: number }>();
  const ask = answering<RoundAnswer, OfRound>();
  const leave = answering<RoundAnswer, OfRound>();
  const target = answering<void, { due: number | null }>();
  const present = answering<void, Shown>();
  const ends = recording<{ roundId: string }>();
  const streams = { opened: 0 };
  const actor = createActor(
    gameFlightMachine.provide({
      actors: {
        openGame: opening.logic,
        playRound: play.logic,
        askRound: ask.logic,
        leaveFlight: leave.logic,
        passTarget: target.logic,
        presentOutcome: present.logic,
        followFlights: fromCallback<{ type: string }, { token: string }, FlightNews>(() => {
          streams.opened += 1;
        }),
      },
      actions: { tellStarted: () => undefined, tellEnded: ends.action, tellFailed: () => undefined },
    }),
    { clock },
  ).start();
  const hear = (line: FlightLine, at = line.type === 'players' ? 0 : line.now) =>
    actor.send({ type: 'flight.told', line, at });
  const at = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag);
  const credit = () => actor.getSnapshot().context.credit;
  const board = () => actor.send({ type: 'round.asked', roundId: exampleRound });
  return { actor, clock, opening, play, ask, leave, target, present, ends, streams, hear, at, credit, board };
};

const opened = async (unfinished: RoundAnswer | null = null) => {
  const started = start();
  started.actor.send({ type: 'game.named', opening: { demo: 'skyline-crash' } });
  await started.opening
    .last()
    .answer({ game: openedExample({ unfinished: unfinished && unfinishedExample(unfinished) }), bet });
  return started;
};

const aboard = async () => {
  const started = await opened();
  started.hear(betting);
  started.board();
  await started.play.last().answer(inFlight(null, 95_000));
  return started;
};

test('a bet is for the flight that takes bets, and there is none before and after', async () => {
  const { play, hear, board, at } = await opened();
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
  const { actor, clock, leave, ask, present, hear, at, credit, ends } = await aboard();
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
  await ask.last().answer(over(247, 12_350));
  await present.last().answer();
  expect([at('ready'), credit(), ends.seen.length]).toEqual([true, 107_350, 1]);
});

test('the end of a flight is asked for until the studio has it', async () => {
  const { clock, ask, present, hear, at, ends, credit } = await aboard();
  hear(flying);
  hear(ended);
  clock.increment(500);
  await ask.last().answer(inFlight(null, null));
  clock.increment(500);
  await ask.last().answer(over(null, 0));
  expect(ask.calls).toHaveLength(2);
  await present.last().answer();
  expect([at('ready'), credit(), ends.seen]).toEqual([true, 95_000, [{ roundId: exampleRound }]]);
});

test('a cash-out whose answer was lost is sent again, one that came too late is not', async () => {
  const { actor, clock, leave, ask, hear } = await aboard();
  hear(flying);
  actor.send({ type: 'exit.asked', askedAt: 249 });
  await leave.last().fail('no answer');
  clock.increment(300);
  expect(leave.calls).toHaveLength(2);
  await leave.last().fail({ status: 409, key: 'tooLate' });
  expect([leave.calls.length, ask.calls.length]).toEqual([2, 1]);
});

test('after a reload in flight a target is waited for from the first line on', async () => {
  const { target, hear } = await opened(
    answerExample({ state: 'open', outcome: null, open: { ...open(), target: 200 }, balance: 95_000 }),
  );
  expect(target.last().input).toEqual({ due: null });
  hear(betting, 3_000);
  expect(target.last().input).toEqual({ due: 8_000 + timeOfMultiplier(200) + 3_000 });
  hear(flying);
  expect(target.calls).toHaveLength(2);
});

test('a target that was passed is asked about', async () => {
  const { target, ask, hear, credit } = await opened(
    answerExample({ state: 'open', outcome: null, open: { ...open(), target: 200 }, balance: 95_000 }),
  );
  hear(flying);
  await target.last().answer();
  await ask.last().answer(inFlight(200, 105_000));
  expect(credit()).toBe(105_000);
});

test('whether a bet was booked is asked for, never placed again', async () => {
  const { clock, play, ask, hear, board, at } = await opened();
  hear(betting);
  board();
  await play.last().fail('no answer');
  expect(at('unknown')).toBe(true);
  clock.increment(1_500);
  await ask.last().fail({ status: 404, key: 'roundUnknown' });
  expect([at('takenBack'), play.calls.length]).toEqual([true, 1]);
});

test('a lost stream is opened again, no bets meanwhile; a flight that ended unheard is asked about', async () => {
  const { actor, clock, streams, play, ask, hear, board, at } = await aboard();
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
  const { actor, clock, ask, present, hear, at } = await aboard();
  actor.send({ type: 'page.paused' });
  expect(at('inTurn')).toBe(true);
  hear(ended);
  clock.increment(500);
  await ask.last().answer(over(null, 0));
  await present.last().answer();
  expect(at('paused')).toBe(true);
  actor.send({ type: 'page.resumed' });
  expect(at('ready')).toBe(true);
});
