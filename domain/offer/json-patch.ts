/** What a message of JSON carries, but for null, which in a change removes. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
/** A change of JSON: the changed keys of an object, null for those that are gone; anything else replaces (as RFC 7386). */
export type JsonChange = Json | null | { readonly [key: string]: JsonChange };

const isObject = <Value>(value: Value): value is Value & Readonly<Record<string, never>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The change that makes `after` of `before`; undefined when they are alike. `patchJson` is its inverse. */
export const diffJson = (before: Json | undefined, after: Json): JsonChange | undefined => {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : after;
  const change: Record<string, JsonChange> = {};
  for (const [key, value] of Object.entries<Json>(after)) {
    const changed = diffJson(before[key], value);
    if (changed !== undefined) change[key] = changed;
  }
  for (const key of Object.keys(before)) if (!(key in after)) change[key] = null;
  return Object.keys(change).length > 0 ? change : undefined;
};

/** Applies a change as {@link diffJson} makes it; what did not change keeps its identity. Neither side need be trusted. */
export const patchJson = (before: unknown, change: unknown): unknown => {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change;
  const after: Record<string, unknown> = typeof before === 'object' && before !== null ? { ...before } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete after[key];
    else after[key] = patchJson(after[key], value);
  }
  return after;
};
