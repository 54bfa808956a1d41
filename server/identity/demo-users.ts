import { foldName } from '../../domain/identity/fold-name.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import { hasDemoUsers, newestUsers, storeUser, userByName } from './user-repository.ts';

export interface DemoUsers {
  /** Adds a demo account unless the username is taken; answers its id either way. */
  addDemoUser(user: { username: string; password: string; roles: string[] }): Promise<string>;
  hasDemoAccounts(): Promise<boolean>;
  /** The newest accounts behind the demo accounts, at most 200. */
  accounts(): Promise<{ id: string; username: string; blocked: boolean }[]>;
}

export const createDemoUsers = (
  database: Database,
  clock: Clock,
  hashPassword: (password: string) => Promise<string>,
): DemoUsers => ({
  addDemoUser: async ({ username, password, roles }) => {
    const usernameKey = foldName(username);
    const known = await userByName(database, usernameKey);
    if (known) return known.id;
    const passwordHash = await hashPassword(password);
    const email = `${username}@matchday.example`;
    const now = clock.now();
    await storeUser(database, {
      username,
      usernameKey,
      email,
      emailKey: foldName(email),
      passwordHash,
      roles,
      demo: true,
      createdAt: now,
      emailVerifiedAt: now,
    });
    const added = await userByName(database, usernameKey);
    if (!added) throw new Error(`the account ${username} was not stored`);
    return added.id;
  },

  hasDemoAccounts: () => hasDemoUsers(database),
  accounts: () => newestUsers(database, 200),
});
