import type { LoggedCommand } from '../../contract/http/sandbox.ts';
import type { Clock } from '../time/clock.ts';

const kept = 200;

/** The last sandbox calls this server was asked for, newest first. */
export interface CallLog {
  add(call: Pick<LoggedCommand, 'command' | 'body' | 'status'>): void;
  all(): readonly LoggedCommand[];
}

export const createCallLog = (clock: Clock): CallLog => {
  let calls: LoggedCommand[] = [];
  let count = 0;
  return {
    add: (call) => {
      count += 1;
      calls = [{ id: count, at: clock.now(), ...call }, ...calls].slice(0, kept);
    },
    all: () => calls,
  };
};
