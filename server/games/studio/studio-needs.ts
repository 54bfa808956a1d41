import type { FastifyBaseLogger } from 'fastify';
import { titles } from '../../../domain/games/titles.ts';
import type { Database } from '../../database/client.ts';
import type { Clock } from '../../time/clock.ts';
import { createFlightTable, type FlightTable } from './flight-table.ts';
import type { StudioSecret } from './sealed.ts';
import type { WalletClient } from './wallet-client.ts';

/** What every part of the studio works with. */
export interface StudioNeeds {
  database: Database;
  clock: Clock;
  secret: StudioSecret;
  wallet: WalletClient;
  /** Of each title whose rounds are shared. */
  flightsOf(code: string): FlightTable;
  log: FastifyBaseLogger;
}

/** Whoever begins something at the wallet has so long, in milliseconds, before another one looks after it. */
export const lease = 15_000;

/** Of a title whose rounds are shared; throws for others. */
export const flightTables = (secret: StudioSecret): StudioNeeds['flightsOf'] => {
  const tables = new Map<string, FlightTable>();
  for (const title of titles) {
    if (title.engine === 'crash') tables.set(title.code, createFlightTable(title.code, title.config, secret));
  }
  return (code) => {
    const table = tables.get(code);
    if (!table) throw new Error(`${code} has no flights`);
    return table;
  };
};
