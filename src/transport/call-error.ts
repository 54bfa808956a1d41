import type { Refusal } from '../../contract/entities/error.ts';

/** The server refused the call: `key` is a translation key of the namespace `errors`. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Refusal['values'];

  constructor(status: number, refusal: Refusal) {
    super(refusal.error);
    this.status = status;
    this.key = refusal.error;
    this.fields = refusal.fields ?? {};
    this.values = refusal.values;
  }
}

/** No answer, or one that cannot be understood: whatever was asked may or may not have happened. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** The key in the answer of a failing server: a translation key like that of a refusal. It refuses nothing. */
  readonly said: string | null;

  constructor(message: string, { said = null, ...options }: ErrorOptions & { said?: string | null } = {}) {
    super(message, options);
    this.said = said;
  }
}
