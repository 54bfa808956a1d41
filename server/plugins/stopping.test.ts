import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('J6: a server about to end tells whoever comes to come again, and why it is not ready', async () => {
  server.services.readiness.stop();
  await server.app.answered();
  expect(await server.call('/cms/v1/settings/general')).toMatchObject({
    status: 503,
    body: { error: 'busy', ErrorText: 'busy', values: { code: 102 } },
    headers: { connection: 'close', 'retry-after': '1' },
  });
  expect(await server.call('/healthz')).toMatchObject({
    status: 503,
    body: { error: 'unavailable', values: { reason: 'stopping' } },
  });
});
