import { fromPromise } from 'xstate';
import { loginPayload } from '../../contract/http/kcmanager.ts';
import type { AuthFormValues } from '../../machines/auth-form/auth-form.machine.ts';
import type { Session } from '../../machines/session/session.ts';
import type { Api } from '../transport/api/api.ts';
import { sessionFrom } from './session-from.ts';

/** Signs a player in and hands his session over. */
export const createLogIn = (api: Api, started: (session: Session) => void) =>
  fromPromise<void, AuthFormValues>(async ({ input, signal }) => {
    started(sessionFrom(await api.kcmanager.loginUser(loginPayload.parse(input), signal)));
  });
