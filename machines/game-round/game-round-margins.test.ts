import { describe, expect, test } from 'vitest';
import { startedGame as start } from '../../test/support/started-game.ts';
import {
  answerExample,
  diceBetExample,
  exampleRound,
  openedExample,
  openMinesExample,
  shownExample,
  unfinishedExample,
} from '../game/game-examples.ts';

const noAnswer = new Error('no answer');
const otherOutcome = { ...shownExample.outcome, win: 7 };
const sessionOver = { status: 401, key: 'gameSessionEnded' };

const playable = async () => {
  const run = start();
  await run.open();
  return { ...run, value: () => run.actor.getSnapshot().value, send: run.actor.send.bind(run.actor) };
};

describe('The credit of a game', () => {
  test('that moves again while it is asked for is asked for anew, and the older answer is none', async () => {
    const { send, calls, context } = await playable();
    send({ type: 'credit.moved' });
    send({ type: 'credit.moved' });
    expect(calls.askBalance.calls).toHaveLength(2);
    await calls.askBalance.calls[0]?.answer(1);
    expect(context().credit).toBe(100_000);
    await calls.askBalance.last().answer(42);
    expect([context().credit, calls.askBalance.calls.length]).toEqual([42, 2]);
  });

  test('that nobody tells is asked for again after 1.5 s, or as soon as it moves again', async () => {
    const { send, calls, clock, context, value } = await playable();
    send({ type: 'credit.moved' });
    await calls.askBalance.last().fail(noAnswer);
    expect([value().balance, context().credit]).toEqual(['unanswered', 100_000]);
    clock.increment(1_499);
    expect(calls.askBalance.calls).toHaveLength(1);
    clock.increment(1);
    await calls.askBalance.last().fail(noAnswer);
    send({ type: 'credit.moved' });
    expect(calls.askBalance.calls).toHaveLength(3);
    await calls.askBalance.last().answer(42);
    expect([value().balance, context().credit]).toEqual(['known', 42]);
  });

  test('that the studio refuses to tell is not asked for again', async () => {
    const { send, calls, clock, value } = await playable();
    send({ type: 'credit.moved' });
    await calls.askBalance.last().fail(sessionOver);
    clock.increment(60_000);
    expect([value().balance, calls.askBalance.calls.length]).toEqual(['known', 1]);
  });

  test('that moves while the game is opened is asked for when it is', async () => {
    const { actor, calls, context } = start();
    actor.send({ type: 'game.named', opening: { demo: 'lucky-dice' } });
    actor.send({ type: 'credit.moved' });
    expect(calls.askBalance.calls).toHaveLength(0);
    await calls.openGame.last().answer({ game: openedExample(), bet: diceBetExample });
    await calls.askBalance.last().answer(42);
    expect(context().credit).toBe(42);
  });

  test('is none of a frame that shows a round of the past', async () => {
    const { actor, calls } = start();
    actor.send({ type: 'credit.moved' });
    expect(actor.getSnapshot().value.balance).toBe('known');
    actor.send({ type: 'round.shown', round: shownExample });
    actor.send({ type: 'credit.moved' });
    expect(calls.askBalance.calls).toHaveLength(0);
  });

  test('that a game is opened with is newer than that of a round which was over before', async () => {
    const { calls, open, is, context } = start();
    await open({ balance: 115_000, unfinished: unfinishedExample() });
    await calls.presentOutcome.last().answer();
    expect([is('resting'), context().credit]).toEqual([true, 115_000]);
  });

  test('is asked for no more once the game is closed', async () => {
    const { send, calls, clock, value } = await playable();
    send({ type: 'credit.moved' });
    await calls.askBalance.last().fail(noAnswer);
    send({ type: 'page.closed' });
    clock.increment(60_000);
    send({ type: 'credit.moved' });
    expect([value().balance, calls.askBalance.calls.length]).toEqual(['gone', 1]);
  });

  test('is told with a bet that was taken back', async () => {
    const { calls, ask, is, context } = await playable();
    ask();
    await calls.playRound.last().answer(answerExample({ state: 'takenBack', outcome: null, balance: 99_000 }));
    expect([is('takenBack'), context().credit]).toEqual([true, 99_000]);
  });
});

