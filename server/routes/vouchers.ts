import type { FastifyInstance } from 'fastify';
import { activateVoucher, createVoucher, voucherHistory } from '../../contract/http/vouchers.ts';
import { requireMayMoveMoney } from '../identity/verified-email.ts';
import { addressOf } from '../plugins/caller.ts';
import type { Services } from '../services.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { register } from './register.ts';

export const voucherRoutes = (app: FastifyInstance, { vouchers }: Services): void => {
  register(app, createVoucher, ({ body, viewer, request }) => {
    requireMayMoveMoney(viewer);
    return vouchers.create(viewer.userId, body, idempotencyKeyOf(request));
  });

  register(app, activateVoucher, ({ body, viewer, request }) => {
    requireMayMoveMoney(viewer);
    const address = addressOf(request.ip);
    return vouchers.activate({ userId: viewer.userId, address, key: idempotencyKeyOf(request) }, body.voucher);
  });

  register(app, voucherHistory, ({ body, viewer }) => vouchers.history(viewer.userId, body));
};
