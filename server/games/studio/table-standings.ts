import type { TableStanding } from '../../../contract/games/provider.ts';
import { titles } from '../../../domain/games/titles.ts';
import { countPlayersOf } from './rounds-repository.ts';
import type { StudioNeeds } from './studio-needs.ts';

/** Results that a lobby shows of a table. */
const shown = 6;

/** The state of the tables by the clock. */
export const tableStandings = async ({
  tables,
  database,
  clock,
}: Pick<StudioNeeds, 'tables' | 'database' | 'clock'>): Promise<Record<string, TableStanding>> => {
  const now = clock.now();
  const byClock = titles.flatMap(({ code, table }) => (table ? [{ code, table }] : []));
  const standings = byClock.map(async ({ code, table: { closes, cycle } }): Promise<[string, TableStanding]> => {
    const table = tables.byClock(code);
    const { round, opens } = table.at(now);
    const players = await countPlayersOf(database, { gameCode: code, sharedRound: round });
    return [code, { opens, closes, cycle, players, last: table.before(round, shown) }];
  });
  return Object.fromEntries(await Promise.all(standings));
};
