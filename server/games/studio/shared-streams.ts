import type { Readable } from 'node:stream';
import type { StudioSession } from './sessions-repository.ts';
import { flightCourse, tableCourse } from './shared-courses.ts';
import { createSharedStream, type SharedStream } from './shared-stream.ts';
import { knownTitle } from './show-round.ts';
import type { StudioNeeds } from './studio-needs.ts';

/** The streams of all titles whose rounds are shared, made when the first page listens. */
export const createSharedStreams = (needs: StudioNeeds) => {
  const { database, tables } = needs;
  const streams = new Map<string, SharedStream>();
  const made = (code: string): SharedStream =>
    createSharedStream(
      knownTitle(code).engine === 'crash'
        ? flightCourse(code, tables.flights(code), database)
        : tableCourse(code, tables.byClock(code), database),
      needs,
    );
  return {
    of: (session: StudioSession): Readable => {
      const stream = streams.get(session.gameCode) ?? made(session.gameCode);
      streams.set(session.gameCode, stream);
      return stream.of(session);
    },
    close: (): void => {
      for (const stream of streams.values()) stream.close();
    },
  };
};
