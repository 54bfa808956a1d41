import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as wallet from '../../contract/http/game-wallet.ts';
import {
  enabledGames,
  endGame,
  gameSessionSums,
  startDemoGame,
  startGame,
  startHouseGame,
} from '../../contract/http/games.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { isSigned } from '../calls/signed-body.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

const done = { error: null, ErrorText: 'ok' } as const;

export const gameRoutes = (app: FastifyInstance, { games }: Services): void => {
  const open = ({ body, viewer }: { body: { game_code: string; currency_id: number }; viewer: Viewer }) => {
    if (viewer.blocked) throw new RefusedCall(403, 'youAreBlocked');
    return games.sessions.open(viewer, body);
  };
  register(app, startGame, open);
  register(app, startHouseGame, open);
  register(app, startDemoGame, ({ body }) => games.sessions.openDemo(body.game_code));
  register(app, enabledGames, () => games.open.codes());
  register(app, gameSessionSums, ({ query, viewer }) => games.rounds.sums(viewer.userId, query.session_id));
  register(app, endGame, async ({ body, viewer }) => {
    await games.sessions.exit(viewer.userId, body.session_id);
    return done;
  });
};

/** What the provider of games does with wallets: only what he signed. */
export const gameWalletRoutes = (app: FastifyInstance, { games, clock, log }: Services): void => {
  const signed = ({ headers, rawBody, url }: FastifyRequest): void => {
    if (isSigned(games.secret, headers['x-provider-signature'], rawBody, clock.now(), true)) return;
    log.warn({ url }, 'a wallet call was not signed by the provider, or long ago');
    throw new RefusedCall(403, 'forbidden');
  };

  register(app, wallet.walletSession, ({ body, request }) => {
    signed(request);
    return games.sessions.takeOver(body.code);
  });
  register(app, wallet.walletBalance, async ({ body, request }) => {
    signed(request);
    const { currencyId, balance } = await games.wallet.balance(body);
    return { ...done, currency_id: currencyId, balance };
  });
  register(app, wallet.walletBet, ({ body, request }) => {
    signed(request);
    return games.wallet.bet(body);
  });
  register(app, wallet.walletWin, ({ body, request }) => {
    signed(request);
    return games.wallet.win(body);
  });
  register(app, wallet.walletRollback, ({ body, request }) => {
    signed(request);
    return games.wallet.rollback(body);
  });
  register(app, wallet.walletEnd, ({ body, request }) => {
    signed(request);
    return games.wallet.end(body);
  });
};
