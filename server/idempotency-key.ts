import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { RefusedCall } from './refusal.ts';

const uuid = z.uuidv4();

/** The `Idempotency-Key` of a call that must not act twice, a UUID v4; throws 400 idempotencyKeyInvalid without one. */
export const idempotencyKeyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const key = uuid.safeParse(headers['idempotency-key']);
  if (!key.success) throw new RefusedCall(400, 'idempotencyKeyInvalid');
  return key.data.toLowerCase();
};
