import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { ConnectivityEvent } from '../../machines/connectivity/connectivity.machine.ts';
import type { Health, SocketName } from '../../machines/reload/reload.machine.ts';
import { type PresenceNews, watchPresence } from '../browser/presence.ts';
import type { ReloadGuard } from '../browser/reload-guard.ts';
import type { Api } from '../transport/api/api.ts';
import type { Connection, ConnectionNews } from '../transport/sockets/connection.ts';

const presenceEvents = {
  focused: { type: 'window.focused' },
  offline: { type: 'browser.wentOffline' },
  online: { type: 'browser.cameOnline' },
} as const satisfies Record<PresenceNews, ConnectivityEvent>;

const socketEvents = {
  connected: 'socket.connected',
  lost: 'socket.lost',
  refused: 'socket.refused',
} as const satisfies Record<ConnectionNews, ConnectivityEvent['type']>;

type PresenceEvent = (typeof presenceEvents)[PresenceNews];
type SocketEvent = { type: (typeof socketEvents)[ConnectionNews]; socket: SocketName };

export const createConnectivityActors = (sockets: Record<SocketName, Connection>) => ({
  watchBrowser: fromCallback<EventObject, undefined, PresenceEvent>(({ sendBack }) =>
    watchPresence((news) => sendBack(presenceEvents[news])),
  ),
  watchSockets: fromCallback<EventObject, undefined, SocketEvent>(({ sendBack }) => {
    const ends = (Object.keys(sockets) as SocketName[]).map((socket) =>
      sockets[socket].watch((news) => sendBack({ type: socketEvents[news], socket })),
    );
    return () => {
      for (const end of ends) end();
    };
  }),
});

/** Asks the server whether it answers, before a page is reloaded. */
export const createAskHealth = (api: Api, guard: ReloadGuard) =>
  fromPromise<Health>(async ({ signal }) => {
    const answered = await api.health.healthz(signal).then(
      () => true,
      () => false,
    );
    return { answered, reloadableIn: guard.reloadableIn() };
  });
