import type { FastifyBaseLogger } from 'fastify';
import { providerRound } from '../../contract/games/provider.ts';
import { type SignedLine, sayOn } from '../calls/signed-line.ts';
import type { RoundTeller } from './round-teller.ts';

/** Asks the provider, wherever he is; while he does not answer nothing is told. */
export const askProvider = (line: SignedLine, log: FastifyBaseLogger): RoundTeller => {
  const say = sayOn(line);
  return {
    tell: async (player, _gameCode, roundId) => {
      try {
        const { status, said } = await say(providerRound.url, { player, round_id: roundId });
        const answer = providerRound.ok.safeParse(said);
        if (status === 200 && answer.success) return answer.data.round;
        log.warn({ status }, 'the provider of games did not tell of a round');
      } catch (error) {
        log.warn({ err: error }, 'the provider of games did not answer');
      }
      return null;
    },
  };
};
