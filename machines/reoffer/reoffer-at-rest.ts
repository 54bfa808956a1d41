import type { RestOf } from '../at-rest.ts';
import type { reofferMachine } from './reoffer.machine.ts';

/** No offer stands. */
export const reofferAtRest: RestOf<typeof reofferMachine> = {
  value: 'none',
  context: () => ({ offer: null, answer: { accepted: false, reason: 'timeout' }, secondsLeft: 0 }),
  hear: (context, event) => (event.type === 'offer.over' ? context : null),
};
