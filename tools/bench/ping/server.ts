import { register } from '../../../server/routes/register.ts';
import { freePort } from '../../../test/support/free-port.ts';
import { quietServer } from '../quiet-server.ts';
import { recordStatements } from '../ticket/statements.ts';
import { emptyCall } from './empty-call.ts';

/** `server.ts <database>`: the whole server on PostgreSQL, with one call more that does nothing. */
export type Asked = 'cpu' | 'record' | 'recorded';

export interface Told {
  at?: { port: number; token: string };
  /** Microseconds so far. */
  cpu?: number;
  recording?: true;
  statements?: number;
}

const tell = (told: Told): void => void process.send?.(told);

const serve = async (url: string): Promise<void> => {
  const statements = recordStatements();
  const { app, services } = await quietServer(url);
  register(app, emptyCall, () => ({}));
  const port = await freePort();
  await app.listen({ host: '127.0.0.1', port });
  const player = await services.identity.findUser('player');
  if (!player) throw new Error('no player');
  const { access_token: token } = await services.identity.admit(player, true, null);
  process.on('message', (asked: Asked) => {
    if (asked === 'cpu') {
      const { user, system } = process.cpuUsage();
      tell({ cpu: user + system });
    } else if (asked === 'record') {
      statements.start();
      tell({ recording: true });
    } else tell({ statements: statements.stop().length });
  });
  process.on('disconnect', () => process.exit(0));
  tell({ at: { port, token } });
};

await serve(process.argv[2] ?? '');
