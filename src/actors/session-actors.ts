import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Tokens } from '../../contract/entities/user.ts';
import type { PingAnswer } from '../../machines/ping/ping.machine.ts';
import type { StoredSession } from '../../machines/session/session-context.ts';
import type { Session } from '../../machines/signed-in.ts';
import type { Api } from '../transport/api/api.ts';
import type { SessionStore } from './session-store.ts';

export const createSessionActors = (api: Api, store: SessionStore) => ({
  loadSession: fromPromise<StoredSession>(async () => ({
    session: store.load(),
    chosenCurrencyId: store.chosenCurrencyId(),
  })),
  watchOtherTabs: fromCallback<EventObject, undefined, { type: 'session.changedElsewhere'; session: Session | null }>(
    ({ sendBack }) => store.watch((session) => sendBack({ type: 'session.changedElsewhere', session })),
  ),
  // Without the signal: a user who signs in again before the server has answered was signed out all the same.
  endSession: fromPromise<void, { tokens: Tokens | null }>(async ({ input: { tokens } }) => {
    if (tokens) await api.kcmanager.logoutUser(tokens);
  }),
});

export const createPing = (api: Api) =>
  fromPromise<PingAnswer, { ticketId: string | null }>(async ({ input: { ticketId }, signal }) => ({
    ping: await api.base.ping(ticketId, signal),
    ticketId,
  }));
