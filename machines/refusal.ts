import type { NoticeText } from './notices/notice.ts';

/** Statuses of a call whose token the server does not, or no longer, accept. */
const accessStatuses = [401, 403];

const property = (error: unknown, name: 'status' | 'key' | 'said' | 'fields' | 'values'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined;

/** Whether a call was answered with 401 or 403; everything else, no answer included, has no bearing on the session. */
export const isAccessRefusal = (error: unknown): boolean =>
  accessStatuses.some((status) => status === property(error, 'status'));

/** The translation key that the server gave as its reason; null when it gave no answer. */
export const refusalKey = (error: unknown): string | null => {
  const key = property(error, 'key');
  return typeof key === 'string' ? key : null;
};

/** A guard on a call's error: the server refused it. Any other error means no answer, and the call may be sent again. */
export const isRefusal = (_: unknown, { error }: { error: unknown }): boolean => refusalKey(error) !== null;

/** The translation keys that the server gave for single fields. */
export const refusalFields = (error: unknown): Record<string, string> => {
  const fields = property(error, 'fields');
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
};

/** What the text of the refusal's key names, amounts in major units; undefined when it names nothing. */
export const refusalValues = (error: unknown): Record<string, string | number> | undefined =>
  (property(error, 'values') ?? undefined) as Record<string, string | number> | undefined;

/** Why a call failed, in the server's own words where it found any, a breakdown's included; else `otherwise`. */
export const failureText = (error: unknown, otherwise: string) => {
  const said = refusalKey(error) ?? property(error, 'said');
  const values = refusalValues(error);
  return {
    namespace: 'errors',
    key: typeof said === 'string' ? said : otherwise,
    ...(values && { values }),
  } as const satisfies NoticeText;
};
