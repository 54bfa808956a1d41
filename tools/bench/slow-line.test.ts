import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSlowLine } from './slow-line.ts';

test('a slow line loses nothing and keeps the order, and takes the time of its bytes and of its length', async () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `${index}`).join(' ');
  const server = createServer((request, response) => request.pipe(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const line = await openSlowLine(`http://127.0.0.1:${port}`, { latency: 20, download: 1_000_000, upload: 2_000_000 });
  onTestFinished(async () => {
    await line.close();
    server.close();
  });
  const began = performance.now();
  const answer = await fetch(line.origin, { method: 'POST', body: text });
  expect(await answer.text()).toBe(text);
  // There and back for the connection, and as many bytes as came back.
  expect(performance.now() - began).toBeGreaterThan(20 + text.length / 1_000);
});
