import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { callPaths, isFilePath } from '../../contract/http/call-paths.ts';
import { workerQuestions } from '../../contract/service-worker.ts';
import { type PushScope, showPushes } from './pushed.ts';

/** Written in by the build (tools/vite/service-worker.ts): what its document names, and the files that this one begins with. */
declare const firstFiles: { url: string; revision: string | null }[];
declare const documentFiles: string[];
declare const self: Window & PushScope & { skipWaiting(): Promise<void> };

const shell = '/';
const secondsForPage = 4;
const fortnight = 14 * 86_400;

/** While servers are replaced one after the other, one may answer with another build's document: its files are not here. */
const shellOfThisBuild = async (response: Response): Promise<Response | null> => {
  const html = await response.text();
  if (!documentFiles.every((file) => html.includes(file))) return null;
  const headers = new Headers(response.headers);
  // What is announced there is of one address and one language, and without a network half of it cannot come.
  headers.delete('link');
  return new Response(html, { headers });
};

const kept = async ({ request, response }: { request: Request; response: Response }) => {
  if (!response.ok) return null;
  return new URL(request.url).pathname === shell ? shellOfThisBuild(response) : response;
};

/** Whether every tab has come to rest on this build: one that is loading has no mark yet, and one of another build another. */
const isAloneWith = async (mark: string): Promise<boolean> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { held = [] } = await navigator.locks.query();
  const tabs = windows.filter(({ frameType }) => frameType !== 'nested');
  return tabs.length <= held.filter(({ name }) => name === mark).length;
};

// A page that is open goes on with the worker it began with: no wait is skipped before the last of them is gone.
self.addEventListener('message', async ({ data, ports: [port] }) => {
  if (data?.type === workerQuestions.document) port?.postMessage(documentFiles);
  if (data?.type === workerQuestions.skipWaiting && (await isAloneWith(data.mark))) self.skipWaiting();
});
clientsClaim();
showPushes(self);
cleanupOutdatedCaches();
addPlugins([{ cacheWillUpdate: kept }]);
precache(firstFiles);

// What no route names, calls and sockets above all, goes to the network as if there were no worker: no price is ever an old one.
const network = new NetworkOnly({ networkTimeoutSeconds: secondsForPage });
/** Where a newer build waits, the document kept here is the one that the player wants to be rid of. */
const patient = new NetworkOnly();
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    !callPaths.test(url.pathname) &&
    !isFilePath(url.pathname),
  async (options) => {
    try {
      return await (self.registration.waiting ? patient : network).handle(options);
    } catch {
      return (await matchPrecache(shell)) ?? Response.error();
    }
  },
);

addRoute();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: fortnight, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(fonts|icons|logos)\//.test(url.pathname),
  new NetworkFirst({
    cacheName: 'fonts-and-logos',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: fortnight, purgeOnQuotaError: true })],
  }),
);
