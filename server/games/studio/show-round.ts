import type { GameOutcome, RoundRecord } from '../../../contract/games/game.ts';
import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import type { OpenRound, RoundAnswer, ShownSeeds } from '../../../contract/games/studio.ts';
import { seededNumbers } from '../../../domain/games/fairness/seeded-numbers.ts';
import { stakeOf } from '../../../domain/games/stake-of.ts';
import { isShared, type Title } from '../../../domain/games/titles/title.ts';
import { isTurnGame, roundAfter } from '../../../domain/games/titles/turn-title.ts';
import { titleOf } from '../../../domain/games/titles.ts';
import { busy } from '../../calls/refusal.ts';
import type { Database } from '../../database/client.ts';
import type { StudioRound } from './rounds-repository.ts';
import { type StoredSeeds, seedsNow, seedsOf } from './seeds-repository.ts';
import type { StudioNeeds } from './studio-needs.ts';

/** The title of a code that is stored. */
export const knownTitle = (code: string): Title => {
  const title = titleOf(code);
  if (!title) throw new Error(`no title ${code}`);
  return title;
};

export type ShowRound = ReturnType<typeof createShowRound>;

/** What is shown of rounds and of their seeds. */
export const createShowRound = ({ clock, secret, tables }: StudioNeeds) => {
  const shown = (code: string, { hash, clientSeed, nonce }: StoredSeeds): ShownSeeds => {
    if (!isShared(knownTitle(code))) return { hash, client_seed: clientSeed, nonce };
    const now = clock.now();
    const table = tables.of(code);
    const { end, salt } = table.chainAt(now);
    return { hash: end, client_seed: salt, nonce: table.at(now).seeds.nonce };
  };

  /** The seeds of a round's numbers; secret until they may be revealed. */
  const seedsOfRound = ({ nonce, sharedRound, gameCode }: StudioRound, stored: StoredSeeds | null): RoundSeeds => {
    const shared = sharedRound === null ? null : tables.of(gameCode).of(sharedRound);
    if (shared) return shared.seeds;
    if (!stored) throw new Error('a round without seeds');
    return { serverSeed: secret.unseal(stored.serverSeed), clientSeed: stored.clientSeed, nonce };
  };

  const storedOf = async (within: Database, { seeds }: StudioRound) => (seeds === null ? null : seedsOf(within, seeds));

  const openRoundOf = async (within: Database, round: StudioRound): Promise<OpenRound | null> => {
    const { bet, sharedRound, cashedOutAt, gameCode, turns } = round;
    if (bet.engine === 'crash') {
      return { engine: 'crash', stake: bet.stake, target: bet.target, flight: sharedRound ?? 0, cashedOutAt };
    }
    if (sharedRound !== null) return { engine: 'table', stake: stakeOf(bet), bet, round: sharedRound };
    const numbers = seededNumbers(seedsOfRound(round, await storedOf(within, round)));
    return roundAfter(knownTitle(gameCode), bet, numbers, turns)?.open ?? null;
  };

  return {
    seeds: shown,

    /** What the numbers of a stored round come from. */
    chance: async (within: Database, round: StudioRound): Promise<RoundSeeds> =>
      seedsOfRound(round, await storedOf(within, round)),

    /** All that a round came from, null as long as its seed is a secret. */
    record: async (within: Database, round: StudioRound): Promise<RoundRecord | null> => {
      const stored = await storedOf(within, round);
      if (round.state !== 'over' || (stored !== null && stored.toldAt === null)) return null;
      const { bet, turns, cashedOutAt, gameCode } = round;
      return {
        title: gameCode,
        bet,
        seeds: seedsOfRound(round, stored),
        ...(isTurnGame(bet.engine) ? { turns } : {}),
        ...(bet.engine === 'crash' ? { cashedOutAt } : {}),
      };
    },

    /**
     * The state of a round; `notTaken` is why the wallet did not take the stake of a turn. Throws 503 busy while the
     * wallet is asked for a first stake.
     */
    answer: async (
      within: Database,
      round: StudioRound,
      notTaken: StudioRound['refusal'] = null,
    ): Promise<RoundAnswer> => {
      const { roundId, state, outcome, balance, jackpots, gameCode } = round;
      const refusal = round.refusal ?? notTaken;
      if (state === 'betting') throw busy();
      const { key, values } = refusal ?? {};
      return {
        round_id: roundId,
        state,
        open: state === 'open' ? await openRoundOf(within, round) : null,
        outcome: outcome as GameOutcome | null,
        refusal: key === undefined ? null : { key, ...(values === undefined ? {} : { values }) },
        balance: balance === null ? null : Number(balance),
        ...(jackpots === null ? {} : { jackpots }),
        seeds: shown(gameCode, await seedsNow(within, round)),
        at: clock.now(),
      };
    },
  };
};
