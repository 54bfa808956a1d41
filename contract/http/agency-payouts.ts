import * as z from 'zod/mini';
import { agencyPayout } from '../entities/agency-payout.ts';
import { done } from '../entities/error.ts';
import { addCredit } from './agency.ts';
import { endpoint } from './endpoint.ts';

/**
 * Money that players of an agent want of him in cash (agency-affiliates.md, "payouts waiting"). What is asked for is set
 * aside: nobody can stake it, and the agent who pays it out finds it there. Amounts in major units.
 */

const ofPayout = z.object({ id: z.uuid('notFound') });

/** `agent` is who pays out, null for players without one and for agents. */
export const myPayouts = endpoint({
  method: 'GET',
  url: '/cms/v1/agency/myPayouts',
  summary: 'Payouts that a player asked his agent for, the newest first, at most 20',
  access: 'player',
  ok: z.object({ agent: z.nullable(z.string()), result: z.array(agencyPayout) }),
});
export type MyPayouts = z.infer<typeof myPayouts.ok>;

/**
 * 400 amountInvalid, unknownWallet, insufficientFunds; 409 agentMissing for a player without an agent and for agents, 409
 * payoutWaiting while another of this wallet waits; 403 youAreBlocked, verifyEmail. The same Idempotency-Key answers the same.
 */
export const askPayout = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/askPayout',
  summary: 'Asks the agent for money in cash and sets it aside; Idempotency-Key',
  access: 'player',
  inTurn: true,
  body: z.object({ currency_id: z.int('unknownWallet'), amount: z.number('amountInvalid') }),
  ok: z.extend(done, { payout: agencyPayout }),
});

/** Asked again it answers the same. 404 notFound, 409 payoutDecided when it was paid or declined. */
export const withdrawPayout = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/withdrawPayout',
  summary: 'Takes back what was set aside for a payout',
  access: 'player',
  inTurn: true,
  body: ofPayout,
  ok: done,
});

/**
 * What was set aside comes to the agent, who has paid it in cash: a move of credit with its receipt. Asked again by him it
 * answers the same. 404 notFound about payouts of players who are not below the caller, 409 payoutDecided.
 */
export const payPayout = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/payPayout',
  summary: 'Pays a payout that somebody below the agent waits for',
  access: 'player',
  inTurn: true,
  body: ofPayout,
  ok: addCredit.ok,
});

/** Gives back what was set aside. Asked again it answers the same. 404 notFound, 409 payoutDecided. */
export const declinePayout = endpoint({
  method: 'POST',
  url: '/cms/v1/agency/declinePayout',
  summary: 'Declines a payout of somebody below the agent',
  access: 'player',
  inTurn: true,
  body: ofPayout,
  ok: done,
});
