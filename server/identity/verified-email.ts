import { RefusedCall } from '../calls/refusal.ts';
import type { Viewer } from './viewer.ts';

/** Deposits, vouchers and payouts answer 403 `verifyEmail` until the player's address is confirmed (decisions, Registration). */
export const requireVerifiedEmail = ({ emailVerified }: Viewer): void => {
  if (!emailVerified) throw new RefusedCall(403, 'verifyEmail');
};
