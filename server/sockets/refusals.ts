/**
 * Why something was refused at a socket: an unknown event, a wrong shape, one topic too many, an unknown topic, a
 * flood, a client that does not read.
 */
const reasons = ['event', 'shape', 'topics', 'topic', 'flood', 'slow'] as const;
export type RefusalReason = (typeof reasons)[number];

/** How often each reason occurred since the start. */
export const createRefusals = () => {
  const counts = Object.fromEntries(reasons.map((reason) => [reason, 0])) as Record<RefusalReason, number>;
  return {
    count: (reason: RefusalReason): void => {
      counts[reason] += 1;
    },
    counts: (): Readonly<Record<RefusalReason, number>> => ({ ...counts }),
  };
};

export type Refusals = ReturnType<typeof createRefusals>;
