import { pushMessage } from '../../contract/entities/push.ts';
import { pushChanged } from '../../contract/service-worker.ts';

interface Page {
  url: string;
  frameType: string;
  focus(): Promise<unknown>;
  postMessage(message: object): void;
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushedEvent extends LastingEvent {
  data: { json(): unknown } | null;
}

interface ClickEvent extends LastingEvent {
  notification: Notification;
}

interface ChangeEvent extends LastingEvent {
  oldSubscription?: PushSubscription | null;
}

export interface PushScope {
  registration: ServiceWorkerRegistration;
  location: { origin: string };
  clients: {
    matchAll(of: object): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: string, listener: (event: never) => void): void;
}

/** The words come in the player's language, and are shown as text. */
const show = async (registration: ServiceWorkerRegistration, data: PushedEvent['data']): Promise<void> => {
  const { title, body, tag, lang, path } = pushMessage.parse(data?.json());
  const icon = '/icons/site-large.png';
  await registration.showNotification(title, { body, tag, lang, icon, data: { path } });
};

const pathIn = ({ data }: Notification): string => {
  const path = pushMessage.shape.path.safeParse(data?.path);
  return path.success ? path.data : '/';
};

/** What is pushed is shown; a press on it leads to the page of this site that it is about. */
export const showPushes = (scope: PushScope): void => {
  const { registration, clients, location } = scope;
  const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

  const open = async (path: string): Promise<void> => {
    const url = new URL(path, location.origin).href;
    const there = (await pages()).find((page) => page.frameType !== 'nested' && page.url === url);
    await (there ? there.focus() : clients.openWindow(url));
  };

  const subscribeAnew = async ({ oldSubscription }: ChangeEvent): Promise<void> => {
    const applicationServerKey = oldSubscription?.options.applicationServerKey;
    if (applicationServerKey) await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    // The worker holds no session: a page tells the server, an open one at once.
    for (const page of await pages()) page.postMessage({ type: pushChanged });
  };

  scope.addEventListener('push', (event: PushedEvent) => event.waitUntil(show(registration, event.data)));
  scope.addEventListener('notificationclick', (event: ClickEvent) => {
    event.notification.close();
    event.waitUntil(open(pathIn(event.notification)));
  });
  scope.addEventListener('pushsubscriptionchange', (event: ChangeEvent) => event.waitUntil(subscribeAnew(event)));
};
