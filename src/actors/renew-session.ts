import { fromPromise } from 'xstate';
import type { Session } from '../../machines/signed-in.ts';
import { inOnlyTab } from '../browser/only-tab.ts';
import type { Api } from '../transport/api/api.ts';
import { RefusedError } from '../transport/call-error.ts';
import { sessionFrom } from './session-from.ts';
import type { SessionStore } from './session-store.ts';

type Store = Pick<SessionStore, 'load' | 'save'>;
type Renewing = { kcmanager: Pick<Api['kcmanager'], 'refreshToken'> };

const patience = 5_000;
const signedOutElsewhere = { error: 'sessionExpired', ErrorText: 'sessionExpired' };

/** What another tab has put in the place of this session: a newer one, or nothing because it signed out. */
const replacement = (store: Store, session: Session): Session | null => {
  const stored = store.load();
  if (!stored) throw new RefusedError(401, signedOutElsewhere);
  return stored.tokens.refresh_token === session.tokens.refresh_token ? null : stored;
};

/** A refused refresh token means nothing when another tab has renewed the session meanwhile. */
const refresh = async (api: Renewing, store: Store, session: Session, signal: AbortSignal): Promise<Session> => {
  try {
    const renewed = sessionFrom(await api.kcmanager.refreshToken(session.tokens.refresh_token, signal));
    store.save(renewed);
    return renewed;
  } catch (error) {
    const winner = error instanceof RefusedError ? replacement(store, session) : null;
    if (winner) return winner;
    throw error;
  }
};

/** Exchanges the refresh token once for all tabs; later tabs take over what the first one got. */
export const createRenewSession = (api: Renewing, store: Store) =>
  fromPromise<Session, { session: Session | null }>(({ input: { session }, signal }) => {
    if (!session) throw new Error('Nobody is signed in');
    return inOnlyTab(
      'matchday-session',
      patience,
      async () => replacement(store, session) ?? refresh(api, store, session, signal),
    );
  });
