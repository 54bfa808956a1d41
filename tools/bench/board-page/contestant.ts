import type { Match } from '../../../contract/entities/match.ts';

/** A way to show the board. It gets everything as text, as it comes from a socket. */
export interface Contestant {
  /** Shows the matches; resolves when they are in the page. */
  mount(root: HTMLElement, matches: readonly Match[]): Promise<void>;
  receive(frame: string): void;
  /** The texts of the cells that are in the page now, in the order of the columns, by match. */
  shown(): Map<string, readonly string[]>;
}
