import type { Connection, ConnectionNews } from '../../../src/transport/sockets/connection.ts';

/** A connection whose other end is the test: it decides what arrives, and gets what is sent. */
export const connectionOf = (heard: (event: string, payload: unknown) => void) => {
  const listeners = new Map<string, (payload: unknown) => void>();
  let watcher: (news: ConnectionNews) => void = () => undefined;
  let connected = false;
  const connection: Connection = {
    open: () => undefined,
    close: () => undefined,
    connected: () => connected,
    changedAt: () => 0,
    reconnect: () => undefined,
    watch: (listener) => {
      watcher = listener;
      return () => undefined;
    },
    on: (event, listener) => {
      listeners.set(event, listener);
      return () => listeners.delete(event);
    },
    emit: heard,
    request: () => Promise.reject(new Error('not asked')),
  };
  return {
    connection,
    goes: (news: ConnectionNews) => {
      connected = news === 'connected';
      watcher(news);
    },
    says: (event: string, payload: unknown) => listeners.get(event)?.(payload),
  };
};
