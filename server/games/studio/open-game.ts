import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { output } from 'zod/mini';
import type { OpenedStudioGame, studioOpen, UnfinishedRound } from '../../../contract/games/studio.ts';
import { hashOfSeed } from '../../../domain/games/fairness/hash-chain.ts';
import { titleOf } from '../../../domain/games/titles.ts';
import { busy, RefusedCall } from '../../calls/refusal.ts';
import type { Database } from '../../database/client.ts';
import { Overtaken, retried } from '../../database/retry.ts';
import { limitsOf } from './play-round.ts';
import { lastRound } from './rounds-repository.ts';
import { addSeeds, type NewSeeds, seedsNow } from './seeds-repository.ts';
import { openSession, type StudioSession, sessionOfToken } from './sessions-repository.ts';
import { knownTitle, type ShowRound } from './show-round.ts';
import type { StudioNeeds } from './studio-needs.ts';

/** The play money of a demo: 10,000.00 of the first currency. */
const playMoney = { currencyId: 1, currency: 'RSD', credit: 1_000_000n };

/** A round that ended longer ago is not shown to a player who comes back. */
const shownAgainFor = 24 * 3_600_000;

const newToken = (): string => randomBytes(32).toString('base64url');

/** A token has all the entropy there is, so a plain hash keeps it as well as a slow one. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const unknown = () => new RefusedCall(404, 'gameUnknown', { game_code: 'gameUnknown' });

type Whose = Pick<StudioSession, 'player' | 'gameCode' | 'currencyId' | 'currency' | 'walletToken' | 'credit'> &
  Pick<StudioSession, 'least' | 'most' | 'startedAt'>;

/** A new pair of seeds: 32 secret bytes, and the player's own part or one he may change. */
export const newSeeds = (
  { secret, clock }: Pick<StudioNeeds, 'secret' | 'clock'>,
  { player, gameCode }: Pick<StudioSession, 'player' | 'gameCode'>,
  clientSeed: string = randomBytes(8).toString('hex'),
): NewSeeds => {
  const seed = randomBytes(32).toString('hex');
  return {
    player,
    gameCode,
    clientSeed,
    createdAt: clock.now(),
    serverSeed: secret.seal(seed),
    hash: hashOfSeed(seed),
  };
};

/** Opens games, and knows whose they are by the token. */
export const createOpenGame = (
  needs: StudioNeeds,
  show: ShowRound,
  bringUp: (player: string, gameCode: string, at: number) => Promise<unknown>,
) => {
  const { database, clock, secret, wallet, log } = needs;

  /** A demo has no user: each opening has a player, seeds and money of its own. */
  const forFun = (code: string): Whose => {
    const limits = titleOf(code)?.stakes[playMoney.currencyId];
    if (!limits) throw unknown();
    const player = `demo-${randomUUID()}`;
    const bounds = { least: BigInt(limits.min), most: BigInt(limits.max) };
    return { ...playMoney, ...bounds, player, gameCode: code, walletToken: null, startedAt: clock.now() };
  };

  const forMoney = async (code: string): Promise<Whose & Pick<OpenedStudioGame, 'balance' | 'free_rounds'>> => {
    const answer = await wallet.call('session', { code });
    if (answer.is === 'refused') throw new RefusedCall(answer.status, answer.key);
    if (answer.is === 'unknown') {
      log.warn({ why: answer.why }, 'a game could not be opened: the wallet did not answer');
      throw busy();
    }
    const { token, player, game_code, currency_id, currency, balance, limits, started, free_rounds } = answer.body;
    if (!titleOf(game_code)?.stakes[currency_id]) throw unknown();
    return {
      player,
      gameCode: game_code,
      currencyId: currency_id,
      currency,
      balance,
      free_rounds,
      credit: null,
      walletToken: secret.seal(token),
      startedAt: Date.parse(started),
      least: BigInt(limits.min),
      most: BigInt(limits.max),
    };
  };

  const store = async (within: Database, tokenHash: string, whose: Whose): Promise<StudioSession> => {
    const session = await openSession(within, { ...whose, tokenHash });
    if (!session) throw new Overtaken('the game was opened somewhere else at the same time');
    await addSeeds(within, newSeeds(needs, whose));
    return session;
  };

  /** The round a player was torn out of, or whose end he may not have seen. */
  const unfinished = async (session: StudioSession): Promise<UnfinishedRound | null> => {
    await bringUp(session.player, session.gameCode, clock.now());
    const round = await lastRound(database, session);
    if (!round || round.state === 'betting') return null;
    const isNews = !round.seen && clock.now() - (round.endedAt ?? 0) < shownAgainFor;
    if (round.state !== 'open' && !isNews) return null;
    return { ...(await show.answer(database, round)), free_rounds: round.freeRounds };
  };

  return {
    open: async ({ open }: output<typeof studioOpen.body>): Promise<OpenedStudioGame> => {
      const whose =
        'demo' in open
          ? { ...forFun(open.demo), balance: Number(playMoney.credit), free_rounds: [] }
          : await forMoney(open.code);
      const { balance, free_rounds, ...stored } = whose;
      const token = newToken();
      const session = await retried(() => database.transaction((within) => store(within, hashOf(token), stored)));
      const { min, max, chips } = limitsOf(knownTitle(session.gameCode), session);
      return {
        token,
        game_code: session.gameCode,
        demo: session.credit !== null,
        balance,
        currency_id: session.currencyId,
        currency: session.currency,
        limits: { min, max },
        chips: chips.filter((chip) => chip >= min && chip <= max),
        seeds: show.seeds(session.gameCode, await seedsNow(database, session)),
        unfinished: await unfinished(session),
        free_rounds,
        started: session.startedAt,
        now: clock.now(),
      };
    },

    /** Whose a token is. Throws 403 gameSessionEnded for one that is unknown or over. */
    session: async (token: string): Promise<StudioSession> => {
      const session = await sessionOfToken(database, hashOf(token));
      if (session === null || session.endedAt !== null) throw new RefusedCall(403, 'gameSessionEnded');
      return session;
    },
  };
};
