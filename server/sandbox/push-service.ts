import type { Clock } from '../time/clock.ts';

/** A message as a push service gets it: sealed, so that it learns nothing of it. */
export interface SealedMessage {
  headers: { ttl: string; topic: string; urgency: string; contentEncoding: string; authorization: string };
  /** Base64url. */
  body: string;
  at: number;
}

export interface SandboxPushService {
  /** What it answers: 201, or 410 from a browser that is gone. */
  take(device: string, message: Omit<SealedMessage, 'at'>): number;
  /** The newest first. */
  taken(device: string): SealedMessage[];
  /** From now on the browser is gone. */
  remove(device: string): void;
}

const mostOfDevice = 20;
const mostDevices = 200;

/** A push service of our own, for browsers without one and for testers; what it took is kept in this process alone. */
export const createPushService = (clock: Clock): SandboxPushService => {
  const taken = new Map<string, SealedMessage[]>();
  const gone = new Set<string>();
  return {
    take: (device, message) => {
      if (gone.has(device)) return 410;
      const before = taken.get(device) ?? [];
      taken.delete(device);
      taken.set(device, [{ ...message, at: clock.now() }, ...before].slice(0, mostOfDevice));
      const [oldest] = taken.keys();
      if (taken.size > mostDevices && oldest !== undefined) taken.delete(oldest);
      return 201;
    },
    taken: (device) => taken.get(device) ?? [],
    remove: (device) => {
      taken.delete(device);
      if (gone.size < mostDevices) gone.add(device);
    },
  };
};
