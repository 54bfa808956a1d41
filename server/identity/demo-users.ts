import { foldName } from '../../domain/identity/fold-name.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import type { Passwords } from './passwords.ts';
import { hasDemoUsers, newestUsers, storeUser, userByName } from './user-repository.ts';

export interface DemoUsers {
  /** Adds an account with the demo password unless the username is taken; answers its id either way. */
  addDemoUser(user: { username: string; roles: string[] }): Promise<string>;
  hasDemoAccounts(): Promise<boolean>;
  /** The newest accounts behind the demo accounts, at most 200. */
  accounts(): Promise<{ id: string; username: string; blocked: boolean }[]>;
}

export const demoPassword = 'Sandbox12345';

/** Of the password that everybody knows; databases of one process may share it. */
let passwordHash: Promise<string> | undefined;

export const createDemoUsers = (database: Database, clock: Clock, passwords: Pick<Passwords, 'hash'>): DemoUsers => ({
  addDemoUser: async ({ username, roles }) => {
    const usernameKey = foldName(username);
    const known = await userByName(database, usernameKey);
    if (known) return known.id;
    passwordHash ??= passwords.hash(demoPassword);
    const email = `${username}@matchday.example`;
    const now = clock.now();
    await storeUser(database, {
      username,
      usernameKey,
      email,
      emailKey: foldName(email),
      passwordHash: await passwordHash,
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
