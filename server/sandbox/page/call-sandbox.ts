import type { output, ZodMiniType } from 'zod/mini';
import type { Endpoint } from '../../../contract/http/endpoint.ts';

/** What a call was answered; status 0 when there was no answer. */
export interface Answer {
  status: number;
  body: unknown;
}

export const wasDone = ({ status }: Answer): boolean => status === 200;

const queryOf = (input: Record<string, unknown>): string => {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
};

/** Makes a call of the contract; never throws. */
export const callServer = async (
  { method, url }: Endpoint,
  input: Record<string, unknown> = {},
  send: typeof fetch = fetch,
): Promise<Answer> => {
  try {
    const answer =
      method === 'GET'
        ? await send(`${url}${queryOf(input)}`)
        : await send(url, {
            method,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(input),
          });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: null };
  }
};

/** The answer as the contract describes it; null when the call failed or answered something else. */
export const ask = async <E extends Endpoint>(
  endpoint: E,
  input?: Record<string, unknown>,
): Promise<output<E['ok']> | null> => {
  const answer = await callServer(endpoint, input);
  const parsed = (endpoint.ok as ZodMiniType<output<E['ok']>>).safeParse(answer.body);
  return wasDone(answer) && parsed.success ? parsed.data : null;
};
