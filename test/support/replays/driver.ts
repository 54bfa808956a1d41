import type { AnyEventObject, StateValue } from 'xstate';
import type { ReplayScreen } from './replay-screen.ts';

/** A step about to be taken. */
export interface DrivenStep {
  event: AnyEventObject;
  /** Where the machine is before it, and the facts that its guards can see. */
  before: StateValue;
  facts: unknown;
  after: StateValue;
  /** What the path goes on with. */
  later: readonly AnyEventObject[];
}

/** What the player sees exactly while the machine is in one of these states. */
export interface Sight {
  /** Of leaf states, their beginnings: `reload.held` covers all below it. */
  states: readonly string[];
  isSeen(screen: ReplayScreen): Promise<boolean>;
}

/** How the events of a machine are caused on the real site. */
export interface Driver {
  /** Whether the page's connections reach the real server, because it causes what comes by them. */
  served?: boolean;
  /** Opens the site; resolves to how many steps of the path the opening page has taken by itself. */
  begin(screen: ReplayScreen, steps: readonly DrivenStep[]): Promise<number>;
  /** By type of event; the first beginning that fits counts, `xstate.after.` is the machine's own timers. */
  drive: Record<string, (screen: ReplayScreen, step: DrivenStep) => Promise<void>>;
  never: Record<string, string>;
  /** Why a path cannot go on where another one ended; undefined where it can. */
  apart?: string;
  /** Why events that have a driver cannot come in this order from outside; null when they can. */
  obstacle(steps: readonly DrivenStep[]): string | null;
  sights: Sight[];
  /** Of states, their beginnings: why one that looks like another of its region is no fault of the screen. */
  alike?: Record<string, string>;
  /** Whether some tenths of a second may pass in this state without a timer of the machine going off. */
  spare(value: StateValue): boolean;
  /** Leaf states that are over before anybody could look: the step after them follows by itself. */
  fleeting?: readonly string[];
}
