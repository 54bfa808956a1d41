import { deviceName } from '../../domain/identity/device-name.ts';
import type { Database } from '../database/client.ts';
import { sendMessage } from '../messages/send-message.ts';
import { userAgentsOf } from './session-repository.ts';

/** Tells a player by a message that somebody signs in from a kind of device he never used before. */
export const tellOfNewDevice = async (
  within: Database,
  userId: string,
  userAgent: string | null,
  at: number,
): Promise<void> => {
  const device = userAgent === null ? null : deviceName(userAgent);
  if (device === null) return;
  const used = await userAgentsOf(within, userId);
  const names = used.map((name) => name && deviceName(name));
  // The first sign-in is from somewhere, too.
  if (used.length === 0 || names.includes(device)) return;
  await sendMessage(within, userId, at, { key: 'newDevice', params: { device } });
};
