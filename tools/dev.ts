import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** `npm run dev`: Vite with hot reload on PORT, and the server behind it on the next port, restarted on every change. */
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const serverPort = String(port + 1);

process.env.API_PORT = serverPort;
const vite = await createServer({ server: { host, port, strictPort: true } });
// First, for where its port is taken no server may stay behind.
await vite.listen();

// Started without a shell in between, which would not pass the end on.
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SANDBOX: process.env.SANDBOX ?? '1', PORT: serverPort, HOST: '127.0.0.1' },
});
const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
console.log(`Open ${address}; it passes calls on to the server. Testers force what comes next on ${address}/sandbox.`);

const stop = async () => {
  server.kill('SIGTERM');
  await vite.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
