import type { ZodMiniType } from 'zod/mini';

/**
 * One HTTP call, described once and used by both sides: the server validates with it and derives `GET /openapi.json`
 * from it, the browser types its request and parses the answer with it.
 *
 * `access` is the bearer token that the server asks for: `anyone` reads none, `visitor` reads one if it is there,
 * `player` refuses a call without one with 401, `sandbox` exists in sandbox mode only. `ok` is the body of the 200
 * answer; every refusal is a {@link Refusal} with a fitting 4xx status.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  url: `/${string}`;
  summary: string;
  access: 'anyone' | 'visitor' | 'player' | 'sandbox';
  /**
   * Such calls of one player, which may lock his money, run one after the other. 503 `busy` (code 102 in `values`)
   * means that nothing of the call was done; every other 5xx leaves that open.
   */
  inTurn?: true;
  query?: ZodMiniType;
  body?: ZodMiniType;
  ok: ZodMiniType;
  /**
   * Lists in the answer whose broken entries the browser leaves out instead of refusing the whole: one match that cannot be
   * read must not cost the others.
   */
  sifted?: Readonly<Record<string, ZodMiniType>>;
}

/** Declares an endpoint and keeps the literal types of its schemas. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;
