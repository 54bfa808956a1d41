import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('J6: a server about to end waits for nobody who hung up, and tells whoever comes then to come again', async () => {
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  await server.call('/sandbox/v1/drop', { url: '/sandbox/v1/clock' });
  const lost = fetch(`http://127.0.0.1:${port}/sandbox/v1/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: 1_000 }),
  }).then((answer) => answer.text());
  await expect(lost).rejects.toThrow();
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
