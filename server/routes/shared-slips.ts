import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/http/shared-slip.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { addressOf } from '../plugins/caller.ts';
import type { Services } from '../services.ts';
import { register } from './register.ts';

const found = <Slip>(slip: Slip | null): Slip => {
  if (slip === null) throw new RefusedCall(404, 'notFound');
  return slip;
};

export const sharedSlipRoutes = (app: FastifyInstance, { sharedSlips }: Services): void => {
  register(app, endpoints.shareSlip, async ({ body, viewer, request }) => {
    const shared = await sharedSlips.share({ userId: viewer?.userId ?? null, address: addressOf(request.ip) }, body);
    return { error: null, ErrorText: 'ok' as const, ...shared };
  });

  register(app, endpoints.sharedSlip, async ({ query }) => found(await sharedSlips.open(query.code)));

  register(app, endpoints.ticketSlip, async ({ query, viewer }) =>
    found(await sharedSlips.ofTicket(viewer.userId, query.ticket_id)),
  );
};
