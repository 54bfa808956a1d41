import type { FastifyInstance } from 'fastify';

interface Drop {
  userId: string | null;
  url: string | null;
}

/** Answers that a tester wants lost: the call is done and committed, then the line breaks instead of answering. */
export interface Drops {
  arm(drop: Drop): void;
  install(app: FastifyInstance): void;
}

export const createDrops = (): Drops => {
  const armed: Drop[] = [];
  return {
    arm: (drop) => {
      armed.push(drop);
    },
    install: (app) => {
      app.addHook('onSend', async (request, reply) => {
        const path = request.url.split('?', 1)[0] ?? '';
        const index = armed.findIndex(
          ({ userId, url }) =>
            (userId === null || request.viewer?.userId === userId) &&
            (url === null ? request.method === 'POST' && !path.startsWith('/sandbox/') : url === path),
        );
        if (index < 0) return;
        armed.splice(index, 1);
        // The answer begins and breaks off: what a kept-alive connection swallows whole, a browser sends again unasked.
        reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
        reply.raw.write('{', () => request.raw.socket.destroy());
        await new Promise(() => undefined);
      });
    },
  };
};
