import type { FastifyRequest } from 'fastify';
import { idempotencyKey } from '../../contract/http/idempotency.ts';
import { RefusedCall } from '../calls/refusal.ts';

/** The caller's Idempotency-Key; null without one. Throws 400 idempotencyKeyInvalid. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const given = headers['idempotency-key'];
  if (given === undefined) return null;
  const key = idempotencyKey.safeParse(given);
  if (!key.success) throw new RefusedCall(400, 'idempotencyKeyInvalid');
  return key.data;
};
