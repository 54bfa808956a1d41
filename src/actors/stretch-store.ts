import { type EventObject, fromCallback } from 'xstate';
import { storedStretch } from '../../contract/storage/play-stretch.ts';
import type { PlayStretch } from '../../domain/play-limits/play-stretch.ts';
import { createStored } from '../browser/stored.ts';

/** Written so often at most while nothing but the time went on. */
const pause = 10_000;

/** The stretch of play as this browser keeps it, shared by its tabs. */
export const createStretchStore = (stored = createStored({ key: 'playStretch', schema: storedStretch })) => {
  let written: PlayStretch | null = null;
  return {
    load: (): PlayStretch | null => stored.read(),
    keep: (stretch: PlayStretch | null): void => {
      if (stretch === null) return;
      const fresh =
        stretch.userId === written?.userId &&
        stretch.startedAt === written.startedAt &&
        stretch.checkedAt === written.checkedAt &&
        stretch.seenAt - written.seenAt < pause;
      if (fresh) return;
      written = stretch;
      stored.write({ version: 1, ...stretch });
    },
    watch: fromCallback<EventObject, undefined, { type: 'stretch.changedElsewhere'; stretch: PlayStretch | null }>(
      ({ sendBack }) => stored.watch((stretch) => sendBack({ type: 'stretch.changedElsewhere', stretch })),
    ),
  };
};
