// Long because it is one list: what happens around the rounds of a game that all players share, whatever its flow.

import { describe, expect, test } from 'vitest';
import type { SimulatedClock } from 'xstate';
import type { GameBet } from '../../contract/games/game.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { answerExample, exampleRound, openedExample, shownExample } from '../../machines/game/game-examples.ts';
import type { GameEvent } from '../../machines/game/game-flow.ts';
import type { GamePhase, GamePlay, OpenedGame } from '../../machines/game/game-play.ts';

interface Calls<Output> {
  calls: readonly { input: unknown; answer(output: Output): Promise<void> }[];
  last(): { input: unknown; answer(output: Output): Promise<void>; fail(error: unknown): Promise<void> };
}

interface Told<Params> {
  seen: readonly Params[];
}

interface SharedGame {
  actor: { send(event: GameEvent): void; getSnapshot(): { value: { round: unknown; balance: unknown } } };
  clock: SimulatedClock;
  opening: Calls<OpenedGame>;
  play: Calls<RoundAnswer>;
  ask: Calls<RoundAnswer>;
  present: Calls<void>;
  balance: Calls<number>;
  leaving: Calls<void>;
  starts: Told<{ roundId: string }>;
  ends: Told<{ roundId: string }>;
  fails: Told<{ reason: string }>;
  streams: { opened: number; broken: boolean };
  at(phase: GamePhase): boolean;
  context(): GamePlay;
}

/** A game of which every round is shared: by a flight, or at a table. */
interface SharedFlow<Game extends SharedGame> {
  start(): Game;
  /** Opened, without a line of its stream. */
  open(unfinished?: RoundAnswer): Promise<Game>;
  /** A bet is made and can be placed. */
  ready(): Promise<Game>;
  stream(game: Game): unknown;
  lose(game: Game, error: unknown): void;
  otherBet: GameBet;
  /** Answers to a bet: it is booked, and its round is over. */
  booked: RoundAnswer;
  over: RoundAnswer;
}

const noAnswer = new Error('no answer');
const sessionOver = { status: 403, key: 'gameSessionEnded' };
const told = [{ roundId: exampleRound }];

