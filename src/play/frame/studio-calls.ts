import type * as z from 'zod/mini';
import type * as studio from '../../../contract/games/studio.ts';
import type { Endpoint } from '../../../contract/http/endpoint.ts';

/** An answer that does not come within this is lost: the outcome is asked for. */
const patience = 10_000;

type Call = Endpoint & { body: z.ZodMiniType };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A call of the contract by its address. The studio writes its answers by the contract's schemas and sends this very page; to
 * read them by the schemas once more would be a quarter of the kit.
 */
const call =
  <One extends Call>(url: One['url']) =>
  async (body: z.input<One['body']>, signal?: AbortSignal): Promise<z.output<One['ok']>> => {
    const late = AbortSignal.timeout(patience);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const said: unknown = await answer.json();
    if (answer.ok && isRecord(said)) return said as z.output<One['ok']>;
    // After a failure the outcome of the call is unknown.
    if (answer.status >= 500 || !isRecord(said) || typeof said.error !== 'string') {
      throw new Error(`${url} was answered with ${answer.status}`);
    }
    throw { status: answer.status, key: said.error, values: said.values };
  };

/** The studio's calls as the machines name them. */
export const studioCalls = {
  open: call<typeof studio.studioOpen>('/play/v1/open'),
  round: call<typeof studio.studioRound>('/play/v1/round'),
  turn: call<typeof studio.studioTurn>('/play/v1/turn'),
  ask: call<typeof studio.studioAsk>('/play/v1/ask'),
  balance: call<typeof studio.studioBalance>('/play/v1/balance'),
  seeds: call<typeof studio.studioSeeds>('/play/v1/seeds'),
  rounds: call<typeof studio.studioRounds>('/play/v1/rounds'),
  leave: call<typeof studio.studioLeave>('/play/v1/leave'),
};
