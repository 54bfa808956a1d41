import { socketReconnectionDelay, socketReconnectionSpread } from '../../../domain/limits.ts';
import { openSocket, type Socket } from './socket.ts';

/** How a connection fares; `refused` is socket.io's connect_error. */
export type ConnectionNews = 'connected' | 'lost' | 'refused';

/** One socket.io connection of its own, opened on demand, that keeps trying until it is closed. */
export interface Connection {
  open(): void;
  close(): void;
  connected(): boolean;
  /** Tries at once instead of waiting for the next attempt; does nothing while connected. */
  reconnect(): void;
  watch(listener: (news: ConnectionNews) => void): () => void;
  on(event: string, listener: (payload: unknown) => void): () => void;
  /** Dropped while not connected: subscriptions are rebuilt on every connect, never replayed from a buffer. */
  emit(event: string, payload: unknown): void;
  /** Emits and waits for the server's acknowledgement. */
  request(event: string, payload: unknown, timeout: number): Promise<unknown>;
}

/** An attempt that hangs longer counts as refused. */
const attemptTimeout = 5_000;

export const createConnection = (origin: string, namespace: `/${string}`): Connection => {
  const watchers = new Set<(news: ConnectionNews) => void>();
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let wanted = false;
  let socket: Socket | null = null;
  let attempt: ReturnType<typeof setTimeout> | undefined;

  const tell = (news: ConnectionNews) => {
    for (const watcher of watchers) watcher(news);
  };
  const tryNow = () => {
    clearTimeout(attempt);
    socket ??= openSocket(origin, namespace, attemptTimeout, {
      connected: () => tell('connected'),
      ended(wasConnected) {
        socket = null;
        if (wanted) attempt = setTimeout(tryNow, socketReconnectionDelay + Math.random() * socketReconnectionSpread);
        if (wasConnected) tell('lost');
        else if (wanted) tell('refused');
      },
      event(name, payload) {
        for (const listener of listeners.get(name) ?? []) listener(payload);
      },
    });
  };

  return {
    open() {
      wanted = true;
      tryNow();
    },
    close() {
      wanted = false;
      clearTimeout(attempt);
      socket?.close();
    },
    connected: () => socket?.connected() ?? false,
    reconnect() {
      if (wanted) tryNow();
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    on(event, listener) {
      const heard = listeners.get(event) ?? new Set();
      listeners.set(event, heard.add(listener));
      return () => heard.delete(listener);
    },
    emit(event, payload) {
      if (socket?.connected()) socket.emit(event, payload);
    },
    request: (event, payload, timeout) =>
      socket?.connected() ? socket.request(event, payload, timeout) : Promise.reject(new Error('Not connected')),
  };
};
