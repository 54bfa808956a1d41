import { createActor, fromCallback } from 'xstate';
import type { CrashBet } from '../../contract/games/crash.ts';
import type { GameBet } from '../../contract/games/game.ts';
import type { FlightLine } from '../../contract/games/shared-rounds.ts';
import type { RoundAnswer } from '../../contract/games/studio.ts';
import { answerExample, exampleRound, openedExample, unfinishedExample } from '../../machines/game/game-examples.ts';
import type { OfRound } from '../../machines/game/game-flow.ts';
import type { GamePhase } from '../../machines/game/game-play.ts';
import { type FlightNews, gameFlightMachine } from '../../machines/game-flight/game-flight.machine.ts';
import { answering } from '../../machines/testing/recorder.ts';
import { gameEffects } from './game-effects.ts';

export const flightBet: CrashBet = { engine: 'crash', stake: 5_000, target: null };
export const openFlight = (cashedOutAt: number | null = null) => ({ ...flightBet, flight: 7, cashedOutAt });
const chain = { end: '9f'.repeat(32), salt: 'skyline-crash-2026-03-01', rounds: 7_200 };
export const betting: FlightLine = { type: 'betting', flight: 7, takesOff: 8_000, now: 0, last: [124], chain };
export const flying: FlightLine = { type: 'flying', flight: 7, takesOff: 8_000, now: 8_000 };
export const ended: FlightLine = { type: 'ended', flight: 7, crashAt: 312, seed: '5e'.repeat(32), now: 24_000 };
export const inFlight = (cashedOutAt: number | null, balance: number | null) =>
  answerExample({ state: 'open', outcome: null, open: openFlight(cashedOutAt), balance });
export const flightOver = (cashedOutAt: number | null, win: number) =>
  answerExample({ outcome: { engine: 'crash', stake: 5_000, crashAt: 312, cashedOutAt, win }, balance: 95_000 + win });

/** A running game of flights, whose effects the test answers. */
export const startedFlight = () => {
  const { clock, effects, actors, actions, streams } = gameEffects();
  const play = answering<RoundAnswer, OfRound & { bet: GameBet | null; free: string | null; flight: number }>();
  const leave = answering<RoundAnswer, OfRound>();
  const target = answering<void, { due: number | null }>();
  const actor = createActor(
    gameFlightMachine.provide({
      actors: {
        ...actors,
        playRound: play.logic,
        leaveFlight: leave.logic,
        passTarget: target.logic,
        followFlights: fromCallback<{ type: string }, { token: string }, FlightNews>(() => {
          streams.opened += 1;
          if (streams.broken) throw new Error('no stream');
        }),
      },
      actions,
    }),
    { clock },
  ).start();
  const hear = (line: FlightLine, at = line.type === 'players' ? 0 : line.now) =>
    actor.send({ type: 'flight.told', line, at });
  const at = (tag: GamePhase) => actor.getSnapshot().hasTag(tag);
  const context = () => actor.getSnapshot().context;
  const credit = () => context().credit;
  const board = () => actor.send({ type: 'round.asked', roundId: exampleRound });
  return { actor, clock, ...effects, play, leave, target, streams, hear, at, context, credit, board };
};

export const openedFlight = async (unfinished: RoundAnswer | null = null) => {
  const started = startedFlight();
  started.actor.send({ type: 'game.named', opening: { demo: 'skyline-crash' } });
  await started.opening
    .last()
    .answer({ game: openedExample({ unfinished: unfinished && unfinishedExample(unfinished) }), bet: flightBet });
  return started;
};

/** In a flight whose bet is booked. */
export const boardedFlight = async () => {
  const started = await openedFlight();
  started.hear(betting);
  started.board();
  await started.play.last().answer(inFlight(null, 95_000));
  return started;
};
