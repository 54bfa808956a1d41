import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { output, ZodMiniType } from 'zod/mini';
import type { Endpoint } from '../../contract/http/endpoint.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Viewer } from '../identity/viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The viewer behind the request's bearer token; null without a valid one. */
    authenticate(request: FastifyRequest): Promise<Viewer | null>;
    /** Waits for the player's calls that came first. */
    inTurn<T>(userId: string, call: () => Promise<T>): Promise<T>;
    /** Resolves when no such call is under way. */
    answered(): Promise<void>;
    sandbox: boolean;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

type Parsed<S> = S extends ZodMiniType ? output<S> : undefined;

/** What a handler is given: the parsed body and query, and the viewer (never null where `access` is `player`). */
export interface Call<E extends Endpoint, Seen extends Viewer = Viewer> {
  body: Parsed<E['body']>;
  query: Parsed<E['query']>;
  viewer: E['access'] extends 'player' ? Seen : Seen | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint, Seen extends Viewer = Viewer> = (
  call: Call<E, Seen>,
) => Promise<output<E['ok']>> | output<E['ok']>;

/**
 * Makes a contract endpoint a route of the server: access, validation, answer schema and OpenAPI text all come from the
 * record. `authenticate` is for a call that reads more along with its viewer.
 */
export const register = <E extends Endpoint, Seen extends Viewer = Viewer>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, Seen>,
  authenticate?: (request: FastifyRequest) => Promise<Seen | null>,
): void => {
  if (endpoint.access === 'sandbox' && !app.sandbox) return;
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    config: { isCall: true },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.url.split('/')[1] ?? ''],
      ...(endpoint.access === 'player' ? { security: [{ bearer: [] }] } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { 200: endpoint.ok },
    },
    // Before the body is read: a stranger's megabytes are not parsed.
    onRequest: async (request) => {
      if (endpoint.access === 'player' || endpoint.access === 'visitor') {
        request.viewer = await (authenticate ?? app.authenticate)(request);
      }
      if (endpoint.access === 'player' && request.viewer === null) {
        throw new RefusedCall(401, request.headers.authorization ? 'sessionExpired' : 'snackbarMustLogin');
      }
    },
    handler: (request, reply) => {
      const { body, query, viewer } = request;
      // Fastify validated body and query with the schemas of this very record.
      const call = { body, query, viewer, request, reply } as Call<E, Seen>;
      return endpoint.inTurn && viewer ? app.inTurn(viewer.userId, async () => handler(call)) : handler(call);
    },
  });
};
