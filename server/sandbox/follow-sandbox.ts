import type { MovableClock } from '../clock.ts';
import type { LivingFeed } from '../feed/feed.ts';
import type { OtherNodes } from '../sockets/other-nodes.ts';
import type { FeedCommand } from './sandbox.ts';

/** Bends feed and clock of this node as a tester bent them on another; a node that starts later reads them in the database. */
export const followSandbox = (others: OtherNodes, feed: LivingFeed, clock: MovableClock): void => {
  others.hear('feedCommand', (command: FeedCommand) => feed.applyCommand(command));
  others.hear('feedCommandRevoked', (id: number) => feed.revokeCommand(id));
  others.hear('clockAdvanced', (milliseconds: number) => clock.advance(milliseconds));
};
