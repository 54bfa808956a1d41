import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { agencyMembers, agencyPaths } from '../database/schema/agency.ts';
import { users } from '../database/schema/identity.ts';

/** Somebody below an agent, as the tree has him. */
export interface StoredBelow {
  userId: string;
  username: string;
  isAgent: boolean;
  depth: number;
  parent: string;
  parentName: string;
  blocked: boolean;
  joinedAt: number;
}

/** Whom of those below an agent a list is about. */
export interface WantedBelow {
  /** Somebody alone. */
  userId?: string;
  agents?: boolean;
  /** What names hold, folded. */
  words?: string;
}

const wantedBy = ({ userId, agents, words }: WantedBelow): SQL[] => [
  ...(userId === undefined ? [] : [sql`m.user_id = ${userId}`]),
  ...(agents ? [sql`m.is_agent`] : []),
  ...(words === undefined ? [] : [sql`position(${words} in u.username_key) > 0`]),
];

const below = (agent: string, wanted: WantedBelow) => sql`
  from ${agencyPaths} p join ${agencyMembers} m on m.user_id = p.below join ${users} u on u.id = m.user_id
  where ${sql.join([sql`p.above = ${agent} and p.depth > 0`, ...wantedBy(wanted)], sql` and `)}`;

/** Those below an agent, by name. */
export const membersBelow = (
  database: Database,
  agent: string,
  wanted: WantedBelow,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredBelow[]> =>
  rowsOf<StoredBelow>(
    database,
    sql`select f.*, a.username as "parentName" from (
        select m.user_id as "userId", u.username, u.username_key as key, m.is_agent as "isAgent", p.depth, m.parent, u.blocked,
          m.joined_at::float8 as "joinedAt" ${below(agent, wanted)}
        order by u.username_key limit ${limit} offset ${offset}
      ) f join ${users} a on a.id = f.parent order by f.key`,
  );

export const countBelow = async (database: Database, agent: string, wanted: WantedBelow): Promise<number> => {
  const [found] = await rowsOf<{ count: number }>(database, sql`select count(*)::int as count ${below(agent, wanted)}`);
  return found?.count ?? 0;
};

export type StoredMember = typeof agencyMembers.$inferSelect;

export const memberOf = async (database: Database, userId: string): Promise<StoredMember | null> => {
  const [member] = await database.select().from(agencyMembers).where(eq(agencyMembers.userId, userId));
  return member ?? null;
};

/** The agent whose code this is, whose row nobody changes until the transaction ends. */
export const agentOfCode = async (within: Database, code: string): Promise<StoredMember | null> => {
  const [member] = await within
    .select()
    .from(agencyMembers)
    .where(and(eq(agencyMembers.code, code), agencyMembers.isAgent))
    .for('share');
  return member ?? null;
};

/** Whether he is below that agent; himself he is not. */
export const isBelow = async (database: Database, agent: string, userId: string): Promise<boolean> =>
  (await countBelow(database, agent, { userId })) > 0;

/** Adds a member below his parent; false when he is one already. */
export const storeMember = async (within: Database, member: StoredMember): Promise<boolean> => {
  const stored = await within
    .insert(agencyMembers)
    .values(member)
    .onConflictDoNothing({ target: agencyMembers.userId })
    .returning({ userId: agencyMembers.userId });
  if (stored.length === 0) return false;
  await within.execute(sql`
    insert into ${agencyPaths} (above, below, depth)
    select above, ${member.userId}, depth + 1 from ${agencyPaths} where below = ${member.parent}
    union all select ${member.userId}::uuid, ${member.userId}::uuid, 0`);
  return true;
};

/** Makes somebody who is in the tree already an agent as well. */
export const storeCode = async (within: Database, userId: string, code: string): Promise<void> => {
  await within.update(agencyMembers).set({ isAgent: true, code }).where(eq(agencyMembers.userId, userId));
};
