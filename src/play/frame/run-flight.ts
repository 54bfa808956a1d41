import { createActor, fromCallback, fromPromise } from 'xstate';
import { type FlightNews, gameFlightMachine } from '../../../machines/game-flight/game-flight.machine.ts';
import type { Play } from '../kit/game.ts';
import { pass } from '../kit/motion.ts';
import { readFlights } from './flight-lines.ts';
import type { provisions } from './run-game.ts';
import { studioCalls } from './studio-calls.ts';

/** The studio books an automatic cash-out when it is due; so long after it, it is asked about, and again. */
const afterTarget = 400;

/** Starts the flow of a game whose flights all players share. */
export const runFlight = ({ actions, actors }: ReturnType<typeof provisions>): Play =>
  createActor(
    gameFlightMachine.provide({
      actions,
      actors: {
        ...actors,
        playRound: fromPromise(async ({ input: { token, roundId, bet, flight }, signal }) => {
          if (!bet) throw new Error('Nothing was staked');
          return studioCalls.round({ token, round_id: roundId, bet, flight }, signal);
        }),
        leaveFlight: fromPromise(({ input: { token, roundId }, signal }) =>
          studioCalls.turn({ token, round_id: roundId, nth: 0, turn: { type: 'cashOut' } }, signal),
        ),
        passTarget: fromPromise(({ input: { due }, signal }) =>
          due === null
            ? new Promise<void>(() => undefined)
            : pass(Math.max(0, due - performance.now()) + afterTarget, signal),
        ),
        followFlights: fromCallback<{ type: string }, { token: string }, FlightNews>(({ input, sendBack }) => {
          const left = new AbortController();
          const lost = (error: unknown) => {
            if (!left.signal.aborted) sendBack({ type: 'flights.lost', error });
          };
          // A line that is down may say so long before a line of the stream is missed.
          const offline = () => {
            lost('The line is down');
            left.abort();
          };
          window.addEventListener('offline', offline);
          readFlights(
            input.token,
            (line) => sendBack({ type: 'flight.told', line, at: performance.now() }),
            left.signal,
          ).then(() => lost('The stream ended'), lost);
          return () => {
            window.removeEventListener('offline', offline);
            left.abort();
          };
        }),
      },
    }),
  ).start();
