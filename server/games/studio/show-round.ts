import type { GameOutcome, RoundRecord } from '../../../contract/games/game.ts';
import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import type { OpenRound, RoundAnswer, ShownSeeds } from '../../../contract/games/studio.ts';
import { hasStep, type MinesConfig } from '../../../domain/games/mines/mines.ts';
import { minesWorth, startMines } from '../../../domain/games/mines/mines-round.ts';
import type { Title } from '../../../domain/games/titles/title.ts';
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

/** Fields of mines that were revealed so far, by the player's turns. */
export const revealedOf = ({ turns }: Pick<StudioRound, 'turns'>): number[] =>
  turns.flatMap((turn) => (turn.type === 'reveal' ? [turn.field] : []));

const openMines = (config: MinesConfig, round: StudioRound): OpenRound | null => {
  const { bet } = round;
  if (bet.engine !== 'mines') return null;
  const revealed = revealedOf(round);
  const standing = { ...startMines(bet), revealed };
  const goesOn = hasStep(config, bet.mines, revealed.length + 1);
  // A field that is not known yet: only their count matters to what is paid.
  const next = goesOn ? minesWorth(config, { ...standing, revealed: [...revealed, -1] }) : null;
  return { engine: 'mines', bet, revealed, win: minesWorth(config, standing), next };
};

const openRoundOf = (round: StudioRound): OpenRound | null => {
  const { bet, flight, cashedOutAt } = round;
  if (bet.engine === 'crash') {
    return { engine: 'crash', stake: bet.stake, target: bet.target, flight: flight ?? 0, cashedOutAt };
  }
  const title = knownTitle(round.gameCode);
  return title.engine === 'mines' ? openMines(title.config, round) : null;
};

export type ShowRound = ReturnType<typeof createShowRound>;

/** What is told of rounds and of the chance in them. */
export const createShowRound = ({ clock, secret, flightsOf }: StudioNeeds) => {
  const shown = (code: string, { hash, clientSeed, nonce }: StoredSeeds): ShownSeeds => {
    if (knownTitle(code).engine !== 'crash') return { hash, client_seed: clientSeed, nonce };
    const now = clock.now();
    const { end, salt } = flightsOf(code).chainAt(now);
    return { hash: end, client_seed: salt, nonce: flightsOf(code).at(now).seeds.nonce };
  };

  /** What the numbers of a round come from; not to be told before they may. */
  const seedsOfRound = ({ nonce, flight, gameCode }: StudioRound, stored: StoredSeeds | null): RoundSeeds => {
    const shared = flight === null ? null : flightsOf(gameCode).of(flight);
    if (shared) return shared.seeds;
    if (!stored) throw new Error('a round without seeds');
    return { serverSeed: secret.unseal(stored.serverSeed), clientSeed: stored.clientSeed, nonce };
  };

  const storedOf = async (within: Database, { seeds }: StudioRound) => (seeds === null ? null : seedsOf(within, seeds));

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
        ...(bet.engine === 'mines' ? { turns } : {}),
        ...(bet.engine === 'crash' ? { cashedOutAt } : {}),
      };
    },

    /** How a round stands. Throws 503 busy while the wallet is asked. */
    answer: async (within: Database, round: StudioRound): Promise<RoundAnswer> => {
      const { roundId, state, outcome, refusal, balance, gameCode } = round;
      if (state === 'betting') throw busy();
      const { key, values } = refusal ?? {};
      return {
        round_id: roundId,
        state,
        open: state === 'open' ? openRoundOf(round) : null,
        outcome: outcome as GameOutcome | null,
        refusal: key === undefined ? null : { key, ...(values === undefined ? {} : { values }) },
        balance: balance === null ? null : Number(balance),
        seeds: shown(gameCode, await seedsNow(within, round)),
        at: clock.now(),
      };
    },
  };
};
