import { createActor, fromCallback, fromPromise } from 'xstate';
import type { TableLine } from '../../../contract/games/shared-rounds.ts';
import { sharedRoundMachine, type TableNews } from '../../../machines/shared-round/shared-round.machine.ts';
import type { Play } from '../kit/game.ts';
import { handOut } from './hand-out.ts';
import type { Provisions } from './provisions.ts';
import { followShared } from './shared-lines.ts';
import { studioCalls } from './studio-calls.ts';

/** When the next line is due: the opening of a round has the times of all. */
const dueLines = () => {
  let opening: Extract<TableLine, { type: 'open' }> | null = null;
  return (line: TableLine): number | null => {
    if (line.type === 'seats') return null;
    if (line.type === 'open') opening = line;
    if (!opening) return 0;
    const { closes, draws, pays, over } = opening;
    return { open: closes, closing: draws, drawn: pays, paid: over }[line.type] - line.now;
  };
};

/** Starts the flow of a table whose rounds all players share. */
export const runTable = ({ actions, actors }: Provisions): Play =>
  handOut(
    'sharedRound',
    createActor(
      sharedRoundMachine.provide({
        actions,
        actors: {
          ...actors,
          playRound: fromPromise(async ({ input: { token, roundId, bet, sharedRound }, signal }) => {
            if (!bet) throw new Error('Nothing was staked');
            return studioCalls.round({ token, round_id: roundId, bet, shared_round: sharedRound }, signal);
          }),
          followTable: fromCallback<{ type: string }, { token: string }, TableNews>(({ input, sendBack }) =>
            followShared<TableLine>(
              input.token,
              dueLines(),
              (line) => sendBack({ type: 'table.told', line, at: performance.now() }),
              (error) => sendBack({ type: 'table.lost', error }),
            ),
          ),
        },
      }),
    ),
  ).start();
