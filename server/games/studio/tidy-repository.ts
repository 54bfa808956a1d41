import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { studioNeverPlayed, studioRounds, studioSeeds, studioSessions } from '../../database/schema/studio.ts';

const batch = 500;

/** Deletes play money that was opened before an instant, with all that was played for it; true when there is more. */
export const deletePlayMoney = (database: Database, before: number): Promise<boolean> =>
  database.transaction(async (within) => {
    const old = await rowsOf<{ id: string; player: string }>(
      within,
      sql`select id, player from ${studioSessions}
        where ${studioSessions.credit} is not null and ${studioSessions.startedAt} < ${before}::bigint
        order by ${studioSessions.startedAt} limit ${batch} for update skip locked`,
    );
    if (old.length === 0) return false;
    const sessions = sql.join(
      old.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    );
    const players = sql.join(
      old.map(({ player }) => sql`${player}`),
      sql`, `,
    );
    await within.execute(sql`delete from ${studioRounds} where ${studioRounds.session} in (${sessions})`);
    await within.execute(sql`delete from ${studioSeeds} where ${studioSeeds.player} in (${players})`);
    await within.execute(sql`delete from ${studioSessions} where ${studioSessions.id} in (${sessions})`);
    return old.length === batch;
  });

/** Forgets rounds that never came and will not come any more: no call takes that long. */
export const forgetNeverPlayed = async (database: Database, before: number): Promise<void> => {
  await database.execute(sql`delete from ${studioNeverPlayed} where ${studioNeverPlayed.at} < ${before}::bigint`);
};
