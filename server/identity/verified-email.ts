import { RefusedCall } from '../calls/refusal.ts';
import type { Viewer } from './viewer.ts';

/** Deposits, vouchers and payouts answer 403 `verifyEmail` until the player's address is confirmed (decisions, Registration). */
export const requireVerifiedEmail = ({ emailVerified }: Viewer): void => {
  if (!emailVerified) throw new RefusedCall(403, 'verifyEmail');
};

/** Nor does anybody whom the house or his agent has blocked move money: 403 `youAreBlocked`. */
export const requireMayMoveMoney = (viewer: Viewer): void => {
  if (viewer.blocked) throw new RefusedCall(403, 'youAreBlocked');
  requireVerifiedEmail(viewer);
};
