import { randomUUID } from 'node:crypto';
import type { TakenOver } from '../../../contract/http/game-wallet.ts';
import type { OpenedGame } from '../../../contract/http/games.ts';
import { postTo, sayOn } from '../../../server/calls/signed-line.ts';

const answered = async <Answer>(site: string, path: string, body: object, token?: string): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

export const openedCode = async (site: string, token: string, game_code: string): Promise<string> => {
  const { url } = await answered<OpenedGame>(
    site,
    '/games/v1/games/startSession',
    { game_code, currency_id: 1 },
    token,
  );
  return new URL(url, site).searchParams.get('code') ?? '';
};

/** A provider of games with a session: each spin is a bet and the win that ends its round. */
export const createSpinner = async (site: string, secret: string, code: string) => {
  const say = sayOn({ post: postTo(site), secret, clock: Date });
  const call = async <Answer>(name: string, fields: object): Promise<Answer> => {
    const { status, said } = await say(`/games/v1/wallet/${name}`, fields);
    if (status !== 200) throw new Error(`${name} was answered ${status} ${JSON.stringify(said)}`);
    return said as Answer;
  };
  const { token, game_code, currency_id, limits } = await call<TakenOver>('session', { code });
  /** Answers the ids that are new in it. */
  return async (): Promise<string[]> => {
    const [round_id, bet, win] = [randomUUID(), randomUUID(), randomUUID()];
    const inRound = { token, game_code, currency_id, round_id };
    await call('bet', { ...inRound, transaction_id: bet, amount: limits.min });
    const paid = { transaction_id: win, reference_transaction_id: bet, amount: 2 * limits.min, round_closed: true };
    await call('win', { ...inRound, ...paid });
    return [round_id, bet, win];
  };
};

/** Plays a round of reels as a game's page does, and returns how long its answer took, in milliseconds. */
export const createStudioPlayer = async (site: string, code: string, engine: 'slot' | 'fruit') => {
  const opened = await answered<{ token: string; limits: { min: number } }>(site, '/play/v1/open', { open: { code } });
  return async (): Promise<number> => {
    const from = performance.now();
    const bet = { engine, stake: opened.limits.min };
    await answered(site, '/play/v1/round', { token: opened.token, round_id: randomUUID(), bet });
    return performance.now() - from;
  };
};
