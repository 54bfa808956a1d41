import { startTestServer, type TestServer } from '../../server/testing/start-test-server.ts';
import { freePort } from './free-port.ts';

export const startListeningServer = async (): Promise<{ server: TestServer; port: number; address: string }> => {
  const server = await startTestServer();
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  return { server, port, address: `127.0.0.1:${port}` };
};
