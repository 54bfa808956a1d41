/**
 * A call by its address and what it asks, body or query. The document of a first page names by it the calls that it answers ahead.
 * Days are told apart by when they begin: instead of a zone's name stands how far it is behind UTC, in minutes, as
 * `Date.getTimezoneOffset` says it.
 */
export const callKey = (url: string, asked: unknown, offset: number): string =>
  url + JSON.stringify(asked ?? {}, (key, value) => (key === 'time_zone' ? offset : value));
