import { randomBytes, randomUUID } from 'node:crypto';
import type { TakenOver } from '../../contract/http/game-wallet.ts';
import type { OpenedGame } from '../../contract/http/games.ts';
import { signBody } from '../calls/signed-body.ts';
import { users } from '../database/schema/identity.ts';
import type { User } from '../identity/user-repository.ts';
import type { TestServer } from './start-test-server.ts';

export type WalletCallName = 'session' | 'balance' | 'bet' | 'win' | 'rollback' | 'end';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** `ok`, or status and key of a refusal. */
export const wordOf = ({ status, body }: Answer): string => (status === 200 ? 'ok' : `${status} ${body.error}`);

/** A provider of games who knows the secret, and calls the wallet of a server. */
export const signedCalls = ({ app, services, clock }: TestServer) => ({
  call: async (
    name: WalletCallName,
    body: object,
    { by = services.games.secret, at = clock.now(), header = '' } = {},
  ): Promise<Answer> => {
    const payload = JSON.stringify(body);
    const signature = header || signBody(by, at, payload, randomBytes(16).toString('base64url'));
    const answer = await app.inject({
      method: 'POST',
      url: `/games/v1/wallet/${name}`,
      headers: { 'content-type': 'application/json', 'x-provider-signature': signature },
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  },
});

export interface AtGame extends TakenOver {
  sessionId: string;
  code: string;
  /** Sends a call of this session; by default a new transaction of round `r1`. */
  send(name: WalletCallName, body?: object): Promise<Answer>;
}

/** A player at a test server, who opens games. */
export interface GamePlayer {
  user: User;
  token: string;
  start(gameCode?: string, currencyId?: number): Promise<Answer>;
  /** Opens a game and takes it over as its provider does. */
  play(gameCode?: string, currencyId?: number): Promise<AtGame>;
  cash(): Promise<number | undefined>;
}

/** A new player with this much in each wallet. */
export const gamePlayer = async (server: TestServer, cash = 1_000): Promise<GamePlayer> => {
  const { clock, services } = server;
  const username = randomUUID();
  // Nobody signs in with a password here, and to hash one takes its time.
  const row = { username, usernameKey: username, passwordHash: '-', createdAt: clock.now() };
  const [user] = await services.database.insert(users).values(row).returning();
  if (!user) throw new Error('no player');
  for (const currencyId of [1, 2, 1000]) await services.ledger.openWallet(user.id, currencyId, cash);
  const token = (await services.identity.admit(user, false, null)).access_token;
  const { call } = signedCalls(server);

  const start: GamePlayer['start'] = async (game_code = 'fruit', currency_id = 1) => {
    const { status, body } = await server.call('/games/v1/games/startSession', { game_code, currency_id }, token);
    return { status, body: body as Answer['body'] };
  };
  return {
    user,
    token,
    start,
    play: async (game_code = 'fruit', currency_id = 1) => {
      const { url, session_id } = (await start(game_code, currency_id)).body as unknown as OpenedGame;
      const code = new URL(url, 'http://site').searchParams.get('code') ?? '';
      const taken = (await call('session', { code })).body as unknown as TakenOver;
      const own = { token: taken.token, game_code, currency_id };
      return {
        ...taken,
        sessionId: session_id,
        code,
        send: (name, body = {}) => {
          const booking = name === 'balance' ? {} : { round_id: 'r1', transaction_id: randomUUID() };
          return call(name, { ...own, ...booking, ...body });
        },
      };
    },
    cash: async () => (await server.services.ledger.wallets(user.id))[0]?.wallet_0,
  };
};
