import type { FastifyInstance } from 'fastify';

/** Takes the place of the worker that a browser has, empties what that kept, and goes; open pages are left as they are. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/** Where the site is to have no service worker, those in the browsers of earlier visitors must go: without a file they would stay. */
export const endServiceWorkers = (app: FastifyInstance): void => {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(farewell),
  );
};
