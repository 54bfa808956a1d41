import { writeFileSync } from 'node:fs';
import { freePort } from '../../../test/support/free-port.ts';
import { benchPlayer } from '../bench-player.ts';
import { quietServer } from '../quiet-server.ts';
import { recordStatements } from '../ticket/statements.ts';

/** `store.ts server <database>`: the whole server on PostgreSQL with its players, which records its statements. */
export type Asked = { record: true } | { write: string } | { cpu: true };

export interface Told {
  at?: { port: number; tokens: string[]; secret: string };
  done?: true;
  cpu?: number;
}

const players = 6;
const [, , , url = ''] = process.argv;
const tell = (told: Told): void => void process.send?.(told);

const statements = recordStatements();
const server = await quietServer(url);
const { app, services } = server;
const port = await freePort();
await app.listen({ host: '127.0.0.1', port });

const tokens = await Promise.all(Array.from({ length: players }, (_, nth) => benchPlayer(server, `bench${nth}`)));
process.on('message', (asked: Asked) => {
  if ('record' in asked) statements.start();
  if ('write' in asked) writeFileSync(asked.write, JSON.stringify(statements.stop()));
  const { user, system } = process.cpuUsage();
  tell('cpu' in asked ? { cpu: user + system } : { done: true });
});
process.on('disconnect', () => process.exit(0));
tell({ at: { port, tokens, secret: services.games.secret } });
