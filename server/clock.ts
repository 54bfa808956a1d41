/** The server's clock: the only source of time for deadlines, prices and tokens. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** A clock that the sandbox can move forward, never back. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
  /** How far it was moved, in milliseconds. */
  offset(): number;
}

/** Real time plus whatever the sandbox advanced it by; `offset` continues an earlier run's advance. */
export const createClock = (offset = 0): MovableClock => {
  let advanced = offset;
  return {
    now: () => Date.now() + advanced,
    advance: (milliseconds) => {
      advanced += milliseconds;
    },
    offset: () => advanced,
  };
};
