import type { FastifyBaseLogger } from 'fastify';
import { titles } from '../../../domain/games/titles.ts';
import type { Database } from '../../database/client.ts';
import type { Clock } from '../../time/clock.ts';
import { type ClockTable, createClockTable } from './clock-table.ts';
import { createFlightTable, type FlightTable } from './flight-table.ts';
import type { StudioSecret } from './sealed.ts';
import type { SharedTable } from './shared-table.ts';
import type { WalletClient } from './wallet-client.ts';

/** The rounds of each title whose rounds are shared; each throws for others. */
export interface SharedTables {
  flights(code: string): FlightTable;
  byClock(code: string): ClockTable;
  of(code: string): SharedTable;
}

/** What every part of the studio works with. */
export interface StudioNeeds {
  database: Database;
  clock: Clock;
  secret: StudioSecret;
  wallet: WalletClient;
  tables: SharedTables;
  log: FastifyBaseLogger;
}

/** Who begins something at the wallet has this long, in milliseconds, before another process takes it over. */
export const lease = 15_000;

export const sharedTables = (secret: StudioSecret): SharedTables => {
  const flights = new Map<string, FlightTable>();
  const tables = new Map<string, ClockTable>();
  for (const title of titles) {
    if (title.engine === 'crash') flights.set(title.code, createFlightTable(title.code, title.config, secret));
    if (title.table) tables.set(title.code, createClockTable(title, title.table, secret));
  }
  const found = <Table>(table: Table | undefined, code: string): Table => {
    if (!table) throw new Error(`${code} has no such rounds`);
    return table;
  };
  return {
    flights: (code) => found(flights.get(code), code),
    byClock: (code) => found(tables.get(code), code),
    of: (code) => found(flights.get(code) ?? tables.get(code), code),
  };
};
