/**
 * A call by its address and what it asks, body or query. The document of a first page names by it the calls that it
 * answers ahead. Days differ by when they begin, so a zone's name is replaced by its minutes behind UTC, as
 * `Date.getTimezoneOffset` gives them.
 */
export const callKey = (url: string, asked: unknown, offset: number): string =>
  url + JSON.stringify(asked ?? {}, (key, value) => (key === 'time_zone' ? offset : value));
