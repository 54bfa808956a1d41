import { fileURLToPath } from 'node:url';

/** The project's folder. Stays one level below it, as the bundled server does (tools/server-bundle.ts). */
export const root = fileURLToPath(new URL('..', import.meta.url));
