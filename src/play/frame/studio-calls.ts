import * as z from 'zod/mini';
import {
  studioAsk,
  studioBalance,
  studioLeave,
  studioOpen,
  studioRound,
  studioRounds,
  studioSeeds,
  studioTurn,
} from '../../../contract/games/studio.ts';
import type { Endpoint } from '../../../contract/http/endpoint.ts';

/** What the studio answered instead of what was asked. */
const refusal = z.looseObject({ key: z.string(), values: z.optional(z.nullable(z.record(z.string(), z.unknown()))) });

/** An answer that does not come within this is lost: the outcome is asked for. */
const patience = 10_000;

type Call = Endpoint & { body: z.ZodMiniType };

const call = async <One extends Call>(
  { method, url, ok }: One,
  body: z.input<One['body']>,
  signal?: AbortSignal,
): Promise<z.output<One['ok']>> => {
  const late = AbortSignal.timeout(patience);
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  const said: unknown = await answer.json();
  if (answer.ok) return z.parse(ok, said) as z.output<One['ok']>;
  const refused = z.safeParse(refusal, said);
  // A breakdown leaves open what became of the call.
  if (answer.status >= 500 || !refused.success) throw new Error(`${url} was answered with ${answer.status}`);
  throw { status: answer.status, key: refused.data.key, values: refused.data.values };
};

/** The studio's calls as the machines name them. */
export const studioCalls = {
  open: (body: z.input<typeof studioOpen.body>, signal?: AbortSignal) => call(studioOpen, body, signal),
  round: (body: z.input<typeof studioRound.body>, signal?: AbortSignal) => call(studioRound, body, signal),
  turn: (body: z.input<typeof studioTurn.body>, signal?: AbortSignal) => call(studioTurn, body, signal),
  ask: (body: z.input<typeof studioAsk.body>, signal?: AbortSignal) => call(studioAsk, body, signal),
  balance: (body: z.input<typeof studioBalance.body>, signal?: AbortSignal) => call(studioBalance, body, signal),
  seeds: (body: z.input<typeof studioSeeds.body>, signal?: AbortSignal) => call(studioSeeds, body, signal),
  rounds: (body: z.input<typeof studioRounds.body>, signal?: AbortSignal) => call(studioRounds, body, signal),
  leave: (body: z.input<typeof studioLeave.body>, signal?: AbortSignal) => call(studioLeave, body, signal),
};
