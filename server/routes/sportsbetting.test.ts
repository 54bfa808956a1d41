// Long because each call of sportsbetting begins with a ticket that the one before it takes.

import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorKeys } from '../../contract/entities/error.ts';
import type { HistoryTicket } from '../../contract/entities/history-ticket.ts';
import type { Match } from '../../contract/entities/match.ts';
import type { Ping } from '../../contract/http/base.ts';
import { confirmCashOut } from '../../contract/http/cash-out.ts';
import { offerQueryOf } from '../../test/support/examples/offer-query.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { aRequest } from '../testing/ticket-stand.ts';

let server: TestServer;
let token: string;
let offered: Match;
/** One that no test finishes. */
let upcoming: Match;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn()).access_token;
  const { body } = await server.call('/cms/v1/betting/offer', offerQueryOf());
  const [beforeLast, last] = (body as { result: Match[] }).result.slice(-2);
  if (!beforeLast || !last) throw new Error('too little is on offer');
  [upcoming, offered] = [beforeLast, last];
});
afterAll(async () => {
  expect(await checkInvariants(server.services.database, server.clock.now())).toEqual([]);
  await server.close();
});

const odd = () => offered.markets['1X2']?.['1']?.O ?? 0;
const aTicket = (match = offered) => {
  const request = aRequest({ odds: [match.markets['1X2']?.['1']?.O ?? 0] });
  return { ...request, selections: request.selections.map((one) => ({ ...one, eventId: match.eventId })) };
};
const send = (body: unknown, bearer = token) => server.call('/sportsbetting/v1/ticketRequest', body, bearer);
const credits = async () => {
  const { body } = await server.call('/base/v1/users/ping', undefined, token);
  return (body as { wallets: { wallet_0: number }[] }).wallets.map((wallet) => wallet.wallet_0);
};

