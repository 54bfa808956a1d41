import { describe, expect, test } from 'vitest';
import { startedGame as start } from '../../test/support/started-game.ts';
import {
  answerExample,
  diceBetExample,
  exampleRound,
  freeRoundsExample,
  shownExample,
  unfinishedExample,
} from '../game/game-examples.ts';
import { reasonNotToPlay } from '../game/game-play.ts';

const freeExample = { ...freeRoundsExample, left: 2, won: 700 };

describe('A free round', () => {
  test('has the stake of those given, costs nothing, and its win is counted when it was shown', async () => {
    const { clock, calls, open, ask, context } = start();
    await open({ free_rounds: [freeExample], balance: 500 });
    expect([context().bet, reasonNotToPlay(context())]).toEqual([{ ...diceBetExample, stake: 2_000 }, null]);
    ask();
    expect(calls.playRound.last().input).toMatchObject({ bet: { stake: 2_000 }, free: freeExample.id });
    await calls.playRound.last().answer(answerExample({ balance: 500 }));
    expect(context().free).toMatchObject({ left: 1, won: 700 });
    await calls.presentOutcome.last().answer();
    clock.increment(5_000);
    const won = answerExample().outcome?.win ?? 0;
    expect([context().free, context().placed]).toMatchObject([
      { left: 1, won: 700 + won },
      { bet: null, free: null },
    ]);
    ask();
    await calls.playRound.last().answer(answerExample({ balance: 500 }));
    await calls.presentOutcome.last().answer();
    clock.increment(5_000);
    // The next one is paid for, as far as the credit goes.
    expect([context().free?.left, reasonNotToPlay(context())]).toEqual([0, 'aboveCredit']);
  });

  test('that was taken back is there again; of those that are over, none', async () => {
    const { calls, open, ask, is, context } = start();
    await open({ free_rounds: [freeExample] });
    ask();
    await calls.playRound.last().answer(answerExample({ state: 'takenBack', outcome: null }));
    expect([is('takenBack'), context().free?.left]).toEqual([true, 2]);
    ask();
    const refusal = { key: 'freeRoundsExpired' };
    await calls.playRound.last().answer(answerExample({ state: 'refused', outcome: null, refusal }));
    expect([is('refused'), context().free, reasonNotToPlay(context())]).toEqual([true, null, null]);
  });

  test('has no other stake', async () => {
    const { actor, open, context } = start();
    await open({ free_rounds: [freeExample] });
    actor.send({ type: 'bet.changed', bet: { ...diceBetExample, stake: 9_000, side: 'under' } });
    expect(context().bet).toEqual({ ...diceBetExample, stake: 2_000, side: 'under' });
  });
});

