import type { FastifyInstance } from 'fastify';
import { exportTransactions, transactions } from '../../contract/http/transactions.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { createMovements } from '../history/movements.ts';
import { movementsCsv } from '../history/movements-csv.ts';
import type { Services } from '../services.ts';
import { playersZone } from '../time/operator-day.ts';
import { register } from './register.ts';

/** Movements of one file. */
const mostExported = 20_000;

export const transactionsRoutes = (app: FastifyInstance, { clock, database, games }: Services): void => {
  const movements = createMovements(database, clock, (code) => games.catalogue.game(code)?.name ?? code);

  register(app, transactions, ({ body, viewer }) => movements.page(viewer.userId, body));

  register(app, exportTransactions, async ({ body: { language, ...filters }, viewer }) => {
    const found = await movements.all(viewer.userId, filters, mostExported);
    if (found === null) throw new RefusedCall(413, 'bodyTooLarge');
    const { time_zone, date_from, date_to } = filters;
    const days = [date_from, date_to].filter((day) => day !== undefined);
    return {
      name: `${['transactions', ...days].join('_')}.csv`,
      csv: movementsCsv(found, language, playersZone(time_zone)),
    };
  });
};
