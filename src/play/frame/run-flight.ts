import { createActor, fromCallback, fromPromise } from 'xstate';
import type { FlightLine } from '../../../contract/games/shared-rounds.ts';
import { type FlightNews, gameFlightMachine } from '../../../machines/game-flight/game-flight.machine.ts';
import type { Play } from '../kit/game.ts';
import { pass } from '../kit/motion.ts';
import { handOut } from './hand-out.ts';
import type { Provisions } from './provisions.ts';
import { followShared } from './shared-lines.ts';
import { studioCalls } from './studio-calls.ts';

/**
 * The studio books an automatic cash-out when it is due; this long afterwards, in milliseconds, it is asked for the
 * outcome, and again.
 */
const afterTarget = 400;

/** Between the end of a flight and the betting on the next; the longest flight. */
const pause = 4_000;
const longest = 100_000;

const nextAfter = (line: FlightLine): number | null => {
  if (line.type === 'players') return null;
  if (line.type === 'betting') return line.takesOff - line.now;
  return line.type === 'flying' ? longest : pause;
};

/** Starts the flow of a game whose flights all players share. */
export const runFlight = ({ actions, actors }: Provisions): Play =>
  handOut(
    'gameFlight',
    createActor(
      gameFlightMachine.provide({
        actions,
        actors: {
          ...actors,
          playRound: fromPromise(async ({ input: { token, roundId, bet, free, flight }, signal }) => {
            if (!bet) throw new Error('Nothing was staked');
            const asked = { token, round_id: roundId, bet, shared_round: flight };
            return studioCalls.round(free === null ? asked : { ...asked, free_rounds: free }, signal);
          }),
          leaveFlight: fromPromise(({ input: { token, roundId }, signal }) =>
            studioCalls.turn({ token, round_id: roundId, nth: 0, turn: { type: 'cashOut' } }, signal),
          ),
          passTarget: fromPromise(({ input: { due }, signal }) =>
            due === null
              ? new Promise<void>(() => undefined)
              : pass(Math.max(0, due - performance.now()) + afterTarget, signal),
          ),
          followFlights: fromCallback<{ type: string }, { token: string }, FlightNews>(({ input, sendBack }) =>
            followShared<FlightLine>(
              input.token,
              nextAfter,
              (line) => sendBack({ type: 'flight.told', line, at: performance.now() }),
              (error) => sendBack({ type: 'flights.lost', error }),
            ),
          ),
        },
      }),
    ),
  ).start();
