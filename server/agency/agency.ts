import { randomInt } from 'node:crypto';
import type { output } from 'zod/mini';
import type {
  AgencyUser,
  AgencyUsers,
  allUsers,
  Connection,
  CreditMove,
  CreditMoves,
} from '../../contract/http/agency.ts';
import { foldName } from '../../domain/identity/fold-name.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { isSearch } from '../../domain/offer/is-search.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { Identity } from '../identity/identity.ts';
import { lockUser, storeBlocked, storeRoles, userById } from '../identity/user-repository.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { playedFrom } from '../ledger/play-repository.ts';
import type { Clock } from '../time/clock.ts';
import { dayName, dayStart } from '../time/operator-day.ts';
import { dayMs } from '../time/zone-day.ts';
import { countCreditMoves, creditMovesOf, creditSums } from './credit-repository.ts';
import { figuresOf, memberSums, ticketOwnerBelow } from './office-repository.ts';
import { waitingOf } from './payout-repository.ts';
import { payoutView } from './payouts.ts';
import {
  agentOfCode,
  countBelow,
  isBelow,
  lockTree,
  memberOf,
  membersBelow,
  moveMember,
  type StoredBelow,
  storeCode,
  storeMayAppoint,
  storeMember,
  type WantedBelow,
} from './tree-repository.ts';

export interface AgencyNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  identity: Pick<Identity, 'endAllSessions'>;
}

/** What somebody below an agent played and was given lately, by wallet; major units. */
export interface UserStats {
  user: AgencyUser;
  stats: { currency_id: number; currency: string; staked: number; returned: number; given: number; taken: number }[];
}

/** The agents and the users below them. Users who are not below the calling agent are 404 userUnknown. */
export interface Agency {
  connection(userId: string): Promise<Connection>;
  /** Joins a player to the agent of a code; doing it again changes nothing. Throws 400 agentCodeUnknown, 409 agentConnected. */
  connect(userId: string, code: string): Promise<void>;
  users(agent: string, wanted: output<typeof allUsers.query>): Promise<AgencyUsers>;
  agents(agent: string): Promise<AgencyUser[]>;
  search(agent: string, search: string): Promise<AgencyUser[]>;
  stats(agent: string, userId: string): Promise<UserStats>;
  setBlocked(agent: string, userId: string, blocked: boolean): Promise<void>;
  /** Credit that somebody gave or was given, newest first. */
  creditMoves(userId: string, page: number): Promise<CreditMoves>;
  requireBelow(agent: string, userId: string): Promise<void>;
  /** Whose ticket it is, of those below. Throws 404 notFound. */
  ownerOf(agent: string, ticketId: string): Promise<string>;
  /** The operator makes an account an agent, below another or below none; doing it again changes nothing. Answers his code. */
  appoint(userId: string, under: string | null): Promise<string>;
  /** The operator allows or forbids an agent to make agents of his own. */
  allowAppointing(userId: string, may: boolean): Promise<void>;
  /** The operator puts a member, with all below him, under another agent or none; 409 under himself or his own. */
  move(userId: string, under: string | null): Promise<void>;
}

const mostAgents = 500;
const mostFound = 20;
/** Days of play that an agent is shown of his users. */
const statsDays = 30;

export const userUnknown = () => new RefusedCall(404, 'userUnknown', { userId: 'userUnknown' });

/** Without what is taken for one another when it is read out. */
const letters = 'ACDEFGHJKLMNPQRTUVWXY34679';
export const drawCode = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

export const moveView = ({ move, agent, user }: Awaited<ReturnType<typeof creditMovesOf>>[number]): CreditMove => ({
  receipt: move.receipt,
  at: new Date(move.at).toISOString(),
  agent,
  user,
  currency: currencyOf(move.currencyId).code,
  currency_id: move.currencyId,
  amount: toMajor(move.amount),
  note: move.note ?? '',
});

