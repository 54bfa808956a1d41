import { documentFiles, workerQuestions } from '../../contract/service-worker.ts';
import { markTab } from './tab-marks.ts';
import { whenIdle } from './when-idle.ts';

const address = '/sw.js';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

/** The one address of a script that the site ever makes of a text; the policy that the server allows lets no other through. */
const trustedAddress = (): string => {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
  );
};

const register = async (): Promise<ServiceWorkerRegistration> => {
  await whenIdle();
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
  if (isFirst) void keepLoaded();
  return registration;
};

/** What the page has loaded so far went past its first worker: language, fonts, late parts. */
const keepLoaded = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
};

/** Reports each waiting worker once. */
const watchWaiting = (
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
  tell: (worker: ServiceWorker) => void,
): void => {
  let known: ServiceWorker | null = null;
  const look = () => {
    const { waiting } = registration;
    if (waiting === null || waiting === known) return;
    known = waiting;
    tell(waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look, { signal });
  registration.addEventListener('updatefound', follow, { signal });
  follow();
  look();
};

/** Never answered by a worker that only comes to end them all. */
const askForDocument = (worker: ServiceWorker): Promise<string[]> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(documentFiles.parse(data));
    worker.postMessage({ type: workerQuestions.document }, [port2]);
  });

const isNamedHere = (file: string): boolean => document.querySelector(`[src="${file}"], [href="${file}"]`) !== null;

/** Of this build, by the document's last script: the first is the same in all builds. */
const ownMark = (): string =>
  `build ${[...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].at(-1)?.src}`;

/** The worker that keeps the site in this browser; where it will not, the site is as it was. */
export const createSiteWorker = () => {
  let registration: ServiceWorkerRegistration | null = null;
  return {
    /** Starts it, and reports of every waiting worker whether it is of this page's build. */
    watch(tell: (ofPage: boolean) => void): () => void {
      // In a frame, the theme editor's, the page around it has done so.
      if (!import.meta.env.PROD || window.top !== window || !('serviceWorker' in navigator)) return () => undefined;
      const ended = new AbortController();
      ended.signal.addEventListener('abort', markTab(ownMark()));
      register()
        .then((registered) => {
          registration = registered;
          watchWaiting(registered, ended.signal, async (worker) => {
            const files = await askForDocument(worker);
            if (!ended.signal.aborted) tell(files.every(isNamedHere));
          });
        })
        .catch(() => undefined);
      return () => ended.abort();
    },
    /** Has the browser ask the server for a new one. */
    check(): void {
      registration?.update().catch(() => undefined);
    },
    /** Lets the worker that waits take over, unless a tab is not of its build, or not at rest yet. */
    handOver(): void {
      registration?.waiting?.postMessage({ type: workerQuestions.skipWaiting, mark: ownMark() });
    },
  };
};

export type SiteWorker = ReturnType<typeof createSiteWorker>;
