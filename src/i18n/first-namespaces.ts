import type { Namespace } from './resources.ts';

/** What a first page says; a built site fetches them as one file. */
export const firstNamespaces = ['common', 'ticket', 'betting', 'home'] as const satisfies Namespace[];
