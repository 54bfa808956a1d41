import type { RestOf } from '../at-rest.ts';
import type { languageMachine } from './language.machine.ts';

/** A visitor's: the address's, or what the cookie remembers. */
export const languageAtRest: RestOf<typeof languageMachine> = {
  value: 'nobodys',
  context: () => ({ language: null }),
  hear: (context, event) => (event.type === 'user.changed' && !event.signedIn ? context : null),
};
