import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { feedVersion } from '../../contract/feed/feed-values.ts';
import { type RecordedValue, recordedValue, recordingHead } from '../../contract/feed/recording.ts';
import type { BucketListener, FeedBucket } from '../bus/feed-bucket.ts';
import { shifted } from '../feed/stream/shifted.ts';
import { readValue, writeValue } from '../feed/stream/values.ts';
import type { Clock } from '../time/clock.ts';

interface RecordingNeeds {
  join(listener: BucketListener): Promise<FeedBucket>;
  clock: Clock;
  file: string;
}

export interface Recording {
  /** Lines so far. */
  lines(): number;
  /** Ends it; the file is whole then. */
  close(): Promise<void>;
}

/**
 * Records the current values and all that are published from now on, as lines of JSON in a gzip file
 * (contract/feed/recording.ts).
 */
export const recordFeed = async ({ join, clock, file }: RecordingNeeds): Promise<Recording> => {
  const startedAt = clock.now();
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(file));
  const write = (line: unknown): void => {
    zip.write(`${JSON.stringify(line)}\n`);
  };
  let lines = 0;
  write({ version: feedVersion, startedAt } satisfies z.infer<typeof recordingHead>);
  const bucket = await join({
    hear: (key, value) => {
      // Which server published does not matter to a replay.
      if (key === 'claim') return;
      lines += 1;
      write({ after: clock.now() - startedAt, key, value: readValue(value) } satisfies RecordedValue);
    },
    begun: () => undefined,
    forget: () => undefined,
  });
  return {
    lines: () => lines,
    close: async () => {
      await bucket.close();
      zip.end();
      await written;
    },
  };
};

interface PlayNeeds {
  file: string;
  clock: Clock;
  hear(key: string, value: Uint8Array): void;
  ending?: AbortSignal;
}

/** Publishes a recorded feed as if it happened now, in the time it took; resolves at its end. */
export const playFeed = async ({ file, clock, hear, ending }: PlayNeeds): Promise<void> => {
  const bytes = createReadStream(file);
  const lines = createInterface({ input: bytes.pipe(createGunzip()) });
  const begun = performance.now();
  let by: number | null = null;
  try {
    for await (const line of lines) {
      if (by === null) {
        by = clock.now() - recordingHead.parse(JSON.parse(line)).startedAt;
        continue;
      }
      const { after, key, value } = recordedValue.parse(JSON.parse(line));
      const wait = after - (performance.now() - begun);
      if (wait > 0) await pause(wait, undefined, { signal: ending });
      hear(key, writeValue(shifted(key, value, by)));
    }
  } finally {
    lines.close();
    bytes.destroy();
    await finished(bytes).catch(() => undefined);
  }
};
