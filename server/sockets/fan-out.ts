import type { Namespace, Socket } from 'socket.io';

/** Unsent bytes of a client before its connection is cut: some snapshots, minutes of a busy list. */
const mostUnsent = 1024 * 1024;

/** An event as bytes of a WebSocket, made once for all who get it. */
export type WireFrame = Buffer;

/** What is used of `ws`; socket.io's own broadcasts take the same way past its sender's framing. */
interface RawSocket {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  readonly _sender: { sendFrame(list: readonly Buffer[]): void };
  terminate(): void;
}

/** A connection of Engine.IO, below all namespaces. */
export type Connection = Socket['conn'];

// Websocket is the only transport in use.
const rawOf = ({ transport }: Connection): RawSocket => (transport as unknown as { socket: RawSocket }).socket;

const largestShort = 125;
const largestMedium = 0xffff;

/** The head of an unmasked final text frame (RFC 6455, 5.2). */
const headOf = (length: number): Buffer => {
  if (length <= largestShort) return Buffer.from([0x81, length]);
  const isMedium = length <= largestMedium;
  const head = Buffer.from([0x81, isMedium ? 126 : 127, ...Array<number>(isMedium ? 2 : 8).fill(0)]);
  if (isMedium) head.writeUInt16BE(length, 2);
  else head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};

/** An event of a namespace: Engine.IO's message (4), Socket.IO's event (2), in one frame. */
export const wireFrame = (namespace: string, event: string, payload: object): WireFrame => {
  const text = Buffer.from(`42${namespace},${JSON.stringify([event, payload])}`);
  return Buffer.concat([headOf(text.length), text]);
};

/** Ends a connection at once, without waiting for what its client has not read. */
export const cut = (connection: Connection): void => {
  const raw = rawOf(connection);
  connection.close(true);
  raw.terminate();
};

/**
 * Writes frames straight to a client, in one go: a broadcast through Engine.IO's buffers, events and a write for each
 * frame's head costs half as much again. A client that does not read is cut instead and false is returned; it comes
 * back and gets a snapshot.
 */
export const deliver = (socket: Socket, frames: readonly WireFrame[]): boolean => {
  const raw = rawOf(socket.conn);
  if (raw.readyState !== raw.OPEN) return true;
  if (raw.bufferedAmount > mostUnsent) {
    cut(socket.conn);
    return false;
  }
  // Its sender takes one or two buffers at a time.
  for (let at = 0; at < frames.length; at += 2) raw._sender.sendFrame(frames.slice(at, at + 2));
  return true;
};

/** The sockets of a namespace that are in a room, on this node. */
export const listenersOf = (namespace: Namespace, room: string): Socket[] => {
  const sockets: Socket[] = [];
  for (const id of namespace.adapter.rooms.get(room) ?? []) {
    const socket = namespace.sockets.get(id);
    if (socket) sockets.push(socket);
  }
  return sockets;
};
