import type { SendDocument } from '../plugins/site-document.ts';

/** The document as the build has written it, for tests of what is served beside it. */
export const asBuilt: SendDocument = async (_address, _request, reply) =>
  reply.header('cache-control', 'no-cache').sendFile('index.html');
