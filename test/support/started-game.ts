import { createActor, SimulatedClock } from 'xstate';
import type { FrameFailure } from '../../contract/games/frame.ts';
import type { GameBet } from '../../contract/games/game.ts';
import type { OpenedStudioGame, RoundAnswer } from '../../contract/games/studio.ts';
import type { GameTurn } from '../../contract/games/turn.ts';
import { diceBetExample, exampleRound, openedExample } from '../../machines/game/game-examples.ts';
import type { Shown } from '../../machines/game/game-flow.ts';
import type { GameOpening, OpenedGame } from '../../machines/game/game-play.ts';
import { gameRoundMachine } from '../../machines/game-round/game-round.machine.ts';
import { answering, recording } from '../../machines/testing/recorder.ts';

/** Milliseconds from start to start. */
const roundPace = 5_000;

/** A running game of rounds, whose effects the test answers. */
export const startedGame = () => {
  const clock = new SimulatedClock();
  const calls = {
    openGame: answering<OpenedGame, { opening: GameOpening | null }>(),
    playRound: answering<RoundAnswer, { token: string; roundId: string; bet: GameBet | null; free: string | null }>(),
    askRound: answering<RoundAnswer, { token: string; roundId: string }>(),
    askBalance: answering<number, { token: string }>(),
    takeTurn: answering<RoundAnswer, { token: string; roundId: string; nth: number; turn: GameTurn | null }>(),
    presentOutcome: answering<void, Shown>(),
    leaveGame: answering<void, { token: string }>(),
  };
  const started = recording<{ roundId: string }>();
  const ended = recording<{ roundId: string }>();
  const failed = recording<{ reason: FrameFailure }>();
  const actor = createActor(
    gameRoundMachine.provide({
      actions: { tellStarted: started.action, tellEnded: ended.action, tellFailed: failed.action },
      actors: {
        openGame: calls.openGame.logic,
        playRound: calls.playRound.logic,
        askRound: calls.askRound.logic,
        askBalance: calls.askBalance.logic,
        takeTurn: calls.takeTurn.logic,
        presentOutcome: calls.presentOutcome.logic,
        leaveGame: calls.leaveGame.logic,
      },
    }),
    { clock, input: { pace: roundPace } },
  ).start();
  const open = async (change: Partial<OpenedStudioGame> = {}) => {
    actor.send({ type: 'game.named', opening: { demo: 'lucky-dice' } });
    await calls.openGame.last().answer({ game: openedExample(change), bet: diceBetExample });
  };
  const ask = () => actor.send({ type: 'round.asked', roundId: exampleRound });
  const is = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag);
  const context = () => actor.getSnapshot().context;
  return { actor, clock, calls, started, ended, failed, open, ask, is, context };
};
