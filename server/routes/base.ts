import type { FastifyInstance } from 'fastify';
import { ping } from '../../contract/http/base.ts';
import { register } from '../register.ts';
import type { Services } from '../services.ts';

export const baseRoutes = (app: FastifyInstance, { clock, ledger, settings, tickets }: Services): void => {
  register(app, ping, async ({ query, viewer }) => ({
    blocked: viewer.blocked,
    wallets: await ledger.wallets(viewer.userId),
    maintenanceMode: await settings.maintenance(),
    ticketInfo: query.ticket_id === undefined ? null : await tickets.ticketInfo(viewer.userId, query.ticket_id),
    nowTimestamp: clock.now(),
  }));
};
