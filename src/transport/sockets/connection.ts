import { Manager } from 'socket.io-client';
import { socketReconnectionDelay, socketReconnectionSpread } from '../../../domain/limits.ts';

/** How a connection fares; `refused` is socket.io's connect_error. */
export type ConnectionNews = 'connected' | 'lost' | 'refused';

/** One socket.io connection of its own, opened on demand, that keeps trying until it is closed. */
export interface Connection {
  open(): void;
  close(): void;
  connected(): boolean;
  /** When it came or went last, by `performance.now()`; when it was made, until then. */
  changedAt(): number;
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
  // socket.io's own back-off doubles; the specification wants a steady 500 ms, so the attempts are timed here.
  const manager = new Manager(origin, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    timeout: attemptTimeout,
  });
  const socket = manager.socket(namespace);
  const watchers = new Set<(news: ConnectionNews) => void>();
  let wanted = false;
  let changedAt = performance.now();
  let attempt: ReturnType<typeof setTimeout> | undefined;

  const tryLater = () => {
    clearTimeout(attempt);
    if (!wanted) return;
    attempt = setTimeout(() => socket.connect(), socketReconnectionDelay + Math.random() * socketReconnectionSpread);
  };
  const tell = (news: ConnectionNews) => {
    for (const watcher of watchers) watcher(news);
  };
  socket.on('connect', () => {
    changedAt = performance.now();
    tell('connected');
  });
  socket.on('disconnect', () => {
    changedAt = performance.now();
    tell('lost');
    tryLater();
  });
  socket.on('connect_error', () => {
    tell('refused');
    tryLater();
  });

  return {
    open() {
      wanted = true;
      socket.connect();
    },
    close() {
      wanted = false;
      clearTimeout(attempt);
      socket.disconnect();
    },
    connected: () => socket.connected,
    changedAt: () => changedAt,
    reconnect() {
      if (!wanted || socket.connected) return;
      clearTimeout(attempt);
      socket.connect();
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    on(event, listener) {
      socket.on(event, listener);
      return () => socket.off(event, listener);
    },
    emit(event, payload) {
      if (socket.connected) socket.emit(event, payload);
    },
    request: (event, payload, timeout) => socket.timeout(timeout).emitWithAck(event, payload),
  };
};
