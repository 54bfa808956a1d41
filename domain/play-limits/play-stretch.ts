import { playPause } from '../limits.ts';

/**
 * A stretch of time that a player spends here, on one browser, by the server's clock in milliseconds: when it began, when
 * he last looked at its sum, when he was last seen.
 */
export interface PlayStretch {
  userId: string;
  startedAt: number;
  checkedAt: number;
  seenAt: number;
}

/** The stretch that goes on at `now`: the kept one, unless it is somebody else's or a pause ended it. */
export const stretchAt = (kept: PlayStretch | null, userId: string, now: number): PlayStretch => {
  const goesOn = kept !== null && kept.userId === userId && Math.abs(now - kept.seenAt) < playPause;
  return goesOn ? { ...kept, seenAt: now } : { userId, startedAt: now, checkedAt: now, seenAt: now };
};

/** Whether the player's reminder, which he set to every `minutes`, is due. */
export const isCheckDue = ({ checkedAt }: PlayStretch, minutes: number, now: number): boolean =>
  now - checkedAt >= minutes * 60_000;
