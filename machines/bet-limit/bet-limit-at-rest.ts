import type { RestOf } from '../at-rest.ts';
import type { betLimitMachine } from './bet-limit.machine.ts';

/** No game is played. */
export const betLimitAtRest: RestOf<typeof betLimitMachine> = {
  value: 'closed',
  context: () => ({ game: null, limit: null }),
  // What may be the address of a game is read by the machine.
  hear: (context, event) => (event.type === 'route.entered' && !/\/games\/|[?&]gc=/.test(event.path) ? context : null),
};
