import type { SendDocument } from '../plugins/site-document.ts';

/** The document as the build wrote it, for tests of what is served with it. */
export const asBuilt: SendDocument = async (_address, _request, reply) =>
  reply.header('cache-control', 'no-cache').sendFile('index.html');
