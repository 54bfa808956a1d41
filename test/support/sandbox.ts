import type * as z from 'zod/mini';
import type {
  sandboxBlock,
  sandboxClock,
  sandboxDrop,
  sandboxMaintenance,
  sandboxMarket,
  sandboxMatch,
  sandboxSockets,
  sandboxStatus,
  sandboxTicket,
  sandboxToken,
} from '../../contract/http/sandbox.ts';

interface Commands {
  ticket: z.input<typeof sandboxTicket.body>;
  market: z.input<typeof sandboxMarket.body>;
  match: z.input<typeof sandboxMatch.body>;
  maintenance: z.input<typeof sandboxMaintenance.body>;
  block: z.input<typeof sandboxBlock.body>;
  status: z.input<typeof sandboxStatus.body>;
  sockets: z.input<typeof sandboxSockets.body>;
  token: z.input<typeof sandboxToken.body>;
  drop: z.input<typeof sandboxDrop.body>;
  clock: z.input<typeof sandboxClock.body>;
}

export const post = async <T>(origin: string, path: string, body: unknown, token?: string): Promise<T> => {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** Forces what comes next, as the sandbox page does. */
export const command = <C extends keyof Commands>(origin: string, name: C, body: Commands[C]) =>
  post<Record<string, unknown>>(origin, `/sandbox/v1/${name}`, body);
