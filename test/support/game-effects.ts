import { SimulatedClock } from 'xstate';
import type { FrameFailure } from '../../contract/games/frame.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import type { OfRound, Shown } from '../../machines/game/game-flow.ts';
import type { GameOpening, OpenedGame } from '../../machines/game/game-play.ts';
import { answering, recording } from '../../machines/testing/recorder.ts';

/** The effects of every game whose rounds are shared, for a test to answer, and how a machine is given them. */
export const gameEffects = () => {
  const opening = answering<OpenedGame, { opening: GameOpening | null }>();
  const ask = answering<RoundAnswer, OfRound>();
  const present = answering<void, Shown>();
  const balance = answering<number, { token: string }>();
  const leaving = answering<void, { token: string }>();
  const starts = recording<{ roundId: string }>();
  const ends = recording<{ roundId: string }>();
  const fails = recording<{ reason: FrameFailure }>();
  return {
    clock: new SimulatedClock(),
    effects: { opening, ask, present, balance, leaving, starts, ends, fails },
    actors: {
      openGame: opening.logic,
      askRound: ask.logic,
      presentOutcome: present.logic,
      askBalance: balance.logic,
      leaveGame: leaving.logic,
    },
    actions: { tellStarted: starts.action, tellEnded: ends.action, tellFailed: fails.action },
    streams: { opened: 0, broken: false },
  };
};
