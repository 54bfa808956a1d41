import type { PushKind } from '../../../contract/entities/push.ts';
import {
  type PushSubscribe,
  pushChange,
  pushSettings,
  pushSubscribe,
  pushUnsubscribe,
} from '../../../contract/http/push.ts';
import type { HttpClient } from '../http-client.ts';

/** Calls about notifications, apart from the others: most visits make none of them. */
export const createPushApi = (http: HttpClient) => ({
  settings: (endpoint: string | null, signal?: AbortSignal) => http.call(pushSettings, { body: { endpoint }, signal }),
  subscribe: (body: PushSubscribe, signal?: AbortSignal) => http.call(pushSubscribe, { body, signal }),
  change: (kinds: readonly PushKind[], signal?: AbortSignal) =>
    http.call(pushChange, { body: { kinds: [...kinds] }, signal }),
  unsubscribe: (signal?: AbortSignal) => http.call(pushUnsubscribe, { body: {}, signal }),
});
export type PushApi = ReturnType<typeof createPushApi>;
