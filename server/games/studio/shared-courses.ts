import type { FlightLine, TableLine } from '../../../contract/games/shared-rounds.ts';
import { tablePhase } from '../../../domain/games/table/table-clock.ts';
import type { Database } from '../../database/client.ts';
import type { ClockTable } from './clock-table.ts';
import type { FlightTable } from './flight-table.ts';
import { countPlayersOf, playersOf } from './rounds-repository.ts';
import type { SharedCourse } from './shared-stream.ts';

const lastShown = 20;
const playersShown = 100;
/** Enough to show how often a number came lately. */
const resultsShown = 200;
const seatsShown = 20;
/** Of rounds that take minutes a page looks back on an hour. */
const minute = 60_000;

/** What is sent of the flights of a title. */
export const flightCourse = (gameCode: string, table: FlightTable, database: Database): SharedCourse => ({
  at: (now) => {
    const { round: flight, closes: takesOff, ends, over, crashAt, seeds } = table.at(now);
    const phase = now < takesOff ? 'betting' : now < ends ? 'flying' : 'ended';
    const until = { betting: takesOff, flying: ends, ended: over }[phase];
    const betting = (): FlightLine => {
      const last = table.before(flight, lastShown);
      return { type: 'betting', flight, takesOff, now, last, chain: table.chainAt(now) };
    };
    const line = (): FlightLine => {
      if (phase === 'betting') return betting();
      return phase === 'flying'
        ? { type: phase, flight, takesOff, now }
        : { type: phase, flight, crashAt, seed: seeds.serverSeed, now };
    };
    const arrival = () => (phase === 'betting' ? [betting()] : [betting(), line()]);
    return { round: flight, phase, until, line, arrival };
  },
  players: async (flight): Promise<FlightLine> => {
    const found = await playersOf(database, { gameCode, sharedRound: flight }, playersShown);
    const players = found.map(({ bet: _, ...one }) => ({ ...one, stake: Number(one.stake) }));
    return { type: 'players', flight, players };
  },
});

/** What is sent of the rounds of a table by the clock; a result when it is drawn, never earlier. */
export const tableCourse = (gameCode: string, table: ClockTable, database: Database): SharedCourse => ({
  at: (now) => {
    const { round, opens, closes, draws, ends: settles, pays, over, result, seeds } = table.at(now);
    const phase = tablePhase(now - opens, table.clock);
    const until = { open: closes, closing: draws, drawn: pays, paid: over }[phase];
    const { cycle } = table.clock;
    const open = (): TableLine => {
      const count = cycle > minute ? (60 * minute) / cycle : resultsShown;
      const field = 'field' in result ? result.field : null;
      const last = table.before(round, count);
      return { type: 'open', round, closes, draws, pays, settles, over, now, field, last, chain: table.chainAt(now) };
    };
    const drawn = (): TableLine => ({ type: 'drawn', round, result, seed: seeds.serverSeed, now });
    const line = (): TableLine => {
      if (phase === 'open') return open();
      return phase === 'drawn' ? drawn() : { type: phase, round, now };
    };
    const arrival = (): TableLine[] => {
      if (phase === 'open') return [open()];
      return phase === 'paid' ? [open(), drawn(), line()] : [open(), line()];
    };
    return { round, phase, until, line, arrival };
  },
  players: async (round): Promise<TableLine> => {
    const of = { gameCode, sharedRound: round };
    const [players, found] = await Promise.all([countPlayersOf(database, of), playersOf(database, of, seatsShown)]);
    const seats = found.map(({ id, stake, currency, bet }) => ({
      id,
      stake: Number(stake),
      currency,
      chips: 'chips' in bet ? bet.chips : [],
    }));
    return { type: 'seats', round, players, seats };
  },
});
