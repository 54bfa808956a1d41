import type { FastifyBaseLogger } from 'fastify';
import type { Namespace, Socket } from 'socket.io';
import { type AuthAck, sportsEmits } from '../../contract/sockets/sports.ts';
import type { OtherNodes } from '../bus/other-nodes.ts';
import type { Pushes } from '../bus/pushes.ts';
import type { Identity, SocketPass } from '../identity/identity.ts';
import type { Config } from '../process/config.ts';
import type { Clock } from '../time/clock.ts';
import type { Refusals } from './refusals.ts';
import { dropUnknown } from './socket-guard.ts';

const everybody = 'global';
const ofUser = 'user:';
export const userRoom = (userId: string): string => `${ofUser}${userId}`;
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
const sweepEvery = 1_000;
/** Sweeps from one look at the sessions to the next: another node announces their end through NATS, which may be down. */
const sweepsToLook = 5;

/** Who is behind a connection; null for a visitor, and for who is believed no more. */
export const userOf = (socket: Socket): string | null => {
  for (const room of socket.rooms) if (room.startsWith(ofUser)) return room.slice(ofUser.length);
  return null;
};

/** Sends to the rooms of the sports connection, on every node. */
export const pushesOf = (sports: Namespace, others: OtherNodes): Pushes => {
  const here = (room: string, event: string, payload: unknown): void => {
    sports.to(room).emit(event, payload);
  };
  const everywhere = (room: string, event: string, payload: unknown): void => {
    here(room, event, payload);
    others.tell('push', room, event, payload);
  };
  others.hear('push', here);
  return {
    toUser: (userId, event, payload) => everywhere(userRoom(userId), event, payload),
    toAll: (event, payload) => everywhere(everybody, event, payload),
  };
};

export interface SportsNeeds {
  config: Pick<Config, 'socketsPerPlayer'>;
  identity: Identity;
  others: OtherNodes;
  clock: Clock;
  refusals: Refusals;
  log: FastifyBaseLogger;
}

type Answer = (ack: AuthAck) => void;

/** Sockets are believed until `exp` of their pass: at exp, at logout and at session's end they leave the player's room. */
export const serveSports = (sports: Namespace, needs: SportsNeeds): { close(): void } => {
  const { config, identity, others, clock, refusals, log } = needs;
  const passes = new Map<Socket, SocketPass>();

  const silence = (socket: Socket): void => {
    const pass = passes.get(socket);
    if (!pass) return;
    passes.delete(socket);
    socket.leave(userRoom(pass.userId));
    socket.leave(sessionRoom(pass.sessionId));
  };

  /** The player's oldest connections get nothing more where he has too many: no player has that many pages open. */
  const makeRoom = (userId: string): void => {
    const here = [...(sports.adapter.rooms.get(userRoom(userId)) ?? [])];
    for (const id of here.slice(0, -config.socketsPerPlayer)) {
      const oldest = sports.sockets.get(id);
      if (oldest) silence(oldest);
    }
  };

  const authenticate = async (socket: Socket, token: string): Promise<AuthAck> => {
    const first = await identity.admitSocket(token);
    if (!first) {
      silence(socket);
      return { ok: false, exp: null };
    }
    await socket.join(sessionRoom(first.sessionId));
    // Asked again now that an end of the session would reach this socket: it may have ended in between.
    const pass = await identity.admitSocket(token);
    const before = passes.get(socket);
    if (before && (!pass || before.sessionId !== pass.sessionId)) silence(socket);
    if (!pass || !socket.connected) return { ok: false, exp: null };
    passes.set(socket, pass);
    await socket.join(userRoom(pass.userId));
    makeRoom(pass.userId);
    return { ok: true, exp: Math.floor(pass.exp / 1000) };
  };

  sports.on('connection', (socket) => {
    dropUnknown(socket, sportsEmits, refusals);
    socket.join(everybody);
    socket.on('auth', (payload: unknown, answer: unknown) => {
      const acknowledge: Answer = typeof answer === 'function' ? (ack) => answer(ack) : () => undefined;
      const parsed = sportsEmits.auth.safeParse(payload);
      if (!parsed.success) {
        refusals.count('shape');
        return acknowledge({ ok: false, exp: null });
      }
      authenticate(socket, parsed.data.token).then(acknowledge, () => acknowledge({ ok: false, exp: null }));
    });
    socket.on('global', (payload: unknown) => {
      const parsed = sportsEmits.global.safeParse(payload ?? {});
      if (!parsed.success) refusals.count('shape');
      else if (parsed.data.disconnect) socket.leave(everybody);
      else socket.join(everybody);
    });
    socket.on('disconnect', () => passes.delete(socket));
  });

  const endSession = (sessionId: string, userId: string): void => {
    sports.in(sessionRoom(sessionId)).socketsLeave([userRoom(userId), sessionRoom(sessionId)]);
  };
  others.hear('sessionEnded', endSession);
  identity.onSessionEnded(({ sessionId, userId }) => {
    endSession(sessionId, userId);
    others.tell('sessionEnded', sessionId, userId);
  });

  const look = async (): Promise<void> => {
    const asked = [...passes];
    if (asked.length === 0) return;
    const going = await identity.goingAmong([...new Set(asked.map(([, { sessionId }]) => sessionId))]);
    for (const [socket, pass] of asked) {
      if (!going.has(pass.sessionId) && passes.get(socket) === pass) silence(socket);
    }
  };

  let sweeps = 0;
  const sweep = setInterval(() => {
    const now = clock.now();
    for (const [socket, pass] of passes) if (pass.exp <= now) silence(socket);
    sweeps += 1;
    if (sweeps % sweepsToLook === 0) {
      look().catch((error: unknown) => log.error({ err: error }, 'sessions of sockets not looked at'));
    }
  }, sweepEvery);
  sweep.unref();
  return { close: () => clearInterval(sweep) };
};
