import { jwtDecode } from 'jwt-decode';
import { mostDeviceTokens } from '../../contract/entities/user.ts';
import { storedDevices } from '../../contract/storage/session.ts';
import { createStored } from '../browser/stored.ts';

const playerOf = (token: string): string | undefined => {
  try {
    return jwtDecode(token).sub;
  } catch {
    return undefined;
  }
};

/** The players to whom this browser is known, so that a stranger's wrong passwords do not lock them out here. */
export const createDeviceStore = (devices = createStored({ key: 'devices', schema: storedDevices })) => {
  const tokens = (): string[] => devices.read()?.tokens ?? [];
  return {
    tokens,
    keep: (token: string | undefined): void => {
      if (token === undefined) return;
      const others = tokens().filter((other) => playerOf(other) !== playerOf(token));
      devices.write({ version: 1, tokens: [token, ...others].slice(0, mostDeviceTokens) });
    },
  };
};

export type DeviceStore = ReturnType<typeof createDeviceStore>;
