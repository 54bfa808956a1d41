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

const begin = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
  if (!isFirst) return;
  // What the page has loaded so far went past the worker: language, fonts, late parts.
  const { active } = await serviceWorker.ready;
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
};

/** Lets the browser keep the site for a visit without a network; where it will not, the site is as it was. */
export const startServiceWorker = (): void => {
  // In a frame, the theme editor's, the page around it has done so.
  if (window.top !== window || !('serviceWorker' in navigator)) return;
  begin().catch(() => undefined);
};
