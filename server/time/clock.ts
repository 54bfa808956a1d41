/** The server's time: the only source of it for deadlines, prices and tokens. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** How a statement learns the instant: the database's own clock and what the sandbox added to it, or an instant that is fixed. */
export interface Reading {
  fixed: number | null;
  advanced: number;
}

/** A clock by which transactions decide (server/database/instant.ts). */
export interface TransactionClock extends Clock {
  reading(): Reading;
}

/** A clock that the sandbox can move forward, never back. */
export interface MovableClock extends TransactionClock {
  advance(milliseconds: number): void;
  /** How far it was moved, in milliseconds. */
  offset(): number;
  /** How far this machine's clock is ahead of the time that counts, in milliseconds; below 0 it is behind. */
  machineOff(): number;
}

export interface ServerClock extends MovableClock {
  /** From now on the database's clock is the one that counts; it was last `epoch` ahead of the time elapsed here. */
  follow(epoch: number): void;
}

/**
 * Time as it elapses, which no step of the machine's clock changes, plus whatever the sandbox advanced it by; `offset`
 * continues an earlier run's advance. On its own it goes on where the machine's clock is ahead, as after a sleep, but
 * never back: a deadline that is over stays over.
 */
export const createClock = (offset = 0, machine: () => number = Date.now): ServerClock => {
  let advanced = offset;
  let epoch = machine() - performance.now();
  let following = false;
  const plain = (): number => {
    // In this order: were the process to stand still between the two, the other way round would stay ahead for good.
    const at = machine();
    const elapsed = performance.now();
    if (!following) epoch = Math.max(epoch, at - elapsed);
    return Math.floor(epoch + elapsed);
  };
  return {
    now: () => plain() + advanced,
    reading: () => ({ fixed: following ? null : plain() + advanced, advanced }),
    advance: (milliseconds) => {
      advanced += milliseconds;
    },
    offset: () => advanced,
    machineOff: () => Math.round(machine() - plain()),
    follow: (heard) => {
      following = true;
      epoch = heard;
    },
  };
};
