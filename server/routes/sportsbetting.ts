import type { FastifyInstance } from 'fastify';
import { cashOut, confirmCashOut } from '../../contract/http/cash-out.ts';
import { preAuth } from '../../contract/http/pre-auth.ts';
import * as endpoints from '../../contract/http/sportsbetting.ts';
import { ticketHistory, ticketTrace } from '../../contract/http/ticket-history.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Services } from '../services.ts';
import { checkSelections } from '../tickets/check-selections.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { register } from './register.ts';

export const sportsbettingRoutes = (app: FastifyInstance, { clock, feed, identity, tickets }: Services): void => {
  register(app, endpoints.ticketRequest, async ({ body, viewer }) => {
    if (viewer.blocked) throw new RefusedCall(403, 'youAreBlocked');
    const { createdAt } = await tickets.receive(viewer.userId, body);
    return {
      error: null,
      ErrorText: 'ok' as const,
      ticket_id: body.ticket_id,
      nowTimestamp: clock.now(),
      createdAtTimestamp: createdAt,
    };
  });

  register(app, endpoints.reoffer, async ({ body, viewer }) => {
    if (viewer.blocked && body.accepted) throw new RefusedCall(403, 'youAreBlocked');
    await tickets.answerOffer(viewer.userId, body);
    return { error: null, ErrorText: 'ok' as const };
  });

  register(app, ticketHistory, ({ body, viewer }) => tickets.history(viewer.userId, body));

  register(app, cashOut, ({ body, viewer }) => {
    if (viewer.blocked) throw new RefusedCall(403, 'youAreBlocked');
    return tickets.cashOuts.quote(viewer.userId, body.ticket_id, body.ratio ?? 1);
  });

  register(app, confirmCashOut, async ({ body: { ticket_id, quote_id, amount }, viewer, request }) => {
    if (viewer.blocked) throw new RefusedCall(403, 'youAreBlocked');
    const taking = { ticketId: ticket_id, quoteId: quote_id, shown: amount, key: idempotencyKeyOf(request) };
    const paid = await tickets.cashOuts.confirm(viewer.userId, taking);
    return { error: null, ErrorText: 'ok' as const, ticket_id, ...paid };
  });

  register(app, ticketTrace, async ({ query, viewer }) => {
    const trace = await tickets.trace(viewer.userId, query.ticket_id);
    if (trace === null) throw new RefusedCall(404, 'notFound');
    return trace;
  });

  register(app, endpoints.checkTicketSelections, ({ body }) => checkSelections(body.ticket, feed));

  register(app, preAuth, async ({ viewer }) => ({ token: await identity.preAuth(viewer) }));
};
