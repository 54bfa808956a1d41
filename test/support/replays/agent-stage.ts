import { randomUUID } from 'node:crypto';
import type { Tokens } from '../../../contract/entities/user.ts';
import { firstPassword } from '../account-screen.ts';
import { signedIn, tokensOf } from '../player-api.ts';
import { command, post } from '../sandbox.ts';

/** Who becomes an agent, with what he has as his float. */
const username = 'agent-above';

/** Two who are below him, by accounts of fixed ids: made once, however many paths begin. */
export const below = ['below.one', 'below.two'] as const;
const ids = ['7c0ad9b4-9f0a-4c55-8a8e-2f4f0a3f8d01', '7c0ad9b4-9f0a-4c55-8a8e-2f4f0a3f8d02'] as const;

const create = (origin: string, token: string, nth: 0 | 1) =>
  post(origin, '/cms/v1/agency/createUser', { id: ids[nth], username: below[nth], password: firstPassword }, token);

/** Appoints him, however often it is asked for; resolves to the code by which players come to him. */
export const appointAgent = async (origin: string): Promise<string> => {
  await command(origin, 'player', { username });
  return (await command(origin, 'agent', { username })).code;
};

export const signInAgent = async (origin: string): Promise<Tokens> => {
  await appointAgent(origin);
  const tokens = await tokensOf(origin, username);
  for (const nth of [0, 1] as const) await create(origin, tokens.access_token, nth);
  return tokens;
};

/** While something is done the agent has nothing: it is all with the second of those below him. */
export const withoutFloat = async (origin: string, work: () => Promise<unknown>): Promise<void> => {
  const { access_token: token } = await tokensOf(origin, username);
  const amount = await (await signedIn(origin, username)).credit();
  const move = async (path: 'addCredit' | 'decCredit') => {
    const order = { userId: ids[1], currency_id: 1, amount };
    const answer = await fetch(`${origin}/cms/v1/agency/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(order),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  await move('addCredit');
  await work();
  await move('decCredit');
};
