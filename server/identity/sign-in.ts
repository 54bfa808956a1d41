import type { SignedIn } from '../../contract/entities/user.ts';
import type { LoginPayload } from '../../contract/http/kcmanager-accounts.ts';
import { foldName } from '../../domain/identity/fold-name.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Devices } from './devices.ts';
import type { LoginLimits } from './login-limits.ts';
import type { User } from './user-repository.ts';

export interface SignInNeeds {
  limits: LoginLimits;
  devices: Devices;
  findUser(username: string): Promise<User | null>;
  /** Whether it is the password of the user; as much work is done for an unknown user, and the answer is false. */
  matches(user: User | null, password: string): Promise<boolean>;
  admit(user: User, rememberMe: boolean, userAgent: string | null, device: string | null): Promise<SignedIn>;
}

/** Signs a player in by his password, within the limits of wrong ones. */
export const createSignIn =
  ({ limits, devices, findUser, matches, admit }: SignInNeeds) =>
  async (login: LoginPayload, address: string, userAgent: string | null): Promise<SignedIn> => {
    const { username, password, rememberMe } = login;
    const device = await devices.known((await findUser(username))?.id, login.devices ?? []);
    const user = await limits.attempt({ account: foldName(username), address, device }, async () => {
      const found = await findUser(username);
      return (await matches(found, password)) ? found : null;
    });
    if (user === null) throw new RefusedCall(401, 'credentialsWrong');
    return admit(user, rememberMe, userAgent, device);
  };
