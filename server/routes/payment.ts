import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DepositMethod } from '../../contract/entities/payment.ts';
import {
  apcopayPaymentInit,
  type DepositOrder,
  nbPaymentInit,
  paymentNotice,
  paymentStatus,
  payments as paymentsPage,
} from '../../contract/http/payment.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { requireVerifiedEmail } from '../identity/verified-email.ts';
import type { Viewer } from '../identity/viewer.ts';
import { siteOrigin } from '../process/origin.ts';
import type { Services } from '../services.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { register } from './register.ts';

interface DepositCall {
  body: DepositOrder;
  viewer: Viewer;
  request: FastifyRequest;
}

export const paymentRoutes = (app: FastifyInstance, { config, payments }: Services): void => {
  const begin = async (method: DepositMethod, { body, viewer, request }: DepositCall) => {
    if (viewer.blocked) throw new RefusedCall(403, 'youAreBlocked');
    requireVerifiedEmail(viewer);
    const idempotencyKey = idempotencyKeyOf(request);
    if (idempotencyKey === null) throw new RefusedCall(400, 'idempotencyKeyInvalid');
    const { paymentId, url } = await payments.begin({
      userId: viewer.userId,
      method,
      request: body,
      idempotencyKey,
      origin: siteOrigin(config, request.headers.origin, request.headers.host),
    });
    return { error: null, ErrorText: 'ok' as const, payment_id: paymentId, url };
  };
  register(app, nbPaymentInit, (call) => begin('nb', call));
  register(app, apcopayPaymentInit, (call) => begin('apcopay', call));

  register(app, paymentStatus, ({ query, viewer }) => payments.one(viewer.userId, query.payment_id));
  register(app, paymentsPage, ({ query, viewer }) => payments.page(viewer.userId, query.page));

  register(app, paymentNotice, async ({ body, request }) => {
    await payments.hear({
      notice: body,
      signature: request.headers['x-provider-signature'],
      body: request.rawBody,
    });
    return { error: null, ErrorText: 'ok' as const };
  });
};
