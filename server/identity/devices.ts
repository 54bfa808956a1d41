import { randomUUID } from 'node:crypto';
import type { Clock } from '../time/clock.ts';
import type { Tokens } from './tokens.ts';

/** How long a browser is known after its last successful sign-in. */
const knownFor = 180 * 24 * 3_600_000;

export interface Devices {
  /** The id of the browser that shows one of these tokens, if one is this player's; else null. */
  known(userId: string | undefined, shown: readonly string[]): Promise<string | null>;
  /** A token by which a browser is known to the player from now on; it proves nothing else. */
  token(userId: string, device?: string | null): Promise<string>;
}

/** Nothing of a device is stored here: its token is signed, and only proves that somebody knew the password in this browser. */
export const createDevices = (tokens: Tokens, clock: Clock): Devices => ({
  known: async (userId, shown) => {
    for (const token of shown) {
      const claims = await tokens.verify('device', token);
      if (claims && claims.sub === userId) return claims.sid;
    }
    return null;
  },
  token: (userId, device) => {
    const now = clock.now();
    return tokens.sign('device', { sub: userId, sid: device ?? randomUUID(), gen: 0 }, now, now + knownFor);
  },
});
