import { users } from '../../server/database/schema/identity.ts';
import type { quietServer } from './quiet-server.ts';

/** The access token of a new player with a million in his wallet. */
export const benchPlayer = async (
  { services, database, clock }: Awaited<ReturnType<typeof quietServer>>,
  name: string,
): Promise<string> => {
  const now = clock.now();
  const email = `${name}@x.example`;
  const names = { username: name, usernameKey: name, email, emailKey: email, passwordHash: '-' };
  const [user] = await database
    .insert(users)
    .values({ ...names, createdAt: now, emailVerifiedAt: now })
    .returning();
  if (!user) throw new Error('no player');
  await services.ledger.openWallet(user.id, 1, 100_000_000);
  return (await services.identity.admit(user, true, null)).access_token;
};