describe('The console', () => {
  test('is ready again with another bet, and undo goes no further back than the first', async () => {
    const { send, calls, ask, is, context } = await playable();
    send({ type: 'bet.undone' });
    expect(context().bet).toEqual(diceBetExample);
    ask();
    await calls.playRound.last().fail({ status: 400, key: 'maxStake' });
    send({ type: 'bet.changed', bet: { ...diceBetExample, stake: 2_000 } });
    expect(is('ready')).toBe(true);
    send({ type: 'bet.undone' });
    expect([is('ready'), context().bet]).toEqual([true, diceBetExample]);
  });

  test('plays on as soon as the page does, whether the pause began before, during or after a bet', async () => {
    const { send, calls, clock, ask, is, context } = await playable();
    send({ type: 'page.paused' });
    expect(context().paused).toBe(true);
    send({ type: 'page.resumed' });
    ask();
    send({ type: 'page.paused' });
    send({ type: 'page.resumed' });
    await calls.playRound.last().answer(answerExample());
    await calls.presentOutcome.last().answer();
    clock.increment(5_000);
    expect(is('ready')).toBe(true);
    ask();
    send({ type: 'page.paused' });
    await calls.playRound.last().fail({ status: 400, key: 'maxStake' });
    send({ type: 'page.resumed' });
    ask();
    expect(calls.playRound.calls).toHaveLength(3);
  });
});

describe('A session that the studio ended', () => {
  const ended = ['failed', 'sessionEnded', [{ reason: 'sessionEnded' }]];

  test('ends the game with the bet that was sent', async () => {
    const { calls, ask, failed, context, value } = await playable();
    ask();
    await calls.playRound.last().fail(sessionOver);
    expect([value().round, context().failure, failed.seen]).toEqual(ended);
  });

  test('ends it as well while it is asked what became of the bet', async () => {
    const { calls, clock, ask, failed, context, value } = await playable();
    ask();
    await calls.playRound.last().fail(noAnswer);
    clock.increment(1_500);
    await calls.askRound.last().fail(sessionOver);
    expect([value().round, context().failure, failed.seen]).toEqual(ended);
  });

  test('ends it in the middle of a round of turns', async () => {
    const { actor, calls, open, failed, context } = start();
    const inTurn = answerExample({ state: 'open', outcome: null, open: openMinesExample });
    await open({ unfinished: unfinishedExample(inTurn) });
    actor.send({ type: 'turn.taken', turn: { type: 'reveal', field: 3 } });
    await calls.takeTurn.last().fail(sessionOver);
    expect([actor.getSnapshot().value.round, context().failure, failed.seen]).toEqual(ended);
  });

  test('before it was opened is told by its link', async () => {
    const { actor, calls, context } = start();
    actor.send({ type: 'game.named', opening: { code: 'x' } });
    expect(calls.openGame.last().input).toEqual({ opening: { code: 'x' } });
    await calls.openGame.last().fail({ status: 403, key: 'gameLinkInvalid' });
    expect(context().failure).toBe('linkInvalid');
  });
});

describe('What the stage cannot draw', () => {
  test('is told in words all the same, and counts', async () => {
    const { calls, ask, is, ended, context } = await playable();
    ask();
    await calls.playRound.last().answer(answerExample());
    await calls.presentOutcome.last().fail('cannot be drawn');
    expect([is('resting'), context().credit, ended.seen]).toEqual([true, 105_000, [{ roundId: exampleRound }]]);
  });

  test('of a round of the past counts as shown', async () => {
    const { actor, calls, is } = start();
    actor.send({ type: 'round.shown', round: shownExample });
    await calls.presentOutcome.last().fail('cannot be drawn');
    expect(is('replayed')).toBe(true);
  });
});

describe('A round of the past', () => {
  test('is shown as it was, and from its beginning when it is asked for again', async () => {
    const { actor, calls, is } = start();
    actor.send({ type: 'round.shown', round: shownExample });
    expect(calls.presentOutcome.last().input).toEqual({ outcome: shownExample.outcome, jackpots: [] });
    actor.send({ type: 'round.shown', round: { ...shownExample, outcome: otherOutcome } });
    expect([is('replaying'), calls.presentOutcome.calls.length]).toEqual([true, 2]);
    expect(calls.presentOutcome.last().input.outcome).toEqual(otherOutcome);
  });

  test('makes room for the game it was shown over, and for nothing where there is none', async () => {
    const { send, is, context } = await playable();
    send({ type: 'round.shown', round: shownExample });
    send({ type: 'round.putAway' });
    expect([is('ready'), context().shown]).toEqual([true, null]);
    const alone = start();
    alone.actor.send({ type: 'round.shown', round: shownExample });
    alone.actor.send({ type: 'round.putAway' });
    expect(alone.is('replaying')).toBe(true);
  });
});

test.each(['answered', 'did not answer'])(
  'A game is left once the page has closed it, though the studio %s',
  async (how) => {
    const { send, calls, value, actor } = await playable();
    send({ type: 'page.closed' });
    if (how === 'answered') await calls.leaveGame.last().answer();
    else await calls.leaveGame.last().fail(noAnswer);
    expect([value().round, actor.getSnapshot().status]).toEqual(['left', 'active']);
  },
);