describe('ticketRequest', () => {
  it('answers a visitor that he must log in', async () => {
    const answer = await server.call('/sportsbetting/v1/ticketRequest', aTicket());
    expect([answer.status, answer.body]).toEqual([401, { error: 'snackbarMustLogin', ErrorText: 'snackbarMustLogin' }]);
  });

  it('answers a blocked player so, whose session stays', async () => {
    await server.call('/sandbox/v1/block', { username: 'player2', blocked: true });
    const blocked = (await server.signIn('player2')).access_token;
    const answer = await send(aTicket(), blocked);
    expect([answer.status, answer.body]).toMatchObject([403, { error: 'youAreBlocked' }]);
  });

  it('takes nothing of a section that is switched off, but answers again for what it has taken', async () => {
    const taken = aTicket(upcoming);
    expect((await send(taken)).status).toBe(200);
    const before = await credits();
    const close = (key: string, value: string) => server.call('/sandbox/v1/status', { key, value });
    await close('disableBettingPage', 'true');
    expect(await send(aTicket())).toMatchObject({ status: 403, body: { error: 'sectionDisabled' } });
    expect((await send(taken)).status).toBe(200);
    await close('disableBettingPage', 'false');
    await close('disableLiveBettingPage', 'true');
    const mixed = aTicket();
    const [one] = mixed.selections;
    expect(await send({ ...mixed, selections: [{ ...one, type: 'live' }] })).toMatchObject({ status: 403 });
    expect(await credits()).toEqual(before);
    expect((await send(aTicket())).status).toBe(200);
    await close('disableLiveBettingPage', 'false');
    await server.services.tickets.runDue();
  });

  it('receives, and ping and history tell what became of it', async () => {
    const ticket = aTicket();
    const { status, body } = await send(ticket);
    const now = server.clock.now();
    expect([status, body]).toEqual([
      200,
      { error: null, ErrorText: 'ok', ticket_id: ticket.ticket_id, nowTimestamp: now, createdAtTimestamp: now },
    ]);
    await server.services.tickets.runDue();
    const ping = await server.call(`/base/v1/users/ping?ticket_id=${ticket.ticket_id}`, undefined, token);
    expect(ping.body).toMatchObject({
      ticketInfo: { accepted: true, mtcResponse: { status: 'accepted', subcode: null } },
    });
    const history = await server.call('/sportsbetting/v1/ticketHistory', { page: 1 }, token);
    const paid = (history.body as { result: HistoryTicket[] }).result.find((one) => one.ticket_id === ticket.ticket_id);
    expect(paid).toMatchObject({ status: 'accepted', stake: 100 });
    expect(paid?.selections[0]).toMatchObject({ hostName: offered.hostName, odd: odd(), status: 'open' });
  });

  it('refuses what the wallet cannot pay without using up what a tester forced', async () => {
    await server.call('/sandbox/v1/ticket', { username: 'player', outcome: 'denied', subcode: 208 });
    const dear = aTicket();
    const refused = await send({ ...dear, bets: [{ ...dear.bets[0], stake: 150_000 }] });
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'insufficientFunds' }]);
    const ticket = aTicket();
    await send(ticket);
    await server.services.tickets.runDue();
    const ping = await server.call(`/base/v1/users/ping?ticket_id=${ticket.ticket_id}`, undefined, token);
    expect(ping.body).toMatchObject({ ticketInfo: { mtcResponse: { status: 'denied', subcode: 208 } } });
  });

  it('settles when the match has ended', async () => {
    const ticket = aTicket();
    await send(ticket);
    await server.services.tickets.runDue();
    const before = await credits();
    await server.call('/sandbox/v1/match', { eventId: offered.eventId, finish: '2-1' });
    await server.services.tickets.runDue();
    const { body } = await server.call('/sportsbetting/v1/ticketHistory', { page: 1 }, token);
    const won = (body as { result: HistoryTicket[] }).result.find((one) => one.ticket_id === ticket.ticket_id);
    expect(won).toMatchObject({ status: 'won', payout: Math.round(odd() * 10_000) / 100 });
    expect((await credits())[0]).toBeGreaterThan(before[0] ?? 0);
  });

  const malformed = (change: (ticket: Record<string, unknown>) => unknown) => change(aTicket());
  const withStake = (stake: unknown) =>
    malformed((ticket) => ({ ...ticket, bets: [{ selectedSystems: [1], stake, type: 'total' }] }));

  it.each([
    ['stakeInvalid', () => withStake(0)],
    ['stakeInvalid', () => withStake(-5)],
    ['stakeInvalid', () => withStake('20')],
    ['stakeInvalid', () => withStake(20.005)],
    ['stakeInvalid', () => JSON.stringify(withStake(7)).replace('"stake":7', '"stake":1e309')],
    ['stakeInvalid', () => withStake(null)],
    ['stakeInvalid', () => withStake([20])],
    ['ticketIdInvalid', () => malformed((ticket) => ({ ...ticket, ticket_id: 'x' }))],
    ['ticketIdInvalid', () => malformed((ticket) => ({ ...ticket, ticket_id: '<b>' }))],
    ['unknownWallet', () => malformed((ticket) => ({ ...ticket, wallet: { currency: 'USD', currency_id: 3 } }))],
    ['badRequest', () => malformed((ticket) => ({ ...ticket, selections: [] }))],
    ['badRequest', () => '{"ticket_id":'],
  ])('refuses with %s and leaves the wallet alone', async (key, body) => {
    const before = await credits();
    const payload = body();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/sportsbetting/v1/ticketRequest',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    expect([answer.statusCode, answer.json().error]).toEqual([400, key]);
    expect(await credits()).toEqual(before);
  });

  it('answers any change of any field with a known key or not at all differently', async () => {
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.bigInt().map(String),
      fc.constantFrom('', null, -1, 1e21, '٢٠'),
    );
    const before = await credits();
    await fc.assert(
      fc.asyncProperty(fc.nat(), junk, async (nth, value) => {
        const ticket = aTicket() as unknown as Record<string, unknown>;
        const [selection] = ticket.selections as Record<string, unknown>[];
        const targets = [ticket, selection, (ticket.bets as Record<string, unknown>[])[0]].flatMap((target) =>
          Object.keys(target ?? {}).map((key) => [target ?? {}, key] as const),
        );
        const [target, key] = targets[nth % targets.length] ?? [ticket, 'wallet'];
        target[key] = value;
        const answer = await send(ticket);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) expect(errorKeys).toContain((answer.body as { error: string }).error);
      }),
      { numRuns: 200, seed: 7 },
    );
    // Whatever got through met a finished match: denied, and the stake came back.
    await server.services.tickets.runDue();
    expect(await credits()).toEqual(before);
  });
});

