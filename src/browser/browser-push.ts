import { pushChanged } from '../../contract/service-worker.ts';

/** Longer than a first worker takes on a slow phone; where none ever comes, there are no notifications. */
const workerPatience = 10_000;

const workerReady = (): Promise<ServiceWorkerRegistration | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), workerPatience);
    navigator.serviceWorker.ready.then((registration) => {
      clearTimeout(timer);
      resolve(registration);
    });
  });

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const sameBytes = (one: Uint8Array, other: ArrayBuffer | null | undefined): boolean =>
  other?.byteLength === one.length && new Uint8Array(other).every((byte, index) => byte === one[index]);

/** Notifications as this browser has them. */
export const createBrowserPush = () => {
  const isThere =
    import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const manager = async (): Promise<PushManager | null> =>
    isThere ? ((await workerReady())?.pushManager ?? null) : null;
  return {
    isThere: async (): Promise<boolean> => (await manager()) !== null,
    permission: (): NotificationPermission => ('Notification' in window ? Notification.permission : 'default'),
    ask: (): Promise<NotificationPermission> => Notification.requestPermission(),
    /** The subscription that is good for this key; one of another key is let go. */
    async current(publicKey: string): Promise<PushSubscription | null> {
      const subscription = (await (await manager())?.getSubscription()) ?? null;
      if (subscription === null || sameBytes(bytesOf(publicKey), subscription.options.applicationServerKey))
        return subscription;
      await subscription.unsubscribe();
      return null;
    },
    async endpoint(): Promise<string | null> {
      return (await (await manager())?.getSubscription())?.endpoint ?? null;
    },
    async subscribe(publicKey: string): Promise<PushSubscription> {
      const here = await manager();
      if (here === null) throw new Error('There is no push manager');
      return here.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
    },
    /** Reports that the permission or the subscription was changed elsewhere. */
    watch(listener: () => void): () => void {
      if (!isThere) return () => undefined;
      const ended = new AbortController();
      const { signal } = ended;
      navigator.serviceWorker.addEventListener('message', ({ data }) => data?.type === pushChanged && listener(), {
        signal,
      });
      navigator.permissions
        ?.query({ name: 'notifications' })
        .then((status) => status.addEventListener('change', listener, { signal }))
        .catch(() => undefined);
      return () => ended.abort();
    },
  };
};
export type BrowserPush = ReturnType<typeof createBrowserPush>;
