import { PassThrough, type Readable } from 'node:stream';
import type { FlightLine } from '../../../contract/games/studio.ts';
import { busy } from '../../calls/refusal.ts';
import type { TimedFlight } from './flight-table.ts';
import { playersOfFlight } from './rounds-repository.ts';
import { endedOf, type StudioSession } from './sessions-repository.ts';
import type { StudioNeeds } from './studio-needs.ts';

/** How often it is looked whether something has changed, in milliseconds; every how many looks the books are asked. */
const lookInterval = 50;
const looksPerAsking = 10;
const lastShown = 20;
const playersShown = 100;
const mostStreams = 10_000;
/** A page that reads so slowly that this many bytes wait for it is cut off, and opens another stream. */
const mostWaiting = 64 * 1024;

type Phase = Exclude<FlightLine['type'], 'players'>;

interface Listener {
  session: string;
  stream: PassThrough;
}

export interface FlightStream {
  /** What a session's page is told of the flights; its stream before this one ends. */
  of(session: StudioSession): Readable;
  close(): void;
}

const phaseOf = ({ takesOff, ends }: TimedFlight, now: number): Phase =>
  now < takesOff ? 'betting' : now < ends ? 'flying' : 'ended';

/** Tells all who look on at a title's flights how they stand; nothing is done while nobody does. */
export const createFlightStream = (code: string, { database, clock, flightsOf, log }: StudioNeeds): FlightStream => {
  const listeners = new Map<string, Listener>();
  let timer: NodeJS.Timeout | undefined;
  let told = '';
  let players: FlightLine | null = null;
  let looks = 0;
  let asking = false;

  const write = (line: FlightLine, to: Iterable<Listener>): void => {
    const text = `${JSON.stringify(line)}\n`;
    for (const { stream } of to) if (!stream.write(text) && stream.writableLength > mostWaiting) stream.destroy();
  };

  const lineOf = (flight: TimedFlight, phase: Phase, now: number): FlightLine => {
    const { crashAt, takesOff, seeds } = flight;
    const named = { flight: flight.flight, now };
    if (phase === 'ended') return { type: phase, ...named, crashAt, seed: seeds.serverSeed };
    if (phase === 'flying') return { type: phase, ...named, takesOff };
    const table = flightsOf(code);
    return { type: phase, ...named, takesOff, last: table.before(flight.flight, lastShown), chain: table.chainAt(now) };
  };

  const askBooks = async (flight: number): Promise<void> => {
    const found = await playersOfFlight(database, flight, playersShown);
    const line: FlightLine = {
      type: 'players',
      flight,
      players: found.map((one) => ({ ...one, stake: Number(one.stake) })),
    };
    const isNews = JSON.stringify(line) !== JSON.stringify(players);
    players = line;
    if (isNews) write(line, listeners.values());
    for (const session of await endedOf(database, [...listeners.keys()])) listeners.get(session)?.stream.end();
  };

  const look = (): void => {
    const now = clock.now();
    const flight = flightsOf(code).at(now);
    const phase = phaseOf(flight, now);
    const state = `${flight.flight} ${phase}`;
    if (state !== told) write(lineOf(flight, phase, now), listeners.values());
    told = state;
    looks += 1;
    if (looks % looksPerAsking !== 0 || asking) return;
    asking = true;
    askBooks(flight.flight)
      .catch((error: unknown) => log.warn({ err: error }, 'players of a flight could not be asked for'))
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
      const now = clock.now();
      const flight = flightsOf(code).at(now);
      const phase = phaseOf(flight, now);
      write(lineOf(flight, 'betting', now), [listener]);
      if (phase !== 'betting') write(lineOf(flight, phase, now), [listener]);
      if (players?.type === 'players' && players.flight === flight.flight) write(players, [listener]);
      if (timer === undefined) {
        told = `${flight.flight} ${phase}`;
        timer = setInterval(look, lookInterval).unref();
      }
      return listener.stream;
    },

    close: () => {
      for (const { stream } of listeners.values()) stream.end();
    },
  };
};
