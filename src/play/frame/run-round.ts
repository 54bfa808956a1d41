import { createActor, fromPromise } from 'xstate';
import { gameRoundMachine } from '../../../machines/game-round/game-round.machine.ts';
import type { Play } from '../kit/game.ts';
import { handOut } from './hand-out.ts';
import type { Provisions } from './provisions.ts';
import { studioCalls } from './studio-calls.ts';

/** Starts the flow of a game of rounds. */
export const runRound = ({ actions, actors }: Provisions, pace: number): Play =>
  handOut(
    'gameRound',
    createActor(
      gameRoundMachine.provide({
        actions,
        actors: {
          ...actors,
          playRound: fromPromise(async ({ input: { token, roundId, bet, free }, signal }) => {
            if (!bet) throw new Error('Nothing was staked');
            return studioCalls.round(
              { token, round_id: roundId, bet, ...(free === null ? {} : { free_rounds: free }) },
              signal,
            );
          }),
          takeTurn: fromPromise(async ({ input: { token, roundId, nth, turn }, signal }) => {
            if (!turn) throw new Error('No turn was taken');
            return studioCalls.turn({ token, round_id: roundId, nth, turn }, signal);
          }),
        },
      }),
      { input: { pace } },
    ),
  ).start();
