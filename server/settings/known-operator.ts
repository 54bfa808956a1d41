import { RefusedCall } from '../calls/refusal.ts';
import { type OperatorId, operatorIdOf } from './operators.ts';

/** The operator behind a page origin; refused for an invalid origin. */
export const knownOperator = (domain: string): OperatorId => {
  const operator = operatorIdOf(domain);
  if (operator === null) throw new RefusedCall(400, 'badRequest', { domain: 'badRequest' });
  return operator;
};
