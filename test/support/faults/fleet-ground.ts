import type { OpenDatabase } from '../../../server/database/client.ts';
import { users } from '../../../server/database/schema/identity.ts';
import { titleCatalogue } from '../../../server/games/title-catalogue.ts';
import { storedClockOffset } from '../../../server/sandbox/command-repository.ts';
import { goodPassword } from '../../../server/testing/account-forms.ts';
import { startTestServer, type TestServer } from '../../../server/testing/start-test-server.ts';
import { createClock } from '../../../server/time/clock.ts';

export interface FleetPlayer {
  id: string;
  username: string;
  token: string;
  refreshToken: string;
}

/** What every server of a run knows, and whoever looks at what they left. */
export const secrets = {
  JWT_SECRET: 'a secret that every server of a fault run knows',
  GAMES_SECRET: 'a secret of the games that every server of a fault run knows',
  STUDIO_SECRET: 'a secret of the studio that every server of a fault run knows',
};

/** Works on the database of a run with a server in this process. */
export const inside = async <T>(
  open: () => Promise<OpenDatabase>,
  work: (server: TestServer) => Promise<T>,
): Promise<T> => {
  const database = await open();
  const clock = createClock(await storedClockOffset(database.database));
  const server = await startTestServer(secrets, clock, database, undefined, titleCatalogue);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
};

export const addPlayers = async (server: TestServer, count: number, cash: number): Promise<FleetPlayer[]> => {
  const { database, identity, ledger } = server.services;
  const players: FleetPlayer[] = [];
  const passwordHash = await identity.hashPassword(goodPassword);
  for (let nth = 0; nth < count; nth += 1) {
    const username = `fleet-${nth}`;
    const email = `${username}@mail.example`;
    const now = Date.now();
    const names = { username, usernameKey: username, email, emailKey: email, passwordHash };
    const [user] = await database
      .insert(users)
      .values({ ...names, createdAt: now, emailVerifiedAt: now })
      .returning();
    if (!user) throw new Error('no player');
    for (const currencyId of [1, 2]) await ledger.openWallet(user.id, currencyId, cash);
    const { access_token: token, refresh_token: refreshToken } = await identity.admit(user, true, null);
    players.push({ id: user.id, username, token, refreshToken });
  }
  return players;
};
