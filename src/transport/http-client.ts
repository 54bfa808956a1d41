import type * as z from 'zod/mini';
import { refusal } from '../../contract/entities/error.ts';
import type { Endpoint } from '../../contract/http/endpoint.ts';
import { RefusedError, UnreachableError } from './call-error.ts';

type Sent<E extends Endpoint, Part extends 'body' | 'query'> =
  E extends Record<Part, infer S extends z.ZodMiniType> ? Record<Part, z.input<S>> : unknown;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Statuses after which a call for players is tried once more with a fresh token; by default 401. */
  renewOn?: readonly number[];
  /** Carried instead of the bearer's, and never renewed. */
  token?: string;
  /** Under the same key the same call moves money once, however often it is made. */
  idempotencyKey?: string;
}

export type CallRequest<E extends Endpoint> = Sent<E, 'body'> & Sent<E, 'query'> & CallOptions;

/** Whose token a call carries, and how to get a fresh one when the server refuses it. */
export interface Bearer {
  accessToken(): string | null;
  /** Resolves to the token to try again with, or null when there is none. */
  renewed(refusedToken: string): Promise<string | null>;
}

export interface HttpClientOptions {
  origin: string;
  bearer: Bearer;
  /** Milliseconds without an answer after which a call counts as unreachable. */
  timeout: number;
  fetch?: typeof fetch;
  /** The answer that came ahead of a call, by its body or query; undefined when none did. A call with a token has an answer of its own. */
  ahead?: (url: string, asked: unknown) => unknown;
  /** Called with how many entries of a list were invalid and left out. */
  onSkipped?: (count: number) => void;
  /** Sees each understood answer, to learn the server's time from it. */
  onAnswer?: (answer: unknown) => void;
}

export interface HttpClient {
  /** Rejects with {@link RefusedError} or {@link UnreachableError}, and with the signal's reason when aborted. */
  call<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<z.output<E['ok']>>;
}

interface Parts extends CallOptions {
  body?: unknown;
  query?: Record<string, unknown>;
}

const address = (origin: string, endpoint: Endpoint, query: Parts['query']) => {
  const url = new URL(endpoint.url, origin);
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  return url;
};

/** The parts of an answer in use. */
type Answered = Pick<Response, 'ok' | 'status' | 'json'>;

const jsonOf = async (response: Answered): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    throw new UnreachableError('The answer is not JSON', { cause });
  }
};

export const createHttpClient = (options: HttpClientOptions): HttpClient => {
  const send = async (endpoint: Endpoint, { body, query, signal, idempotencyKey }: Parts, token: string | null) => {
    const deadline = AbortSignal.timeout(options.timeout);
    try {
      return await (options.fetch ?? fetch)(address(options.origin, endpoint, query), {
        method: endpoint.method,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        body: JSON.stringify(body),
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new UnreachableError(`${endpoint.url} gave no answer`, { cause });
    }
  };

  const sendAuthorised = async (endpoint: Endpoint, parts: Parts): Promise<Answered> => {
    if (parts.token !== undefined) return send(endpoint, parts, parts.token);
    const token = endpoint.access === 'anyone' ? null : options.bearer.accessToken();
    const answer = token === null ? options.ahead?.(endpoint.url, parts.body ?? parts.query) : undefined;
    if (answer !== undefined) return { ok: true, status: 200, json: async () => answer };
    const response = await send(endpoint, parts, token);
    if (token === null || endpoint.access !== 'player') return response;
    if (!(parts.renewOn ?? [401]).includes(response.status)) return response;
    const renewed = await options.bearer.renewed(token);
    return renewed === null ? response : send(endpoint, parts, renewed);
  };

  return {
    async call(endpoint, request) {
      const response = await sendAuthorised(endpoint, request as Parts);
      const answer = await jsonOf(response);
      if (!response.ok) {
        const refused = refusal.safeParse(answer);
        const nothingDone = endpoint.inTurn && refused.data?.error === 'busy';
        if (refused.success && (response.status < 500 || nothingDone))
          throw new RefusedError(response.status, refused.data);
        throw new UnreachableError(`${endpoint.url} answered ${response.status}`, {
          said: refused.data?.error ?? null,
        });
      }
      let understood = endpoint.ok.safeParse(answer);
      if (!understood.success && endpoint.sifted) {
        const { siftAnswer } = await import('./sift.ts');
        understood = endpoint.ok.safeParse(siftAnswer(endpoint.sifted, answer, options.onSkipped));
      }
      if (!understood.success) throw new UnreachableError(`${endpoint.url} answered in another shape`);
      options.onAnswer?.(understood.data);
      return understood.data as z.output<(typeof endpoint)['ok']>;
    },
  };
};
