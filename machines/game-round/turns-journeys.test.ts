import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { GameBet } from '../../contract/games/game.ts';
import type { OpenedStudioGame, RoundAnswer } from '../../contract/games/studio.ts';
import type { GameTurn } from '../../contract/games/turn.ts';
import {
  answerExample,
  diceBetExample,
  exampleRound,
  freeRoundsExample,
  openBlackjackExample,
  openedExample,
  openMinesExample,
  shownExample,
  unfinishedExample,
} from '../game/game-examples.ts';
import type { Shown } from '../game/game-flow.ts';
import type { GameOpening, OpenedGame } from '../game/game-play.ts';
import { answering } from '../testing/recorder.ts';
import { gameRoundMachine } from './game-round.machine.ts';

type Turn = { token: string; roundId: string; nth: number; turn: GameTurn | null };

const start = async (change: Partial<OpenedStudioGame> = {}) => {
  const clock = new SimulatedClock();
  const openGame = answering<OpenedGame, { opening: GameOpening | null }>();
  const playRound = answering<
    RoundAnswer,
    { token: string; roundId: string; bet: GameBet | null; free: string | null }
  >();
  const takeTurn = answering<RoundAnswer, Turn>();
  const askRound = answering<RoundAnswer, { token: string; roundId: string }>();
  const presentOutcome = answering<void, Shown>();
  const askBalance = answering<number, { token: string }>();
  const told = () => undefined;
  const actor = createActor(
    gameRoundMachine.provide({
      actions: { tellStarted: told, tellEnded: told, tellFailed: told },
      actors: {
        openGame: openGame.logic,
        playRound: playRound.logic,
        takeTurn: takeTurn.logic,
        askRound: askRound.logic,
        presentOutcome: presentOutcome.logic,
        askBalance: askBalance.logic,
        leaveGame: answering<void, { token: string }>().logic,
      },
    }),
    { clock, input: { pace: 5_000 } },
  ).start();
  actor.send({ type: 'game.named', opening: { demo: 'minefield' } });
  await openGame.last().answer({ game: openedExample(change), bet: diceBetExample });
  const inTurn = () => actor.getSnapshot().hasTag('inTurn');
  return { actor, clock, playRound, takeTurn, askRound, askBalance, presentOutcome, inTurn };
};

const open = answerExample({ state: 'open', outcome: null, open: openMinesExample, balance: 95_000 });
const reveal: GameTurn = { type: 'reveal', field: 3 };

test('An open round goes on by turns that are counted, and ends with the last of them', async () => {
  const { actor, playRound, takeTurn, presentOutcome, inTurn } = await start();
  actor.send({ type: 'round.asked', roundId: exampleRound });
  await playRound.last().answer(open);
  expect(inTurn()).toBe(true);
  // Booked: the credit in the answer includes it, and the stake is no longer outstanding.
  expect(actor.getSnapshot().context).toMatchObject({ credit: 95_000, placed: { bet: null } });
  actor.send({ type: 'turn.taken', turn: reveal });
  expect(takeTurn.last().input).toMatchObject({ roundId: exampleRound, nth: 2, turn: reveal });
  actor.send({ type: 'turn.taken', turn: { type: 'reveal', field: 4 } });
  expect(takeTurn.calls).toHaveLength(1);
  await takeTurn.last().answer(answerExample());
  expect([inTurn(), presentOutcome.calls.length]).toEqual([false, 1]);
});

test('A credit that was told during turns is asked for again once the answers of the round are all in', async () => {
  const { actor, clock, takeTurn, askBalance, presentOutcome } = await start({ unfinished: unfinishedExample(open) });
  const credit = () => actor.getSnapshot().context.credit;
  actor.send({ type: 'credit.moved' });
  actor.send({ type: 'turn.taken', turn: reveal });
  await askBalance.last().answer(195_000);
  expect([credit(), askBalance.calls.length]).toEqual([195_000, 1]);
  // It was on its way before the credit moved.
  await takeTurn.last().answer(answerExample());
  await presentOutcome.last().answer();
  clock.increment(5_000);
  expect([credit(), askBalance.calls.length]).toEqual([answerExample().balance, 2]);
  await askBalance.last().answer(205_700);
  expect([credit(), actor.getSnapshot().value.balance]).toEqual([205_700, 'known']);
});

test('A credit that moves again during turns is asked for at once, also when nobody told it before', async () => {
  const { actor, clock, askBalance } = await start({ unfinished: unfinishedExample(open) });
  const moved = () => actor.send({ type: 'credit.moved' });
  moved();
  moved();
  expect(askBalance.calls).toHaveLength(2);
  await askBalance.last().answer(195_000);
  moved();
  expect([actor.getSnapshot().context.credit, askBalance.calls.length]).toEqual([195_000, 3]);
  await askBalance.last().fail(new Error('no answer'));
  moved();
  expect(askBalance.calls).toHaveLength(4);
  await askBalance.last().fail(new Error('no answer'));
  clock.increment(1_500);
  expect(askBalance.calls).toHaveLength(5);
});

