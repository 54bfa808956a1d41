import { afterAll, beforeAll, expect } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** The whole offer at a server that the tests of a file share; `ask` is for calls that succeed. */
export const offerStand = () => {
  let started: TestServer | undefined;
  beforeAll(async () => {
    started = await startTestServer({ FEED_SIZE: 'full' });
  }, 180_000);
  afterAll(() => started?.close());
  const server = (): TestServer => {
    if (!started) throw new Error('the server is not there yet');
    return started;
  };
  const ask = async <T>(url: string, body: unknown): Promise<T> => {
    const { status, body: answer } = await server().call(url, body);
    expect(status).toBe(200);
    return answer as T;
  };
  return { server, ask };
};
