/** The state of a connection: whether it is open, and for how many milliseconds. */
export interface ConnectionState {
  connected: boolean;
  age: number;
}

/** How this browser reaches the servers. */
export interface Diagnosis {
  /** Milliseconds of each round that was answered. */
  rounds: readonly number[];
  sports: ConnectionState;
  feed: ConnectionState;
  /** Milliseconds that the clock of this browser is behind the server's. */
  clockOffset: number;
  /** Null without an answer. */
  version: string | null;
  browser: string;
  page: string;
  /** Matches and messages of the offer that were broken and left out. */
  skipped: number;
}

/** Hours, minutes and seconds as a clock writes them: `1:02:03`, `0:07`. */
export const ageText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
};

/** The round in the middle; null without any. */
export const median = (rounds: readonly number[]): number | null =>
  [...rounds].sort((a, b) => a - b)[Math.floor((rounds.length - 1) / 2)] ?? null;
