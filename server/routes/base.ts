import type { FastifyInstance } from 'fastify';
import { ping } from '../../contract/http/base.ts';
import { profile } from '../../contract/http/base-users.ts';
import { bonuses as bonusesOf } from '../../contract/http/bonuses.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { PingViewer } from '../identity/pings.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

export const baseRoutes = (app: FastifyInstance, services: Services): void => {
  const { bonuses, clock, identity, pings, settings, tickets } = services;

  register<typeof ping, PingViewer>(
    app,
    ping,
    async ({ query, viewer }) => ({
      blocked: viewer.blocked,
      wallets: viewer.wallets,
      maintenanceMode: await settings.maintenance(),
      ticketInfo: query.ticket_id === undefined ? null : await tickets.ticketInfo(viewer.userId, query.ticket_id),
      nowTimestamp: clock.now(),
      unread: viewer.unread,
      realityCheck: viewer.realityCheck,
    }),
    ({ headers }) => pings.authenticate(headers.authorization),
  );

  register(app, profile, async ({ viewer }) => {
    const user = await identity.findUserById(viewer.userId);
    if (!user) throw new RefusedCall(401, 'sessionExpired');
    const { id, username, firstName, lastName, email, createdAt } = user;
    const emailVerified = user.emailVerifiedAt !== null;
    return { id, username, firstName, lastName, email, emailVerified, createdAt: new Date(createdAt).toISOString() };
  });
  register(app, bonusesOf, ({ viewer }) => bonuses.view(viewer.userId));
};
