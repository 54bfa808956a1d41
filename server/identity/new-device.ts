import { eq } from 'drizzle-orm';
import { deviceName } from '../../domain/identity/device-name.ts';
import type { Database } from '../database/client.ts';
import { sessions } from '../database/schema/identity.ts';
import { sendMessage } from '../messages/send-message.ts';

/** Tells a player by a message that somebody signs in from a kind of device he never used before. */
export const tellOfNewDevice = async (
  within: Database,
  userId: string,
  userAgent: string | null,
  at: number,
): Promise<void> => {
  const device = userAgent === null ? null : deviceName(userAgent);
  if (device === null) return;
  const used = await within
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const names = used.map((session) => session.userAgent && deviceName(session.userAgent));
  // The first sign-in is from somewhere, too.
  if (used.length === 0 || names.includes(device)) return;
  await sendMessage(within, userId, at, { key: 'newDevice', params: { device } });
};
