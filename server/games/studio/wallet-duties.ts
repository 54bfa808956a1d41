import type { WonPot } from '../../../contract/entities/pots.ts';
import { stakeOf } from '../../../domain/games/stake-of.ts';
import { busy, RefusedCall } from '../../calls/refusal.ts';
import { fulfil, type RoundChange, type StudioRound } from './rounds-repository.ts';
import { type StudioSession, sessionOf } from './sessions-repository.ts';
import type { StudioNeeds } from './studio-needs.ts';
import type { WalletAnswer } from './wallet-client.ts';

const firstPause = 1_000;
const longestPause = 5 * 60_000;
/** How long a win is reported again and again; a rollback has no end (docs/wallet-api.md). */
const winsToldFor = 24 * 3_600_000;

/** A stake that was taken back may have won a jackpot: its own answer was lost. */
const wonBesides = ({ jackpots }: StudioRound, won: WonPot[] | undefined): RoundChange =>
  won ? { jackpots: [...(jackpots ?? []), ...won] } : {};

export type WalletDuties = ReturnType<typeof createWalletDuties>;

/** What the wallet must still be told about a round: sent under the same name until it confirms. */
export const createWalletDuties = ({ database, clock, secret, wallet, log }: StudioNeeds) => {
  /** The fields of every wallet call about a round. */
  const about = async ({ session, roundId }: Pick<StudioRound, 'session' | 'roundId'>) => {
    const { walletToken, gameCode, currencyId } = await sessionOf(database, session);
    if (walletToken === null) throw new Error('play money has no wallet');
    return { token: secret.unseal(walletToken), game_code: gameCode, currency_id: currencyId, round_id: roundId };
  };

  const tell = async (
    round: StudioRound,
  ): Promise<WalletAnswer<{ balance: number; jackpots?: WonPot[] | undefined }>> => {
    const { extra } = round;
    const said = await about({ ...round, session: extra?.session ?? round.session });
    if (round.duty === 'rollback' && extra) {
      return wallet.call('rollback', { ...said, transaction_id: extra.rollback, reference_transaction_id: extra.call });
    }
    if (round.duty === 'rollback') {
      const reference_transaction_id = round.betCall;
      return wallet.call('rollback', { ...said, transaction_id: round.rollbackCall, reference_transaction_id });
    }
    if (round.win === null || round.win === 0n) return wallet.call('end', { ...said, transaction_id: round.winCall });
    return wallet.call('win', {
      ...said,
      transaction_id: round.winCall,
      // Of several stakes the win is that of all together.
      ...(round.stake === BigInt(stakeOf(round.bet)) ? { reference_transaction_id: round.betCall } : {}),
      amount: Number(round.win),
      round_closed: true,
    });
  };

  const later = (round: StudioRound, why: string): RoundChange => {
    const now = clock.now();
    const tries = round.tries + 1;
    const owedSince = round.endedAt ?? round.startedAt;
    if (round.duty === 'pay' && now - owedSince >= winsToldFor) {
      log.error({ round: round.id, why }, 'a win could not be told for a day');
      return { duty: 'unpaid', tries, dueAt: null };
    }
    return { tries, dueAt: now + Math.min(longestPause, firstPause * 2 ** Math.min(round.tries, 20)) };
  };

  return {
    about,

    /** The credit. Throws what the wallet refuses, 503 busy when it does not answer. */
    credit: async ({ walletToken, gameCode, currencyId }: StudioSession): Promise<number> => {
      if (walletToken === null) throw new Error('play money has no wallet');
      const token = secret.unseal(walletToken);
      const answer = await wallet.call('balance', { token, game_code: gameCode, currency_id: currencyId });
      if (answer.is === 'refused') throw new RefusedCall(answer.status, answer.key);
      if (answer.is === 'unknown') throw busy();
      return answer.body.balance;
    },

    /** Reports it once; returns the round after it. */
    fulfil: async (round: StudioRound, nextMoment: number | null = null): Promise<StudioRound> => {
      const { duty } = round;
      if (duty !== 'pay' && duty !== 'rollback') return round;
      const answer = await tell(round);
      if (answer.is === 'ok') {
        const { balance, jackpots } = answer.body;
        const done = {
          duty: null,
          extra: null,
          dueAt: nextMoment,
          balance: BigInt(balance),
          ...wonBesides(round, jackpots),
        };
        return (await fulfil(database, round, done)) ?? round;
      }
      // It refused what must always be accepted: kept for people to see, and sent again.
      if (answer.is === 'refused') log.error({ round: round.id, duty, key: answer.key }, 'the wallet refused its duty');
      const why = answer.is === 'refused' ? answer.key : answer.why;
      return (await fulfil(database, round, later(round, why))) ?? round;
    },
  };
};
