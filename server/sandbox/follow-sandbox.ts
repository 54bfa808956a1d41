import type { OtherNodes } from '../bus/other-nodes.ts';
import type { BentFeed } from '../feed/simulator/create-simulator.ts';
import type { FeedCommand } from '../feed/simulator/overrides.ts';
import type { MovableClock } from '../time/clock.ts';

/** Bends feed and clock of this node as a tester bent them on another; a node that starts later reads them in the database. */
export const followSandbox = (others: OtherNodes, feed: BentFeed, clock: MovableClock): void => {
  others.hear('feedCommand', (command: FeedCommand) => feed.applyCommand(command));
  others.hear('feedCommandRevoked', (id: number) => feed.revokeCommand(id));
  others.hear('clockAdvanced', (milliseconds: number) => clock.advance(milliseconds));
};
