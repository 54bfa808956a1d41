/** Paths of what JSON would lose or change. */
export const notJson = (value: unknown, path: string): string[] => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (Array.isArray(value)) return value.flatMap((item, index) => notJson(item, `${path}[${index}]`));
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.entries(value).flatMap(([key, inner]) => notJson(inner, `${path}.${key}`));
  return [`${path} is ${typeof value === 'object' ? 'an instance' : typeof value}`];
};
