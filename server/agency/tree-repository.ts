import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AgencyShow, AgencySort } from '../../contract/http/agency.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { agencyMembers, agencyPaths, agencyPayouts } from '../database/schema/agency.ts';
import { sessions, users } from '../database/schema/identity.ts';
import { wallets } from '../database/schema/ledger.ts';

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

/** Which of the users below an agent a list is about. */
export interface WantedBelow {
  /** Somebody alone. */
  userId?: string;
  show?: AgencyShow | undefined;
  /** What names hold, folded. */
  words?: string | undefined;
  /** The agent right above. */
  under?: string | undefined;
}

/** How a list of them is sorted; credit is that of the wallet of this currency. */
export interface SortedBelow {
  by: AgencySort;
  falling: boolean;
  currencyId: number;
}

const members = sql`join ${agencyMembers} m on m.user_id = p.below`;
const names = sql`join ${users} u on u.id = p.below`;
/** Byte by byte, as names are folded: the rules of a language would cost several times as much. */
const nameKey = sql`u.username_key collate "C"`;

const shows: Readonly<Record<Exclude<AgencyShow, 'all'>, SQL>> = {
  agents: sql`m.is_agent`,
  players: sql`not m.is_agent`,
  waiting: sql`exists (select 1 from ${agencyPayouts} o where o.user_id = p.below and o.state = 'waiting')`,
  blocked: sql`u.blocked`,
};

/**
 * Those below an agent. A table is joined only where something of it is needed: an agent with ten thousand below him
 * has that many rows of it looked up.
 */
const below = (
  agent: string,
  { userId, show = 'all', words, under }: WantedBelow,
  sorted: { by?: SQL; named?: boolean; joined?: boolean } = {},
): SQL => {
  const byMember = under !== undefined || show === 'agents' || show === 'players';
  const byName = words !== undefined || show === 'blocked';
  const tables = [
    sql`from ${agencyPaths} p`,
    ...(byMember || sorted.joined ? [members] : []),
    ...(byName || sorted.named ? [names] : []),
    ...(sorted.by === undefined ? [] : [sorted.by]),
  ];
  const conditions = [
    sql`p.above = ${agent} and p.depth > 0`,
    ...(userId === undefined ? [] : [sql`p.below = ${userId}`]),
    ...(under === undefined ? [] : [sql`m.parent = ${under}`]),
    ...(show === 'all' ? [] : [shows[show]]),
    ...(words === undefined ? [] : [sql`position(${words} in u.username_key) > 0`]),
  ];
  return sql`${sql.join(tables, sql` `)} where ${sql.join(conditions, sql` and `)}`;
};

/** What a list is sorted by, and what must be joined for it; where many are equal, they follow by name. */
const sortOf = (agent: string, { by, currencyId }: SortedBelow) => {
  if (by === 'joined') return { value: sql`m.joined_at`, key: sql`p.below`, tables: { joined: true } };
  if (by === 'name') return { value: nameKey, key: sql`p.below`, tables: { named: true } };
  if (by === 'credit') {
    const wallet = sql`left join ${wallets} w on w.user_id = p.below and w.currency_id = ${currencyId}`;
    return { value: sql`coalesce(w.cash + w.bonus, 0)`, key: nameKey, tables: { named: true, by: wallet } };
  }
  const seen = sql`left join (select o.user_id, max(o.rotated_at) as seen from ${agencyPaths} b
    join ${sessions} o on o.user_id = b.below where b.above = ${agent} group by o.user_id) s on s.user_id = p.below`;
  return { value: sql`coalesce(s.seen, 0)`, key: nameKey, tables: { named: true, by: seen } };
};

const byName: SortedBelow = { by: 'name', falling: false, currencyId: 1 };

