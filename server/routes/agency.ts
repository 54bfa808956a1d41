import type { FastifyInstance } from 'fastify';
import { historyFacets } from '../../contract/entities/history-filter.ts';
import {
  addCredit,
  agentTransactions,
  allUsers,
  blockUser,
  connect,
  connection,
  decCredit,
  myAgents,
  searchUser,
  unblockUser,
  userStats,
  userTransactions,
} from '../../contract/http/agency.ts';
import type { AgencyTicketsQuery } from '../../contract/http/agency-office.ts';
import * as office from '../../contract/http/agency-office.ts';
import { askPayout, declinePayout, myPayouts, payPayout, withdrawPayout } from '../../contract/http/agency-payouts.ts';
import type { HistoryQuery } from '../../contract/http/ticket-history.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { requireMayMoveMoney } from '../identity/verified-email.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Services } from '../services.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { register } from './register.ts';

const done = { error: null, ErrorText: 'ok' } as const;

/** The agent who asks; 403 for everybody else. */
const agentOf = ({ userId, roles }: Viewer): string => {
  if (!roles.includes('AGENT')) throw new RefusedCall(403, 'forbidden');
  return userId;
};

const actingAgentOf = (viewer: Viewer): string => {
  const agent = agentOf(viewer);
  if (viewer.blocked) throw new RefusedCall(403, 'youAreBlocked');
  return agent;
};

const flags = [...historyFacets, 'sortOrderDesc'] as const;
/** Filters that came as text, as the ticket history reads them. */
const filtersOf = ({ page = 1, ...query }: AgencyTicketsQuery): HistoryQuery => {
  const said = flags.filter((flag) => query[flag] !== undefined).map((flag) => [flag, query[flag] === 'true'] as const);
  return { ...query, ...(Object.fromEntries(said) as Record<(typeof flags)[number], boolean>), page };
};

/** What an agent's office shows and does, other than credit. */
const officeRoutes = (app: FastifyInstance, services: Services): void => {
  const { agency, agencyOffice, createAgencyUser, sharedSlips, tickets, vouchers } = services;
  register(app, office.office, ({ viewer, query }) => agencyOffice.office(agentOf(viewer), query.currency_id));
  register(app, office.dayClose, ({ viewer, query }) =>
    agencyOffice.dayClose(agentOf(viewer), query.currency_id, query.day),
  );
  register(app, office.exportMoves, async ({ viewer, body }) => {
    const agent = agentOf(viewer);
    if (body.userId !== undefined) await agency.requireBelow(agent, body.userId);
    return agencyOffice.exportMoves(body.userId ?? agent, body);
  });
  register(app, office.createUser, ({ viewer, body }) => createAgencyUser(actingAgentOf(viewer), 'player', body));
  register(app, office.createAgent, ({ viewer, body }) => createAgencyUser(actingAgentOf(viewer), 'agent', body));
  register(app, office.tickets, async ({ viewer, query }) => {
    const agent = agentOf(viewer);
    if (query.userId !== undefined) await agency.requireBelow(agent, query.userId);
    return tickets.ofOthers.below(agent, query.userId, filtersOf(query));
  });
  register(app, office.ticketInfo, async ({ viewer, query: { userId, ticket_id } }) => {
    const agent = agentOf(viewer);
    if (userId !== undefined) await agency.requireBelow(agent, userId);
    const owner = userId ?? (await agency.ownerOf(agent, ticket_id));
    const ticket = await tickets.ofOthers.one(owner, ticket_id);
    const slip = await sharedSlips.ofTicket(owner, ticket_id);
    if (!ticket || !slip) throw new RefusedCall(404, 'notFound');
    return { ticket, slip };
  });
  register(app, office.myVouchers, ({ viewer, query: { page = 1, status } }) =>
    vouchers.history(agentOf(viewer), { page, status, side: 'created' }),
  );
};

/** Payouts in cash: a player asks, his agents decide. */
const payoutRoutes = (app: FastifyInstance, { agencyPayouts }: Services): void => {
  register(app, myPayouts, ({ viewer }) => agencyPayouts.mine(viewer.userId));
  register(app, askPayout, async ({ viewer, body, request }) => {
    requireMayMoveMoney(viewer);
    return { ...done, payout: await agencyPayouts.ask(viewer.userId, body, idempotencyKeyOf(request)) };
  });
  register(app, withdrawPayout, async ({ viewer, body }) => {
    requireMayMoveMoney(viewer);
    await agencyPayouts.withdraw(viewer.userId, body.id);
    return done;
  });
  register(app, payPayout, ({ viewer, body }) => agencyPayouts.pay(actingAgentOf(viewer), body.id));
  register(app, declinePayout, async ({ viewer, body }) => {
    await agencyPayouts.decline(actingAgentOf(viewer), body.id);
    return done;
  });
};

export const agencyRoutes = (app: FastifyInstance, services: Services): void => {
  const { agency, agencyCredit } = services;
  officeRoutes(app, services);
  payoutRoutes(app, services);
  register(app, connection, ({ viewer }) => agency.connection(viewer.userId));
  register(app, connect, async ({ viewer, body }) => {
    await agency.connect(viewer.userId, body.code);
    return done;
  });

  register(app, allUsers, ({ viewer, query }) => agency.users(agentOf(viewer), query));
  register(app, myAgents, async ({ viewer }) => ({ result: await agency.agents(agentOf(viewer)) }));
  register(app, searchUser, async ({ viewer, query }) => ({
    result: await agency.search(agentOf(viewer), query.search ?? ''),
  }));
  register(app, userStats, ({ viewer, query }) => agency.stats(agentOf(viewer), query.userId));
  register(app, agentTransactions, ({ viewer, query }) => agency.creditMoves(agentOf(viewer), query.page ?? 1));
  register(app, userTransactions, async ({ viewer, query }) => {
    await agency.requireBelow(agentOf(viewer), query.userId);
    return agency.creditMoves(query.userId, query.page ?? 1);
  });

  register(app, addCredit, ({ viewer, body, request }) =>
    agencyCredit.give(actingAgentOf(viewer), body, idempotencyKeyOf(request)),
  );
  register(app, decCredit, ({ viewer, body, request }) =>
    agencyCredit.take(actingAgentOf(viewer), body, idempotencyKeyOf(request)),
  );
  for (const [call, blocked] of [
    [blockUser, true],
    [unblockUser, false],
  ] as const) {
    register(app, call, async ({ viewer, body }) => {
      await agency.setBlocked(actingAgentOf(viewer), body.userId, blocked);
      return done;
    });
  }
};
