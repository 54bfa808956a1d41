import type { Pushes } from '../bus/pushes.ts';
import type { Metrics } from './metrics.ts';

/** The same pushes, with every outcome of a ticket counted as it is sent. */
export const countedPushes = (pushes: Pushes, metrics: Metrics): Pushes => ({
  ...pushes,
  toUser: (userId, event, payload) => {
    if (event === 'ticketRequestProcessed' && 'mtcResponse' in payload)
      metrics.decided(
        payload.mtcResponse.status,
        Math.max(0, payload.nowTimestamp - payload.createdAtTimestamp) / 1_000,
      );
    pushes.toUser(userId, event, payload);
  },
});