/** Those below an agent, by name unless sorted otherwise. */
export const membersBelow = (
  database: Database,
  agent: string,
  wanted: WantedBelow,
  { limit, offset, sort = byName }: { limit: number; offset: number; sort?: SortedBelow },
): Promise<StoredBelow[]> => {
  const { value, key, tables } = sortOf(agent, sort);
  const way = sort.falling ? sql`desc` : sql`asc`;
  return rowsOf<StoredBelow>(
    database,
    sql`select m.user_id as "userId", u.username, m.is_agent as "isAgent", f.depth, m.parent, a.username as "parentName",
        u.blocked, m.joined_at::float8 as "joinedAt"
      from (select p.below, p.depth, ${value} as sorted, ${key} as key ${below(agent, wanted, tables)}
        order by sorted ${way}, key ${way} limit ${limit} offset ${offset}) f
      join ${agencyMembers} m on m.user_id = f.below join ${users} u on u.id = f.below
      join ${users} a on a.id = m.parent order by f.sorted ${way}, f.key ${way}`,
  );
};

/** How many there are below an agent of each kind. */
export const countBelow = async (
  database: Database,
  agent: string,
  wanted: WantedBelow,
): Promise<Record<AgencyShow, number>> => {
  // Of each kind by itself: agents and blocked users have indexes of their own, and are few.
  const of = (show: AgencyShow) => sql`(select count(*)::int ${below(agent, { ...wanted, show })})`;
  const [found] = await rowsOf<Omit<Record<AgencyShow, number>, 'players'>>(
    database,
    sql`select ${of('all')} as "all", ${of('agents')} as agents, ${of('waiting')} as waiting,
      ${of('blocked')} as blocked`,
  );
  const { all = 0, agents = 0, waiting = 0, blocked = 0 } = found ?? {};
  return { all, agents, players: all - agents, waiting, blocked };
};

export type StoredMember = typeof agencyMembers.$inferSelect;

export const memberOf = async (database: Database, userId: string): Promise<StoredMember | null> => {
  const [member] = await database.select().from(agencyMembers).where(eq(agencyMembers.userId, userId));
  return member ?? null;
};

/** The agent whose code this is, which stays his until the transaction ends; he may be moved meanwhile. */
export const agentOfCode = async (within: Database, code: string): Promise<StoredMember | null> => {
  const [member] = await within
    .select()
    .from(agencyMembers)
    .where(and(eq(agencyMembers.code, code), agencyMembers.isAgent))
    .for('key share');
  return member ?? null;
};

/** Whether he is below that agent; himself he is not. */
export const isBelow = async (database: Database, agent: string, userId: string): Promise<boolean> =>
  (await rowsOf(database, sql`select 1 as one ${below(agent, { userId })}`)).length > 0;

/** Adds a member below his parent; false when he is one already. */
export const storeMember = async (within: Database, member: typeof agencyMembers.$inferInsert): Promise<boolean> => {
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

/** Stores whether an agent may make agents of his own. */
export const storeMayAppoint = async (within: Database, userId: string, mayAppoint: boolean): Promise<void> => {
  await within.update(agencyMembers).set({ mayAppoint }).where(eq(agencyMembers.userId, userId));
};

/** Locks the whole tree against changes of its paths until the transaction ends; who only looks is not held up. */
export const lockTree = async (within: Database): Promise<void> => {
  await within.execute(sql`lock table ${agencyPaths} in share row exclusive mode`);
};

/** Puts a member with all below him under another parent, or under none. The new parent is not below him. */
export const moveMember = async (within: Database, userId: string, parent: string | null): Promise<void> => {
  const moved = sql`select below from ${agencyPaths} where above = ${userId}`;
  await within.execute(sql`
    delete from ${agencyPaths} where below in (${moved}) and above not in (${moved})`);
  await within.execute(sql`
    insert into ${agencyPaths} (above, below, depth)
    select up.above, down.below, up.depth + down.depth + 1 from ${agencyPaths} up
    cross join ${agencyPaths} down where up.below = ${parent} and down.above = ${userId}`);
  await within.update(agencyMembers).set({ parent }).where(eq(agencyMembers.userId, userId));
};
