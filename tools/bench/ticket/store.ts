import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { freePort } from '../../../test/support/free-port.ts';
import { benchPlayer } from '../bench-player.ts';
import { quietServer } from '../quiet-server.ts';
import { recordStatements, replayStatements, type Statement } from './statements.ts';

/**
 * `store.ts <kind> <database>`: `server` is the whole server on PostgreSQL, which takes tickets at a port and writes its
 * statements down; `bare` sends the same statements again and does nothing else.
 */
export type Kind = 'server' | 'bare';

export type Asked = { record: true } | { write: string } | { replay: string; ids: string[] } | { cpu: true };

export interface Told {
  at?: { port: number; token: string };
  done?: true;
  cpu?: number;
}

const [, , kind, url = ''] = process.argv;
const tell = (told: Told): void => void process.send?.(told);
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const serve = async (): Promise<void> => {
  const statements = recordStatements();
  const server = await quietServer(url);
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  const token = await benchPlayer(server, 'bench');
  process.on('message', (asked: Asked) => {
    if ('record' in asked) statements.start();
    if ('write' in asked) writeFileSync(asked.write, JSON.stringify(statements.stop()));
    tell('cpu' in asked ? { cpu: cpu() } : { done: true });
  });
  tell({ at: { port, token } });
};

const repeat = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let ready: Statement[] = [];
  process.on('message', async (asked: Asked) => {
    if ('write' in asked) ready = JSON.parse(readFileSync(asked.write, 'utf8')) as Statement[];
    if ('replay' in asked) await replayStatements(client, ready, new Map(asked.ids.map((id) => [id, randomUUID()])));
    tell('cpu' in asked ? { cpu: cpu() } : { done: true });
  });
  tell({ at: { port: 0, token: '' } });
};

await { server: serve, bare: repeat }[kind as Kind]();
process.on('disconnect', () => process.exit(0));