test('A turn whose answer was lost is sent again 1.5 s later under its number', async () => {
  const { actor, clock, takeTurn, inTurn } = await start({ unfinished: unfinishedExample(open) });
  actor.send({ type: 'turn.taken', turn: reveal });
  await takeTurn.last().fail(new Error('no answer'));
  clock.increment(1_499);
  expect(takeTurn.calls).toHaveLength(1);
  clock.increment(1);
  expect(takeTurn.calls.map(({ input }) => [input.nth, input.turn])).toEqual([
    [2, reveal],
    [2, reveal],
  ]);
  await takeTurn.last().answer(open);
  expect(inTurn()).toBe(true);
});

test('A round that a player was torn out of waits for his turn', async () => {
  const { inTurn, playRound } = await start({ unfinished: unfinishedExample(open) });
  expect([inTurn(), playRound.calls.length]).toEqual([true, 0]);
});

test('A turn that does not fit is not forced: the round is shown as it stands at the studio', async () => {
  const { actor, takeTurn, askRound, inTurn } = await start({ unfinished: unfinishedExample(open) });
  actor.send({ type: 'turn.taken', turn: reveal });
  await takeTurn.last().fail({ status: 409, key: 'turnDiffers' });
  await askRound.last().answer(open);
  expect([inTurn(), takeTurn.calls.length]).toEqual([true, 1]);
});

test('A split that the wallet does not pay leaves the hand as it was, with the reason, and the next turn takes its place', async () => {
  const dealt = answerExample({ state: 'open', outcome: null, open: openBlackjackExample });
  const { actor, takeTurn, inTurn } = await start({ unfinished: unfinishedExample(dealt) });
  actor.send({ type: 'turn.taken', turn: { type: 'split' } });
  await takeTurn.last().answer({ ...dealt, refusal: { key: 'insufficientFunds' } });
  expect([inTurn(), actor.getSnapshot().context.refusal?.key]).toEqual([true, 'insufficientFunds']);
  actor.send({ type: 'turn.taken', turn: { type: 'stand' } });
  expect(takeTurn.last().input).toMatchObject({ nth: 0, turn: { type: 'stand' } });
  expect(actor.getSnapshot().context.refusal).toBeNull();
});

test('A split that was booked is taken off the credit as soon as it is answered', async () => {
  const dealt = answerExample({ state: 'open', outcome: null, open: openBlackjackExample, balance: 95_000 });
  const { actor, takeTurn } = await start({ unfinished: unfinishedExample(dealt), balance: 95_000 });
  actor.send({ type: 'turn.taken', turn: { type: 'split' } });
  const split = { ...openBlackjackExample, stake: 10_000, nth: 1 };
  await takeTurn.last().answer({ ...dealt, open: split, balance: 90_000 });
  expect(actor.getSnapshot().context.credit).toBe(90_000);
});

describe('A free hand that was reloaded', () => {
  const dealt = answerExample({ state: 'open', outcome: null, open: openBlackjackExample, balance: 100_000 });
  const free = { ...freeRoundsExample, won: 700 };

  test('is one of its free rounds still, and its win is counted among theirs once', async () => {
    const unfinished = unfinishedExample(dealt, free.id);
    const { actor, clock, takeTurn, presentOutcome } = await start({ unfinished, free_rounds: [free] });
    expect(actor.getSnapshot().context.placed).toEqual({ id: exampleRound, bet: null, free: free.id, isOut: true });
    actor.send({ type: 'turn.taken', turn: { type: 'stand' } });
    await takeTurn.last().answer(answerExample());
    await presentOutcome.last().answer();
    clock.increment(5_000);
    expect(actor.getSnapshot().context).toMatchObject({ free: { left: 1, won: 10_700 }, placed: { free: null } });
  });

  test('that was the last of its free rounds does not count for those that were given later', async () => {
    const unfinished = unfinishedExample(dealt, exampleRound);
    const { actor, clock, takeTurn, presentOutcome } = await start({ unfinished, free_rounds: [free] });
    actor.send({ type: 'turn.taken', turn: { type: 'stand' } });
    await takeTurn.last().answer(answerExample());
    await presentOutcome.last().answer();
    clock.increment(5_000);
    expect(actor.getSnapshot().context.free).toEqual(free);
  });

  test('and is over was counted by the wallet', async () => {
    const { actor } = await start({ unfinished: unfinishedExample(answerExample(), free.id), free_rounds: [free] });
    expect(actor.getSnapshot().context.placed?.free).toBeNull();
  });
});

test('A round that won a jackpot besides is shown with it, and looked at again without', async () => {
  const { actor, clock, playRound, presentOutcome } = await start();
  actor.send({ type: 'round.asked', roundId: exampleRound });
  const jackpots = [{ pot: 'small' as const, amount: 50_008 }];
  await playRound.last().answer(answerExample({ jackpots }));
  expect(presentOutcome.last().input).toEqual({ outcome: answerExample().outcome, jackpots });
  await presentOutcome.last().answer();
  clock.increment(5_000);
  actor.send({ type: 'round.shown', round: shownExample });
  expect(presentOutcome.last().input).toEqual({ outcome: shownExample.outcome, jackpots: [] });
});
