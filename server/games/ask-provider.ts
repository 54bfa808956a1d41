import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { providerRound, providerTables } from '../../contract/games/provider.ts';
import { type SignedLine, sayOn } from '../calls/signed-line.ts';
import type { GameProvider } from './game-provider.ts';

/** Asks the provider, wherever he is. */
export const askProvider = (line: SignedLine, log: FastifyBaseLogger): GameProvider => {
  const say = sayOn(line);
  const ask = async <Told>(
    { url, ok }: { url: string; ok: z.ZodMiniType<Told> },
    said: object,
  ): Promise<Told | null> => {
    try {
      const { status, said: told } = await say(url, said);
      const answer = ok.safeParse(told);
      if (status === 200 && answer.success) return answer.data;
      log.warn({ url, status }, 'the provider of games did not tell');
    } catch (error) {
      log.warn({ url, err: error }, 'the provider of games did not answer');
    }
    return null;
  };
  return {
    tell: async (player, _gameCode, roundId) =>
      (await ask(providerRound, { player, round_id: roundId }))?.round ?? null,
    tables: async () => (await ask(providerTables, {}))?.tables ?? {},
  };
};
