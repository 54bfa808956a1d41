import type { ErrorKey, Refusal } from '../contract/entities/error.ts';

/** Thrown by a handler: answered as `{error, ErrorText, fields?}` with its status (decisions, HTTP paths). */
export class RefusedCall extends Error {
  readonly status: number;
  readonly key: ErrorKey;
  readonly fields: Record<string, ErrorKey> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    key: ErrorKey,
    fields?: Record<string, ErrorKey> | undefined,
    headers: Record<string, string> = {},
  ) {
    super(key);
    this.name = 'RefusedCall';
    this.status = status;
    this.key = key;
    this.fields = fields;
    this.headers = headers;
  }
}

/** The body of a refusal. */
export const refusalBody = (key: ErrorKey, fields?: Record<string, ErrorKey>): Refusal => ({
  error: key,
  ErrorText: key,
  ...(fields === undefined ? {} : { fields }),
});