export const createAgency = ({ database, clock, ledger, identity }: AgencyNeeds): Agency => {
  const viewsOf = async (found: readonly StoredBelow[]): Promise<AgencyUser[]> => {
    if (found.length === 0) return [];
    const ids = found.map(({ userId }) => userId);
    const now = clock.now();
    const since = { movedSince: dayStart(now, 0), playedFrom: dayName(now - statsDays * dayMs) };
    const wallets = await ledger.walletsOfAll(ids, database);
    const figures = new Map((await figuresOf(database, ids)).map((row) => [row.userId, row]));
    const sums = await memberSums(database, ids, since);
    const payouts = await waitingOf(database, ids);
    return found.map(({ userId, username, isAgent, depth, parent, parentName, blocked, joinedAt }) => {
      const { seenAt = null, openTickets = 0, agents = 0, players = 0 } = figures.get(userId) ?? {};
      return {
        userId,
        username,
        isAgent,
        depth,
        blocked,
        openTickets,
        parent: { userId: parent, username: parentName },
        joinedAt: new Date(joinedAt).toISOString(),
        seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
        below: { agents, players },
        wallets: wallets.get(userId) ?? [],
        sums: sums
          .filter((sum) => sum.userId === userId)
          .map(({ currencyId, given, taken, staked, returned }) => ({
            currency_id: currencyId,
            currency: currencyOf(currencyId).code,
            givenToday: toMajor(BigInt(given)),
            takenToday: toMajor(BigInt(taken)),
            staked: toMajor(BigInt(staked)),
            returned: toMajor(BigInt(returned)),
          })),
        payouts: payouts.filter((payout) => payout.userId === userId).map(payoutView),
      };
    });
  };
  const listed = async (agent: string, wanted: WantedBelow, limit: number): Promise<AgencyUser[]> =>
    viewsOf(await membersBelow(database, agent, wanted, { limit, offset: 0 }));

  const requireBelow = async (agent: string, userId: string): Promise<void> => {
    if (!(await isBelow(database, agent, userId))) throw userUnknown();
  };

  const join = async (within: Database, userId: string, parent: string | null, code: string | null): Promise<boolean> =>
    storeMember(within, { userId, parent, isAgent: code !== null, code, joinedAt: clock.now() });

  return {
    requireBelow,

    ownerOf: async (agent, ticketId) => {
      const owner = await ticketOwnerBelow(database, agent, ticketId);
      if (owner === null) throw new RefusedCall(404, 'notFound');
      return owner;
    },

    connection: async (userId) => {
      const member = await memberOf(database, userId);
      const parent = member?.parent ? await userById(database, member.parent) : null;
      return {
        parent: parent && { userId: parent.id, username: parent.username },
        agent: member?.code ? { userId, code: member.code, mayAppoint: member.mayAppoint } : null,
      };
    },

    connect: (userId, typed) =>
      retried(() =>
        database.transaction(async (within) => {
          const agent = await agentOfCode(within, typed.trim().toUpperCase());
          if (!agent || agent.userId === userId) {
            throw new RefusedCall(400, 'agentCodeUnknown', { code: 'agentCodeUnknown' });
          }
          if (await join(within, userId, agent.userId, null)) return;
          // Asked again, for the first answer was lost.
          if ((await memberOf(within, userId))?.parent !== agent.userId) throw new RefusedCall(409, 'agentConnected');
        }),
      ),

    users: async (agent, { page = 1, search = '', show = 'all', under, sort = 'name', order, currency_id = 1 }) => {
      if (under !== undefined && under !== agent) await requireBelow(agent, under);
      const among = { words: isSearch(search) ? foldName(search) : undefined, under };
      const listing = membersBelow(
        database,
        agent,
        { ...among, show },
        {
          limit: pageSize,
          offset: (page - 1) * pageSize,
          sort: {
            by: sort,
            falling: order === undefined ? sort !== 'name' : order === 'desc',
            currencyId: currency_id,
          },
        },
      );
      // Both at once: each goes through everybody below.
      const [counts, found] = await Promise.all([countBelow(database, agent, among), listing]);
      const total = counts[show];
      return { result: await viewsOf(found), counts, total, totalPages: Math.ceil(total / pageSize) };
    },

    agents: (agent) => listed(agent, { show: 'agents' }, mostAgents),
    search: async (agent, search) => (isSearch(search) ? listed(agent, { words: foldName(search) }, mostFound) : []),

    stats: async (agent, userId) => {
      const [user] = await listed(agent, { userId }, 1);
      if (!user) throw userUnknown();
      const since = clock.now() - statsDays * dayMs;
      const played = await playedFrom(database, userId, dayName(since));
      const sums = new Map((await creditSums(database, userId, since)).map((sum) => [sum.currencyId, sum]));
      const currencyIds = [...new Set([...played.keys(), ...sums.keys()])].sort((a, b) => a - b);
      const stats = currencyIds.map((currencyId) => {
        const { staked = 0n, returned = 0n } = played.get(currencyId) ?? {};
        const { given = '0', taken = '0' } = sums.get(currencyId) ?? {};
        return {
          currency_id: currencyId,
          currency: currencyOf(currencyId).code,
          staked: toMajor(staked),
          returned: toMajor(returned),
          given: toMajor(BigInt(given)),
          taken: toMajor(BigInt(taken)),
        };
      });
      return { user, stats };
    },

    setBlocked: async (agent, userId, blocked) => {
      await requireBelow(agent, userId);
      if (!blocked) return storeBlocked(database, userId, false);
      await identity.endAllSessions(userId, async (within) => {
        await storeBlocked(within, userId, true);
        return true;
      });
    },

    creditMoves: async (userId, page) => {
      const total = await countCreditMoves(database, userId);
      const found = await creditMovesOf(database, userId, { limit: pageSize, offset: (page - 1) * pageSize });
      const result = found.map(moveView);
      return { result, total, totalPages: Math.ceil(total / pageSize) };
    },

    appoint: (userId, under) =>
      retried(() =>
        database.transaction(async (within) => {
          await lockUser(within, userId);
          const user = await userById(within, userId);
          if (!user) throw userUnknown();
          if (!user.roles.includes('AGENT')) await storeRoles(within, userId, [...user.roles, 'AGENT']);
          const before = await memberOf(within, userId);
          if (before?.code) return before.code;
          const code = drawCode();
          if (before) await storeCode(within, userId, code);
          else await join(within, userId, under, code);
          return code;
        }),
      ),

    allowAppointing: (userId, may) => storeMayAppoint(database, userId, may),

    move: (userId, under) =>
      retried(() =>
        database.transaction(async (within) => {
          await lockTree(within);
          const member = await memberOf(within, userId);
          const above = under === null ? null : await memberOf(within, under);
          if (!member || (under !== null && !above?.isAgent)) throw userUnknown();
          if (under === null ? !member.isAgent : under === userId || (await isBelow(within, userId, under))) {
            throw new RefusedCall(409, 'agentConnected');
          }
          await moveMember(within, userId, under);
        }),
      ),
  };
};
