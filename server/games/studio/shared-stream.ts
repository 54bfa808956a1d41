import { PassThrough, type Readable } from 'node:stream';
import type { SharedLine } from '../../../contract/games/shared-rounds.ts';
import { busy } from '../../calls/refusal.ts';
import { endedOf, type StudioSession } from './sessions-repository.ts';
import type { StudioNeeds } from './studio-needs.ts';

/** How long it is not looked whether something has changed, at most, in milliseconds: the sandbox moves its clock. */
const lookInterval = 50;
/** How often the books are asked. */
const askInterval = 500;
const mostStreams = 10_000;
/** A page that reads so slowly that this many bytes wait for it is cut off, and opens another stream. */
const mostWaiting = 64 * 1024;

/** The state of a title's rounds at a moment. */
export interface SharedMoment {
  round: number;
  phase: string;
  /** When the next phase begins. */
  until: number;
  /** The line sent to all when the phase begins. */
  line(): SharedLine;
  /** The lines for a page that joins now. */
  arrival(): SharedLine[];
}

/** What is sent of a title's rounds. */
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
  /** The stream of the rounds for a session's page; its earlier stream ends. */
  of(session: StudioSession): Readable;
  close(): void;
}

/** Streams the state of a title's rounds to all its viewers; does nothing while there are none. */
export const createSharedStream = (
  course: SharedCourse,
  { database, clock, log }: Pick<StudioNeeds, 'database' | 'clock' | 'log'>,
): SharedStream => {
  const listeners = new Map<string, Listener>();
  let timer: NodeJS.Timeout | undefined;
  let told = '';
  let players: { round: number; line: SharedLine } | null = null;
  let asked = 0;
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

  const look = (): SharedMoment => {
    const moment = course.at(clock.now());
    if (nameOf(moment) !== told) write(moment.line(), listeners.values());
    told = nameOf(moment);
    return moment;
  };

  /** A phase is sent at the instant at which it begins, before anything else is done. */
  const keepLooking = (): void => {
    const { until, round } = look();
    timer = setTimeout(keepLooking, Math.min(until - clock.now(), lookInterval)).unref();
    if (asking || performance.now() - asked < askInterval) return;
    asked = performance.now();
    asking = true;
    askBooks(round)
      .catch((error: unknown) => log.warn({ err: error }, 'players of a shared round could not be asked for'))
      .finally(() => {
        asking = false;
      });
  };

  const forget = (listener: Listener): void => {
    if (listeners.get(listener.session) === listener) listeners.delete(listener.session);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    of: ({ id }) => {
      if (listeners.size >= mostStreams) throw busy();
      // Sends what is due to the others first, so that his arrival lines fit the lines that follow for all.
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
        timer = setTimeout(keepLooking).unref();
      }
      return listener.stream;
    },

    close: () => {
      for (const { stream } of listeners.values()) stream.end();
    },
  };
};
