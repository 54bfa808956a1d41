import type { AnyEventObject, StateValue } from 'xstate';
import type { ReplayScreen } from './replay-screen.ts';

/** A step about to be taken. */
export interface DrivenStep {
  event: AnyEventObject;
  /** Where the machine is before it, and the facts that its guards can see. */
  before: StateValue;
  facts: unknown;
  after: StateValue;
}

/** What the player sees exactly while the machine is in a state. */
export interface Sight {
  /** Of a leaf state, its beginning: `reload.held` stands for all below it. */
  state: string;
  isSeen(screen: ReplayScreen): Promise<boolean>;
}

/**
 * How the events of a machine are caused on the real site. An event that cannot be caused at that point of a path throws
 * NotFromOutside; one that is missing in the table never can.
 */
export interface Driver {
  /** Opens the site so that the machine stands where its paths begin. */
  begin(screen: ReplayScreen, path: readonly AnyEventObject[]): Promise<void>;
  /** By type of event; the longest beginning that fits counts, `xstate.after.` is the machine's own timers. */
  drive: Record<string, (screen: ReplayScreen, step: DrivenStep) => Promise<void>>;
  /** Why an event that has no driver never comes from outside. */
  never: Record<string, string>;
  sights: Sight[];
  /** Whether some tenths of a second may pass in this state without a timer of the machine going off. */
  spare(value: StateValue): boolean;
}
