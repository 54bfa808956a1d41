import { createActor, fromPromise } from 'xstate';
import type { ShownSeeds } from '../../../contract/games/studio.ts';
import { gameRecordsMachine, type RoundVerdict } from '../../../machines/game-records/game-records.machine.ts';
import type { Play } from '../kit/game.ts';
import type { Records } from '../kit/records.ts';
import { handOut } from './hand-out.ts';
import { studioCalls } from './studio-calls.ts';

/** Starts the list of last rounds next to a game; `seen` are the hashes that were shown before rounds. */
export const runRecords = (play: Play, seen: readonly ShownSeeds[]): Records => {
  const tokenOf = () => play.getSnapshot().context.game?.token ?? '';
  const records = createActor(
    gameRecordsMachine.provide({
      actors: {
        askRounds: fromPromise(({ signal }) => studioCalls.rounds({ token: tokenOf() }, signal)),
        turnSeeds: fromPromise(({ input, signal }) =>
          studioCalls.seeds({ token: tokenOf(), client_seed: input.clientSeed }, signal),
        ),
        checkRecord: fromPromise(async ({ input: { round, hashes } }): Promise<RoundVerdict> => {
          if (!round?.record) throw new Error('The seed of the round is not told yet');
          const { verdictOf } = await import('./verdict-of.ts');
          return verdictOf(round.round_id, round.record, round.outcome, hashes);
        }),
      },
    }),
  ).start();
  handOut('gameRecords', records);
  for (const seeds of seen) records.send({ type: 'hash.seen', seeds });
  return records;
};
