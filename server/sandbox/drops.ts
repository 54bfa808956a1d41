import type { FastifyInstance } from 'fastify';

interface Drop {
  userId: string | null;
  url: string | null;
}

/** Answers that a tester wants lost: the call is done and committed, then the line breaks instead of answering. */
export interface Drops {
  arm(drop: Drop): void;
  armed(): readonly (Drop & { id: number })[];
  /** Whether it was still armed. */
  disarm(id: number): boolean;
  install(app: FastifyInstance): void;
}

export const createDrops = (): Drops => {
  const armed: (Drop & { id: number })[] = [];
  let count = 0;
  return {
    arm: (drop) => {
      count += 1;
      armed.push({ ...drop, id: count });
    },
    armed: () => armed,
    disarm: (id) => {
      const index = armed.findIndex((drop) => drop.id === id);
      if (index >= 0) armed.splice(index, 1);
      return index >= 0;
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
