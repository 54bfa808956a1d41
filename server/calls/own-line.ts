import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Post } from './signed-line.ts';

/** Lets parts of this process that know each other only by HTTP calls make these calls without a socket. */
export interface OwnLine {
  /** Posts a body; rejects as long as nobody answers. */
  post: Post;
  /** From now on this app answers. */
  through(app: FastifyInstance): void;
  /** Whether a call came by this line: those of all players do, and none of them may be counted for an address. */
  isOwn(request: FastifyRequest): boolean;
}

const header = 'x-own-line';

export const createOwnLine = (): OwnLine => {
  const pass = randomBytes(32).toString('base64url');
  let answering: FastifyInstance | null = null;
  return {
    post: async (url, headers, payload) => {
      if (!answering) throw new Error('nobody answers yet');
      const answer = await answering.inject({ method: 'POST', url, headers: { ...headers, [header]: pass }, payload });
      return { status: answer.statusCode, body: answer.body };
    },
    through: (app) => {
      answering = app;
    },
    isOwn: ({ headers }) => headers[header] === pass,
  };
};
