import type { ErrorKey, Refusal } from '../../contract/entities/error.ts';
import { busyCode } from '../../domain/ticket/ticket-verdict.ts';

type RefusalValues = Refusal['values'];

/** Thrown by a handler: answered as `{error, ErrorText, fields?, values?}` with its status (decisions, HTTP paths). */
export class RefusedCall extends Error {
  readonly status: number;
  readonly key: ErrorKey;
  readonly fields: Record<string, ErrorKey> | undefined;
  readonly headers: Record<string, string>;
  readonly values: RefusalValues | undefined;

  constructor(
    status: number,
    key: ErrorKey,
    fields?: Record<string, ErrorKey> | undefined,
    headers: Record<string, string> = {},
    values?: RefusalValues,
  ) {
    super(key);
    this.name = 'RefusedCall';
    this.status = status;
    this.key = key;
    this.fields = fields;
    this.headers = headers;
    this.values = values;
  }
}

/** Whatever was asked was not done, and may be asked again at once (code 102). */
export const busy = (): RefusedCall =>
  new RefusedCall(503, 'busy', undefined, { 'retry-after': '1' }, { code: busyCode });

export const refusalBody = (key: ErrorKey, fields?: Record<string, ErrorKey>, values?: RefusalValues): Refusal => ({
  error: key,
  ErrorText: key,
  ...(fields === undefined ? {} : { fields }),
  ...(values === undefined ? {} : { values }),
});
