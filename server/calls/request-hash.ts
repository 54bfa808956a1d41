import { createHash } from 'node:crypto';

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
};

/** The same for two equal requests, whatever the order of their keys (money-and-tickets 4). */
export const requestHash = (request: object): string =>
  createHash('sha256').update(canonical(request)).digest('base64url');