export const aroundRounds = <Game extends SharedGame>({
  start,
  open,
  ready,
  stream,
  lose,
  otherBet,
  booked,
  over,
}: SharedFlow<Game>): void => {
  const place = ({ actor }: Game) => actor.send({ type: 'round.asked', roundId: exampleRound });
  const asked = async () => {
    const game = await ready();
    place(game);
    return game;
  };
  const unknown = async () => {
    const game = await asked();
    await game.play.last().fail(noAnswer);
    game.clock.increment(1_500);
    return game;
  };
  const show = (game: Game, round = shownExample) => game.actor.send({ type: 'round.shown', round });

  describe('A shared game', () => {
    test('is opened by its link, or says that it is used up; one that cannot be reached is tried again', async () => {
      const { actor, opening, fails, at, context } = start();
      actor.send({ type: 'game.named', opening: { code: 'x' } });
      expect(opening.last().input).toEqual({ opening: { code: 'x' } });
      await opening.last().fail(noAnswer);
      expect([at('unreachable'), fails.seen]).toEqual([true, [{ reason: 'unreachable' }]]);
      actor.send({ type: 'opening.retried' });
      expect(opening.calls).toHaveLength(2);
      await opening.last().fail({ status: 403, key: 'gameLinkInvalid' });
      expect([at('failed'), context().failure, fails.seen.at(-1)]).toEqual([
        true,
        'linkInvalid',
        { reason: 'linkInvalid' },
      ]);
    });

    test.each(['answered', 'did not answer'])(
      'is left once its page has closed it, though the studio %s',
      async (how) => {
        const game = await ready();
        game.actor.send({ type: 'page.closed' });
        expect([game.at('closed'), game.leaving.last().input, stream(game)]).toEqual([
          true,
          { token: 'a'.repeat(43) },
          'gone',
        ]);
        if (how === 'answered') await game.leaving.last().answer();
        else await game.leaving.last().fail(noAnswer);
        expect(game.actor.getSnapshot().value.round).toBe('left');
      },
    );

    test('follows its stream as long as it is open, and not before', async () => {
      const game = start();
      expect(game.streams.opened).toBe(0);
      const opened = await asked();
      expect(opened.streams.opened).toBe(1);
      lose(opened, 'cut');
      await opened.play.last().fail(sessionOver);
      expect(stream(opened)).toBe('gone');
      opened.clock.increment(1_000);
      expect(opened.streams.opened).toBe(1);
    });

    test('follows no stream when the studio has ended its session', async () => {
      const game = await asked();
      await game.play.last().fail(sessionOver);
      expect(stream(game)).toBe('gone');
    });

    test('opens a stream again that could not be opened', async () => {
      const game = await ready();
      game.streams.broken = true;
      lose(game, 'cut');
      game.clock.increment(1_000);
      game.streams.broken = false;
      expect(game.streams.opened).toBe(2);
      game.clock.increment(1_000);
      expect(game.streams.opened).toBe(3);
    });
  });

  describe('The credit of a shared game', () => {
    test('is asked for when it may have moved, and the last answer counts', async () => {
      const { actor, balance, context } = await ready();
      actor.send({ type: 'credit.moved' });
      actor.send({ type: 'credit.moved' });
      expect(balance.calls).toHaveLength(2);
      await balance.calls[0]?.answer(1);
      expect(context().credit).toBe(100_000);
      await balance.last().answer(42);
      expect(context().credit).toBe(42);
      actor.send({ type: 'credit.moved' });
      expect(balance.calls).toHaveLength(3);
    });

    test('that nobody tells is asked for again after 1.5 s, or as soon as it moves again', async () => {
      const { actor, clock, balance, context } = await ready();
      actor.send({ type: 'credit.moved' });
      expect(balance.last().input).toEqual({ token: 'a'.repeat(43) });
      await balance.last().fail(noAnswer);
      clock.increment(1_499);
      expect([balance.calls.length, context().credit]).toEqual([1, 100_000]);
      clock.increment(1);
      await balance.last().fail(noAnswer);
      actor.send({ type: 'credit.moved' });
      expect(balance.calls).toHaveLength(3);
    });

    test('that the studio refuses to tell is not asked for again', async () => {
      const { actor, clock, balance } = await ready();
      actor.send({ type: 'credit.moved' });
      await balance.last().fail(sessionOver);
      clock.increment(60_000);
      expect(balance.calls).toHaveLength(1);
      actor.send({ type: 'credit.moved' });
      expect(balance.calls).toHaveLength(2);
    });

    test('that moves while it is opened is asked for when it is, and not before it is named', async () => {
      const { actor, opening, balance } = start();
      actor.send({ type: 'credit.moved' });
      expect(actor.getSnapshot().value.balance).toBe('known');
      actor.send({ type: 'game.named', opening: { code: 'x' } });
      actor.send({ type: 'credit.moved' });
      expect(balance.calls).toHaveLength(0);
      await opening.last().answer({ game: openedExample(), bet: otherBet });
      expect(balance.calls).toHaveLength(1);
    });

    test('is asked for no more once it is closed', async () => {
      const { actor, clock, balance } = await ready();
      actor.send({ type: 'credit.moved' });
      await balance.last().fail(noAnswer);
      actor.send({ type: 'page.closed' });
      clock.increment(60_000);
      expect([balance.calls.length, actor.getSnapshot().value.balance]).toEqual([1, 'gone']);
    });

    test('that moves while a bet is on its way is asked for when that is booked', async () => {
      const { actor, play, balance } = await asked();
      actor.send({ type: 'credit.moved' });
      expect(balance.calls).toHaveLength(0);
      await play.last().answer(booked);
      expect(balance.calls).toHaveLength(1);
    });

    test('that moves again while a booked round is out is asked for at once, also when nobody told it before', async () => {
      const { actor, clock, play, balance, context } = await asked();
      await play.last().answer(booked);
      const moved = () => actor.send({ type: 'credit.moved' });
      moved();
      moved();
      expect(balance.calls).toHaveLength(2);
      await balance.last().answer(195_000);
      moved();
      expect([context().credit, balance.calls.length]).toEqual([195_000, 3]);
      await balance.last().fail(noAnswer);
      moved();
      expect(balance.calls).toHaveLength(4);
      await balance.last().fail(noAnswer);
      clock.increment(1_500);
      expect(balance.calls).toHaveLength(5);
    });

    test('that was asked for before a bet went out is none, and asked for after it', async () => {
      const game = await ready();
      game.actor.send({ type: 'credit.moved' });
      place(game);
      await game.balance.last().answer(105_000);
      expect(game.context().credit).toBe(100_000);
      await game.play.last().fail({ status: 409, key: 'tooSoon' });
      expect(game.balance.calls).toHaveLength(2);
    });
  });

  describe('A bet on a shared round', () => {
    test('is told to the page, and its round is shown to its end', async () => {
      const { play, present, starts, ends, at, context } = await asked();
      expect(starts.seen).toEqual(told);
      await play.last().answer(over);
      expect([at('showing'), ends.seen, context().credit]).toEqual([true, [], 100_000]);
      await present.last().answer();
      expect([at('ready'), ends.seen, context().credit]).toEqual([true, told, over.balance]);
      expect(context().placed).toEqual({ id: exampleRound, bet: null, free: null, isOut: false });
    });

    test('counts when it cannot be drawn', async () => {
      const { play, present, ends, at, context } = await asked();
      await play.last().answer(over);
      await present.last().fail('cannot be drawn');
      expect([at('ready'), ends.seen, context().credit]).toEqual([true, told, over.balance]);
    });

    test.each(['refused', 'takenBack'] as const)(
      'that is %s leaves the credit that the studio tells',
      async (state) => {
        const { play, ends, at, context } = await asked();
        const refusal = state === 'refused' ? { key: 'insufficientFunds' } : null;
        await play.last().answer(answerExample({ state, outcome: null, refusal, balance: 99_000 }));
        expect([at(state), context().credit, ends.seen]).toEqual([true, 99_000, told]);
      },
    );

    test('that is not taken says why, until there is another one', async () => {
      const { actor, play, ends, at, context } = await asked();
      await play.last().fail({ status: 400, key: 'maxStake' });
      expect([at('refused'), context().refusal?.key, ends.seen]).toEqual([true, 'maxStake', told]);
      actor.send({ type: 'bet.changed', bet: otherBet });
      expect([at('ready'), context().bet]).toEqual([true, otherBet]);
    });

    test('whose answer was lost is asked about after 1.5 s until the studio tells', async () => {
      const { clock, play, ask, at } = await asked();
      await play.last().fail(noAnswer);
      clock.increment(1_499);
      expect([at('unknown'), ask.calls]).toEqual([true, []]);
      clock.increment(1);
      await ask.last().fail(noAnswer);
      expect(at('unknown')).toBe(true);
      clock.increment(1_500);
      await ask.last().answer(over);
      expect([at('showing'), ask.calls.length, play.calls.length]).toEqual([true, 2, 1]);
    });

    test('that never came is given back, and told to the page', async () => {
      const { ask, ends, at } = await unknown();
      await ask.last().fail({ status: 404, key: 'roundUnknown' });
      expect([at('takenBack'), ends.seen]).toEqual([true, told]);
    });

    test('ends with the session, also while it is asked about', async () => {
      const sent = await asked();
      await sent.play.last().fail(sessionOver);
      const lost = await unknown();
      await lost.ask.last().fail(sessionOver);
      for (const { at, context, fails } of [sent, lost])
        expect([at('failed'), context().failure, fails.seen]).toEqual([
          true,
          'sessionEnded',
          [{ reason: 'sessionEnded' }],
        ]);
    });

    test('can be undone as far as the first one', async () => {
      const { actor, at, context } = await open();
      const first = context().bet;
      actor.send({ type: 'bet.undone' });
      expect(context().bet).toEqual(first);
      actor.send({ type: 'bet.changed', bet: otherBet });
      actor.send({ type: 'bet.undone' });
      expect([at('ready'), context().bet]).toEqual([true, first]);
      const refused = await asked();
      await refused.play.last().fail({ status: 400, key: 'maxStake' });
      refused.actor.send({ type: 'bet.changed', bet: otherBet });
      refused.actor.send({ type: 'bet.undone' });
      expect(refused.at('ready')).toBe(true);
    });
  });

  describe('A shared game that its page has paused', () => {
    test('takes no bets until that goes on', async () => {
      const game = await ready();
      game.actor.send({ type: 'page.paused' });
      place(game);
      expect([game.at('paused'), game.context().paused, game.play.calls.length]).toEqual([true, true, 0]);
      game.actor.send({ type: 'page.resumed' });
      place(game);
      expect(game.play.calls).toHaveLength(1);
    });

    test('in the middle of a bet that is refused says why, and goes on with its page', async () => {
      const game = await asked();
      game.actor.send({ type: 'page.paused' });
      await game.play.last().fail({ status: 400, key: 'maxStake' });
      place(game);
      expect([game.at('refused'), game.play.calls.length]).toEqual([true, 1]);
      game.actor.send({ type: 'page.resumed' });
      game.actor.send({ type: 'page.paused' });
      expect(game.at('paused')).toBe(true);
      game.actor.send({ type: 'page.resumed' });
      expect([game.at('refused'), game.context().paused]).toEqual([true, false]);
    });

    test('in the middle of a bet that is refused takes the next one as soon as its page goes on', async () => {
      const game = await asked();
      game.actor.send({ type: 'page.paused' });
      await game.play.last().fail({ status: 400, key: 'maxStake' });
      game.actor.send({ type: 'page.resumed' });
      game.actor.send({ type: 'bet.changed', bet: otherBet });
      place(game);
      expect(game.play.calls).toHaveLength(2);
    });

    test('and that went on before the end of a round takes the next bet', async () => {
      const game = await asked();
      game.actor.send({ type: 'page.paused' });
      game.actor.send({ type: 'page.resumed' });
      await game.play.last().answer(over);
      await game.present.last().answer();
      expect([game.at('ready'), game.context().paused]).toEqual([true, false]);
    });
  });

  describe('A past round of a shared game', () => {
    const otherRound = { ...shownExample, outcome: { ...shownExample.outcome, win: 7 } };

    test.each(['answered', 'cannot be drawn'])('is shown without a session, and another after it: %s', async (how) => {
      const game = start();
      show(game);
      expect([game.at('replaying'), game.present.last().input]).toEqual([
        true,
        { outcome: shownExample.outcome, jackpots: [] },
      ]);
      if (how === 'answered') await game.present.last().answer();
      else await game.present.last().fail(how);
      expect([game.at('replayed'), game.opening.calls.length]).toEqual([true, 0]);
      show(game, otherRound);
      expect([game.at('replaying'), game.present.last().input]).toMatchObject([true, { outcome: otherRound.outcome }]);
    });

    test('is put away for the game it was shown over, and for nothing where there is none', async () => {
      const game = await open();
      show(game);
      expect([game.at('replaying'), game.context().shown]).toEqual([true, shownExample]);
      game.actor.send({ type: 'round.putAway' });
      expect([game.at('ready'), game.context().shown]).toEqual([true, null]);
      const alone = start();
      show(alone);
      alone.actor.send({ type: 'round.putAway' });
      expect(alone.at('replaying')).toBe(true);
    });
  });
};
