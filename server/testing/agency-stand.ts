import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { AgencyPayout } from '../../contract/entities/agency-payout.ts';
import type { CreditMoved } from '../../contract/http/agency.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { aRequest } from './ticket-stand.ts';

export interface Person {
  name: string;
  id: string;
  token: string;
}

export type Agent = Person & { code: string };

/** A server with agents and players of theirs; after each test its ledger must keep its invariants. */
export const agencyStand = () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterEach(async () => {
    expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
  });
  afterAll(() => server.close());

  const signedIn = async (name: string, id: string): Promise<Person> => ({
    name,
    id,
    token: (await server.signIn(name)).access_token,
  });
  const person = async (cash: number, roles: string[] = []): Promise<Person> => {
    const name = `p${randomUUID().slice(0, 12)}`;
    const id = await server.services.identity.addDemoUser({ username: name, roles });
    await server.services.ledger.openWallet(id, 1, cash);
    return signedIn(name, id);
  };
  const call = async <Body>(path: string, by: Person, body?: object, key?: string) => {
    const answer = await server.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/cms/v1/agency/${path}`,
      headers: { authorization: `Bearer ${by.token}`, ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.json() as Body & { error: string | null } };
  };
  const appointed = async (under: Person | null, may_appoint = false): Promise<Agent> => {
    const agent = await person(10_000);
    const { body } = await server.call('/sandbox/v1/agent', {
      username: agent.name,
      may_appoint,
      ...(under && { under: under.name }),
    });
    return { ...agent, code: (body as { code: string }).code };
  };
  const joined = async ({ code }: { code: string }, cash = 0): Promise<Person> => {
    const player = await person(cash);
    expect(await call('connect', player, { code })).toMatchObject({ status: 200 });
    return player;
  };
  /** A ticket on some match of the offer, paid with 100. */
  const paid = async (by: Person): Promise<string> => {
    const { feed } = server.services;
    const match = feed.prematch().find((one) => feed.quote(one.eventId, '1X2', '1')?.status === 'OPEN');
    const eventId = match?.eventId ?? '';
    const request = aRequest({ odds: [feed.quote(eventId, '1X2', '1')?.odd ?? 0], stake: 100 });
    const sent = { ...request, selections: request.selections.map((one) => ({ ...one, eventId })) };
    expect(await server.call('/sportsbetting/v1/ticketRequest', sent, by.token)).toMatchObject({ status: 200 });
    return request.ticket_id;
  };
  const askPayout = (by: Person, amount: unknown, key?: string, currency_id = 1) =>
    call<{ payout: AgencyPayout }>('askPayout', by, { currency_id, amount }, key);
  return {
    askPayout,
    get server() {
      return server;
    },
    signedIn,
    person,
    call,
    joined,
    paid,
    credit: (path: 'addCredit' | 'decCredit', by: Person, to: Person, amount: unknown, key?: string, note?: string) =>
      call<CreditMoved>(path, by, { userId: to.id, currency_id: 1, amount, ...(note !== undefined && { note }) }, key),
    /** An agent who may appoint others, a sub-agent of his and a player of hers; and a stranger, an agent as well. */
    family: async (cash = 0) => {
      const top = await appointed(null, true);
      const sub = await appointed(top);
      return { top, sub, player: await joined(sub, cash), stranger: await appointed(null, true) };
    },
  };
};