describe('A round', () => {
  test('is placed, shown to its end, and the next waits for the pace', async () => {
    const { clock, calls, started, ended, open, ask, is, context } = start();
    await open();
    ask();
    expect(calls.playRound.last().input).toEqual({
      token: 'a'.repeat(43),
      roundId: exampleRound,
      bet: diceBetExample,
      free: null,
    });
    expect(context().credit).toBe(100_000);
    await calls.playRound.last().answer(answerExample());
    expect(is('showing')).toBe(true);
    expect([ended.seen, context().credit]).toEqual([[], 100_000]);
    await calls.presentOutcome.last().answer();
    expect(context().credit).toBe(105_000);
    expect([started.seen, ended.seen]).toEqual([[{ roundId: exampleRound }], [{ roundId: exampleRound }]]);
    ask();
    clock.increment(4_999);
    expect([is('resting'), calls.playRound.calls.length]).toEqual([true, 1]);
    clock.increment(1);
    expect(is('ready')).toBe(true);
    ask();
    expect(calls.playRound.calls).toHaveLength(2);
  });

  test('whose answer was lost is asked for every 1.5 s and never placed again', async () => {
    const { clock, calls, open, ask, is } = start();
    await open();
    ask();
    await calls.playRound.last().fail(new Error('no answer'));
    expect(is('unknown')).toBe(true);
    clock.increment(1_499);
    expect(calls.askRound.calls).toHaveLength(0);
    clock.increment(1);
    await calls.askRound.last().fail(new Error('no answer'));
    clock.increment(1_500);
    await calls.askRound.last().answer(answerExample());
    expect([is('showing'), calls.playRound.calls.length, calls.askRound.calls.length]).toEqual([true, 1, 2]);
  });

  test('that never came is not played, and the stake is not gone', async () => {
    const { clock, calls, ended, open, ask, is, context } = start();
    await open();
    ask();
    await calls.playRound.last().fail(new Error('no answer'));
    clock.increment(1_500);
    expect(ended.seen).toEqual([]);
    await calls.askRound.last().fail({ status: 404, key: 'roundUnknown' });
    expect([is('takenBack'), context().credit, ended.seen]).toEqual([true, 100_000, [{ roundId: exampleRound }]]);
  });

  test('that the wallet does not take says why and leaves the bet as it was', async () => {
    const { calls, ended, open, ask, is, context } = start();
    await open();
    ask();
    const refusal = { key: 'insufficientFunds', values: { missing: 50 } };
    await calls.playRound.last().answer(answerExample({ state: 'refused', outcome: null, refusal, balance: 100 }));
    expect([is('refused'), context().refusal, context().bet, context().credit]).toEqual([
      true,
      refusal,
      diceBetExample,
      100,
    ]);
    expect(ended.seen).toEqual([{ roundId: exampleRound }]);
  });

  test('cannot be placed beyond limits and credit, and says which', async () => {
    const { actor, calls, open, ask, context } = start();
    await open({ balance: 20_000 });
    for (const [stake, reason] of [
      [500, 'belowLimit'],
      [60_000, 'aboveLimit'],
      [25_000, 'aboveCredit'],
    ] as const) {
      actor.send({ type: 'bet.changed', bet: { ...diceBetExample, stake } });
      ask();
      expect(reasonNotToPlay(context())).toBe(reason);
    }
    expect(calls.playRound.calls).toHaveLength(0);
    for (let step = 0; step < 3; step += 1) actor.send({ type: 'bet.undone' });
    expect(context().bet).toEqual(diceBetExample);
  });

  test('that a player was torn out of is shown to its end first', async () => {
    const { calls, open, is } = start();
    await open({ unfinished: unfinishedExample() });
    expect(is('showing')).toBe(true);
    expect(calls.presentOutcome.last().input.outcome).toEqual(answerExample().outcome);
  });

  test('is finished during a pause, and none begins before it is over', async () => {
    const { actor, clock, calls, open, ask, is } = start();
    await open();
    ask();
    actor.send({ type: 'page.paused' });
    await calls.playRound.last().answer(answerExample());
    await calls.presentOutcome.last().answer();
    clock.increment(5_000);
    expect(is('paused')).toBe(true);
    ask();
    expect(calls.playRound.calls).toHaveLength(1);
    actor.send({ type: 'page.resumed' });
    expect(is('ready')).toBe(true);
  });

  test('whose bet is refused while the page has paused it goes on when the page does, and says why', async () => {
    const { actor, calls, clock, open, ask, is } = start();
    await open();
    ask();
    actor.send({ type: 'page.paused' });
    await calls.playRound.last().fail({ status: 400, key: 'maxStake' });
    ask();
    expect([is('refused'), calls.playRound.calls.length]).toEqual([true, 1]);
    actor.send({ type: 'page.resumed' });
    actor.send({ type: 'page.paused' });
    expect(is('paused')).toBe(true);
    actor.send({ type: 'page.resumed' });
    expect(is('refused')).toBe(true);
    ask();
    await calls.playRound.last().answer(answerExample());
    await calls.presentOutcome.last().answer();
    clock.increment(5_000);
    expect(is('ready')).toBe(true);
  });

  test('of the past is shown without a session, and again', async () => {
    const { actor, calls, is } = start();
    actor.send({ type: 'round.shown', round: shownExample });
    await calls.presentOutcome.last().answer();
    expect(is('replayed')).toBe(true);
    actor.send({ type: 'round.shown', round: shownExample });
    expect([calls.presentOutcome.calls.length, calls.openGame.calls.length]).toEqual([2, 0]);
  });
});

describe('A game', () => {
  test('whose link is used up says so to the page; one that cannot be reached is tried again', async () => {
    const { actor, calls, failed, is } = start();
    actor.send({ type: 'game.named', opening: { code: 'x' } });
    await calls.openGame.last().fail(new Error('no answer'));
    expect(is('unreachable')).toBe(true);
    actor.send({ type: 'opening.retried' });
    await calls.openGame.last().fail({ status: 403, key: 'gameLinkInvalid' });
    expect([is('failed'), failed.seen]).toEqual([true, [{ reason: 'unreachable' }, { reason: 'linkInvalid' }]]);
  });

  test('asks for its credit when the page says that it may have moved', async () => {
    const { actor, calls, open, context } = start();
    await open();
    actor.send({ type: 'credit.moved' });
    await calls.askBalance.last().answer(42);
    expect(context().credit).toBe(42);
  });

  test('asks for a credit that moved in the middle of a round when its result has been shown', async () => {
    const { actor, calls, clock, open, context, is } = start();
    await open();
    actor.send({ type: 'round.asked', roundId: exampleRound });
    actor.send({ type: 'credit.moved' });
    await calls.playRound.last().answer(answerExample());
    expect([is('showing'), calls.askBalance.calls.length, context().credit]).toEqual([true, 0, 100_000]);
    await calls.presentOutcome.last().answer();
    expect([is('resting'), context().credit]).toEqual([true, 105_000]);
    clock.increment(5_000);
    expect(is('ready')).toBe(true);
    await calls.askBalance.last().answer(104_000);
    expect(context().credit).toBe(104_000);
  });

  test('does not take a credit that was asked for before a stake went out', async () => {
    const { actor, calls, open, context } = start();
    await open();
    actor.send({ type: 'credit.moved' });
    actor.send({ type: 'round.asked', roundId: exampleRound });
    await calls.askBalance.last().answer(105_000);
    expect(context().credit).toBe(100_000);
    await calls.playRound.last().fail({ status: 409, key: 'tooSoon' });
    expect(calls.askBalance.calls).toHaveLength(2);
  });

  test('is left when the page closes it', async () => {
    const { actor, calls, open, is } = start();
    await open();
    actor.send({ type: 'page.closed' });
    expect([is('closed'), calls.leaveGame.last().input]).toEqual([true, { token: 'a'.repeat(43) }]);
  });
});
