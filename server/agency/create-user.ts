import type { CreatedUser, NewAccount } from '../../contract/http/agency-office.ts';
import { foldName } from '../../domain/identity/fold-name.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { type Attempts, hour } from '../identity/attempts.ts';
import type { Identity } from '../identity/identity.ts';
import { passwordWeakness } from '../identity/password-weakness.ts';
import { storeUser, userById } from '../identity/user-repository.ts';
import { openedCurrencies } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Clock } from '../time/clock.ts';
import { drawCode } from './agency.ts';
import { memberOf, storeMember } from './tree-repository.ts';

export interface CreateUserNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  identity: Pick<Identity, 'hashPassword'>;
  attempts: Attempts;
}

const mostInAnHour = 60;

/**
 * Opens accounts right below an agent. They have no mail address that could be confirmed: their agent knows them, and it
 * is his float that they play with, so that they count as confirmed.
 */
export const createUserCreation =
  ({ database, clock, ledger, identity, attempts }: CreateUserNeeds) =>
  async (agent: string, kind: 'player' | 'agent', { id, username, password }: NewAccount): Promise<CreatedUser> => {
    const answer: CreatedUser = { error: null, ErrorText: 'ok', userId: id, username };
    const usernameKey = foldName(username);
    /** What an order under this id has come to; null when there was none. */
    const before = async (): Promise<CreatedUser | null> => {
      const [user, member] = [await userById(database, id), await memberOf(database, id)];
      if (!user) return null;
      const same =
        member?.parent === agent && user.usernameKey === usernameKey && member.isAgent === (kind === 'agent');
      if (!same) throw new RefusedCall(409, 'idempotencyKeyReused');
      return answer;
    };
    const known = await before();
    if (known) return known;
    const maker = await memberOf(database, agent);
    if (!maker?.isAgent || (kind === 'agent' && !maker.mayAppoint)) {
      throw new RefusedCall(403, 'forbidden', { kind: 'forbidden' });
    }
    const weakness = passwordWeakness(password, username);
    if (weakness) throw new RefusedCall(400, weakness, { password: weakness });
    await attempts.charge('tooManyRequests', [
      { subject: `createUser:account:${agent}`, most: mostInAnHour, window: hour },
    ]);
    const passwordHash = await identity.hashPassword(password);
    const stored = await retried(() =>
      database.transaction(async (within) => {
        const [now, isAgent] = [clock.now(), kind === 'agent'];
        const user = await storeUser(within, {
          id,
          username,
          usernameKey,
          passwordHash,
          roles: isAgent ? ['AGENT'] : [],
          createdAt: now,
          emailVerifiedAt: now,
        });
        if (!user) return false;
        for (const currencyId of openedCurrencies) await ledger.openWallet(id, currencyId, 0, within);
        const code = isAgent ? drawCode() : null;
        await storeMember(within, { userId: id, parent: agent, isAgent, code, joinedAt: now });
        return true;
      }),
    );
    if (stored) return answer;
    // Its twin was quicker, or somebody else has the name.
    const twin = await before();
    if (twin) return twin;
    throw new RefusedCall(400, 'usernameTaken', { username: 'usernameTaken' });
  };
