import type { FastifyInstance } from 'fastify';
import { sandboxPushes, sandboxPushService } from '../../contract/http/sandbox.ts';
import { register } from '../routes/register.ts';
import type { Services } from '../services.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was pushed, and the push service of our own that takes it. */
export const pushRoutes = (
  app: FastifyInstance,
  { push, sandboxPushService: service }: Services,
  someUserId: (username: string | undefined) => Promise<string | null> | null,
): void => {
  register(app, sandboxPushes, async ({ body: { username } }) => {
    const userId = await someUserId(username);
    await push.runDue();
    return (await push.kept(userId)).map(({ at, ...sent }) => ({ ...sent, at: new Date(at).toISOString() }));
  });
  if (service === null) return;

  register(app, sandboxPushService, ({ body: { device, gone } }) => {
    if (gone) service.remove(device);
    return service.taken(device).map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() }));
  });

  app.register(async (sealed) => {
    sealed.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: 4_096 },
      (_request, body, done) => done(null, body),
    );
    sealed.post<{ Params: { device: string } }>(
      '/sandbox/v1/push-service/:device',
      // Sealed, not compressed, whatever its encoding is called.
      { schema: { hide: true }, decompress: false },
      async ({ params, headers, body }, reply) => {
        const status = service.take(params.device, {
          headers: {
            ttl: text(headers.ttl),
            topic: text(headers.topic),
            urgency: text(headers.urgency),
            contentEncoding: text(headers['content-encoding']),
            authorization: text(headers.authorization),
          },
          body: Buffer.isBuffer(body) ? body.toString('base64url') : '',
        });
        return reply.code(status).send();
      },
    );
  });
};
