import { Agent, request } from 'node:http';

/** Makes this many GET calls over kept connections, some at a time; throws when one is not answered with 200. */
export const makeCalls = async (
  { port, token }: { port: number; token: string },
  path: string,
  count: number,
  atOnce: number,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const headers = { authorization: `Bearer ${token}` };
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const call = request({ agent, port, host: '127.0.0.1', path, headers });
      call.once('error', reject);
      call.once('response', (answer) => {
        answer.resume();
        answer.once('end', resolve);
        if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`));
      });
      call.end();
    });
  let left = count;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  agent.destroy();
};
