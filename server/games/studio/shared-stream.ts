import { PassThrough, type Readable } from 'node:stream';
import type { SharedLine } from '../../../contract/games/shared-rounds.ts';
import { busy } from '../../calls/refusal.ts';
import { endedOf, type StudioSession } from './sessions-repository.ts';
import type { StudioNeeds } from './studio-needs.ts';

/** How often it is looked whether something has changed, in milliseconds; every how many looks the books are asked. */
const lookInterval = 50;
const looksPerAsking = 10;
const mostStreams = 10_000;
/** A page that reads so slowly that this many bytes wait for it is cut off, and opens another stream. */
const mostWaiting = 64 * 1024;

/** Where the rounds of a title stand at a moment. */
export interface SharedMoment {
  round: number;
  phase: string;
  /** What all are told when the phase begins. */
  line(): SharedLine;
  /** What somebody is told who comes now. */
  arrival(): SharedLine[];
}

/** What is told of a title's rounds. */
export interface SharedCourse {
  at(now: number): SharedMoment;
  /** Who is in a round, by the books. */
  players(round: number): Promise<SharedLine>;
}

interface Listener {
  session: string;
  stream: PassThrough;
}

export interface SharedStream {
  /** What a session's page is told of the rounds; its stream before this one ends. */
  of(session: StudioSession): Readable;
  close(): void;
}

/** Tells all who look on at a title's rounds how they stand; nothing is done while nobody does. */
export const createSharedStream = (
  course: SharedCourse,
  { database, clock, log }: Pick<StudioNeeds, 'database' | 'clock' | 'log'>,
): SharedStream => {
  const listeners = new Map<string, Listener>();
  let timer: NodeJS.Timeout | undefined;
  let told = '';
  let players: { round: number; line: SharedLine } | null = null;
  let looks = 0;
  let asking = false;

  const write = (line: SharedLine, to: Iterable<Listener>): void => {
    const text = `${JSON.stringify(line)}\n`;
    for (const { stream } of to) if (!stream.write(text) && stream.writableLength > mostWaiting) stream.destroy();
  };

  const nameOf = ({ round, phase }: SharedMoment): string => `${round} ${phase}`;

  const askBooks = async (round: number): Promise<void> => {
    const line = await course.players(round);
    const isNews = JSON.stringify(line) !== JSON.stringify(players?.line);
    players = { round, line };
    if (isNews) write(line, listeners.values());
    for (const session of await endedOf(database, [...listeners.keys()])) listeners.get(session)?.stream.end();
  };

  const look = (): void => {
    const moment = course.at(clock.now());
    if (nameOf(moment) !== told) write(moment.line(), listeners.values());
    told = nameOf(moment);
    looks += 1;
    if (looks % looksPerAsking !== 0 || asking) return;
    asking = true;
    askBooks(moment.round)
      .catch((error: unknown) => log.warn({ err: error }, 'players of a shared round could not be asked for'))
      .finally(() => {
        asking = false;
      });
  };

  const forget = (listener: Listener): void => {
    if (listeners.get(listener.session) === listener) listeners.delete(listener.session);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    of: ({ id }) => {
      if (listeners.size >= mostStreams) throw busy();
      // Lines for all are about to be the same for him: he hears what was told, and then what all hear.
      if (timer !== undefined) look();
      listeners.get(id)?.stream.end();
      const listener = { session: id, stream: new PassThrough() };
      listener.stream.on('close', () => forget(listener));
      listeners.set(id, listener);
      const moment = course.at(clock.now());
      for (const line of moment.arrival()) write(line, [listener]);
      if (players?.round === moment.round) write(players.line, [listener]);
      if (timer === undefined) {
        told = nameOf(moment);
        timer = setInterval(look, lookInterval).unref();
      }
      return listener.stream;
    },

    close: () => {
      for (const { stream } of listeners.values()) stream.end();
    },
  };
};