describe('reoffer', () => {
  const reoffer = (body: unknown, bearer?: string) => server.call('/sportsbetting/v1/reoffer', body, bearer);
  const forcedOffer = async (username: string, bearer: string, outcome: object) => {
    await server.call('/sandbox/v1/ticket', { username, ...outcome });
    const ticket = aTicket(upcoming);
    await send(ticket, bearer);
    await server.services.tickets.runDue();
    return ticket.ticket_id;
  };
  const mtcResponse = async (ticketId: string, bearer: string) => {
    const { body } = await server.call(`/base/v1/users/ping?ticket_id=${ticketId}`, undefined, bearer);
    return (body as Ping).ticketInfo?.mtcResponse;
  };
  const ok = { status: 200, body: { error: null, ErrorText: 'ok' } };

  it('agrees on a stake that was cut, and answers the same to the same again', async () => {
    const [before] = await credits();
    const ticketId = await forcedOffer('player', token, { outcome: 'reoffer', stake: 40 });
    const expiresAt = server.clock.now() + 20_000;
    expect(await mtcResponse(ticketId, token)).toMatchObject({
      status: 'reoffer',
      offer: { stake: 40, originalStake: 100, expiresAt },
    });
    expect(await reoffer({ ticketId, accepted: true }, token)).toMatchObject(ok);
    expect(await reoffer({ ticketId, accepted: true }, token)).toMatchObject(ok);
    expect(await mtcResponse(ticketId, token)).toMatchObject({ status: 'accepted' });
    expect((await credits())[0]).toBe((before ?? 0) - 40);
    const late = await reoffer({ ticketId, accepted: false, reason: 'timeout' }, token);
    expect(late).toMatchObject({ status: 409, body: { error: 'offerOver' } });
  });

  it('ends by the sandbox’s clock when nobody answers', async () => {
    const ticketId = await forcedOffer('player', token, { outcome: 'oddchange' });
    await server.call('/sandbox/v1/clock', { advance: 22_000 });
    expect(await mtcResponse(ticketId, token)).toEqual({
      status: 'expired',
      subcode: null,
      selections: [expect.objectContaining({ reason: 'oddsChanged' })],
    });
  });

  it('lets a blocked player decline and not accept', async () => {
    await server.call('/sandbox/v1/block', { username: 'player2', blocked: false });
    const bearer = (await server.signIn('player2')).access_token;
    const ticketId = await forcedOffer('player2', bearer, { outcome: 'oddchange' });
    await server.call('/sandbox/v1/block', { username: 'player2', blocked: true });
    const accepted = await reoffer({ ticketId, accepted: true }, bearer);
    expect(accepted).toMatchObject({ status: 403, body: { error: 'youAreBlocked' } });
    expect(await reoffer({ ticketId, accepted: false, reason: 'Player declined.' }, bearer)).toMatchObject(ok);
    expect(await mtcResponse(ticketId, bearer)).toMatchObject({ status: 'cancelled' });
  });

  it('is for the player whose ticket it is', async () => {
    const ticketId = await forcedOffer('player', token, { outcome: 'oddchange' });
    const stranger = (await server.signIn('agent')).access_token;
    expect(await reoffer({ ticketId, accepted: true }, stranger)).toMatchObject({ status: 404 });
    expect(await reoffer({ ticketId, accepted: true })).toMatchObject({ status: 401 });
    expect(await reoffer({ ticketId: 'x', accepted: true }, token)).toMatchObject({ status: 400 });
    expect(await reoffer({ ticketId, accepted: false }, token)).toMatchObject({ status: 400 });
    expect(await reoffer({ ticketId, accepted: false, reason: 'because' }, token)).toMatchObject({ status: 400 });
    expect(await mtcResponse(ticketId, token)).toMatchObject({ status: 'oddchange' });
  });
});

describe('cashOut and confirmCashOut', () => {
  it('quote a ticket and pay it, on the one connection of the embedded database', async () => {
    const ticket = aTicket(upcoming);
    await send(ticket);
    await server.services.tickets.runDue();
    const { ticket_id } = ticket;
    const quoted = await server.call('/sportsbetting/v1/cashOut', { ticket_id, ratio: 0.5 }, token);
    expect(quoted).toMatchObject({ status: 200, body: { margin: 5 } });
    const { quote_id, amount } = quoted.body as { quote_id: string; amount: number };
    const before = await credits();
    const confirm = () => server.call('/sportsbetting/v1/confirmCashOut', { ticket_id, quote_id, amount }, token);
    expect(await confirm()).toMatchObject({ status: 200, body: { error: null, amount, ticket_id } });
    expect(await confirm()).toMatchObject({ status: 200, body: { error: null, amount, ticket_id } });
    expect((await credits())[0]).toBeCloseTo((before[0] ?? 0) + amount, 2);
    const under = async (key: string, payload: object) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      const answer = await server.app.inject({ method: 'POST', url: confirmCashOut.url, headers, payload });
      return [answer.statusCode, answer.json().error];
    };
    const body = { ticket_id, quote_id, amount };
    for (const key of ['short', 'with spaces in it', 'x'.repeat(129)]) {
      expect(await under(key, body)).toEqual([400, 'idempotencyKeyInvalid']);
    }
    const next = (await server.call('/sportsbetting/v1/cashOut', { ticket_id, ratio: 0.5 }, token)).body as typeof body;
    const second = { ticket_id, quote_id: next.quote_id, amount: next.amount };
    expect(await under('one-confirmation', second)).toEqual([200, null]);
    expect(await under('one-confirmation', second)).toEqual([200, null]);
    expect(await under('one-confirmation', body)).toEqual([409, 'idempotencyKeyReused']);
  });

  it.each([
    [400, 'cashOutRatio', { ratio: 0 }],
    [400, 'cashOutRatio', { ratio: 1.5 }],
    [400, 'cashOutRatio', { ratio: '1' }],
    [400, 'ticketIdInvalid', { ticket_id: 'x' }],
    [404, 'notFound', {}],
  ])('answer %i %s to %j', async (status, error, change) => {
    const body = { ticket_id: '5f0c1c3e-3b1f-4a53-9d0e-0d9c3b8f1a11', ...change };
    expect(await server.call('/sportsbetting/v1/cashOut', body, token)).toMatchObject({ status, body: { error } });
  });
});

describe('ticketTrace', () => {
  const trace = (ticketId: string, bearer?: string) =>
    server.call(`/sportsbetting/v1/ticketTrace?ticket_id=${ticketId}`, undefined, bearer);

  it('tells every move of a ticket with its time and who made it, and nothing else about the server', async () => {
    const ticket = aTicket();
    await send(ticket);
    const at = server.clock.now();
    server.clock.advance(1_000);
    await server.services.tickets.runDue();
    const { status, body } = await trace(ticket.ticket_id, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      etsCode: null,
      moves: [
        { from: null, to: 'received', at, by: 'player' },
        { from: 'received', to: 'pending', at, by: 'server' },
        { from: 'pending', by: 'server' },
      ],
    });
    expect(Object.keys(body as object).sort()).toEqual(['etsCode', 'moves', 'status', 'subcode']);
    for (const move of (body as { moves: object[] }).moves)
      expect(Object.keys(move).sort()).toEqual(['at', 'by', 'from', 'to']);
  });

  it("knows no ticket of another player's, and asks who it is talking to", async () => {
    const ticket = aTicket();
    await send(ticket);
    await server.call('/sandbox/v1/block', { username: 'player2', blocked: false });
    const stranger = (await server.signIn('player2')).access_token;
    expect(await trace(ticket.ticket_id, stranger)).toMatchObject({ status: 404, body: { error: 'notFound' } });
    expect(await trace(crypto.randomUUID(), token)).toMatchObject({ status: 404 });
    expect(await trace('x', token)).toMatchObject({ status: 400 });
    expect(await trace(ticket.ticket_id)).toMatchObject({ status: 401, body: { error: 'snackbarMustLogin' } });
  });
});

describe('checkTicketSelections', () => {
  const check = async (selectionCode: string, eventId = offered.eventId) => {
    const one = { id: 'x', eventId, marketCode: '1X2', selectionCode, player: null, odd: 1.5, band: null };
    return (await server.call('/sportsbetting/v1/checkTicketSelections', { ticket: [one] })).body;
  };

  it('shows "-" for what cannot be staked on, and echoes what was asked', async () => {
    const gone = { id: 'x', odd: '-', band: null, originalOdd: 1.5, originalBand: null };
    expect(await check('1')).toEqual([{ ...gone, eventId: offered.eventId }]);
    expect(await check('9')).toEqual([{ ...gone, eventId: offered.eventId }]);
    expect(await check('1', 'nothing')).toEqual([{ ...gone, eventId: 'nothing' }]);
  });
});
