import { randomUUID } from 'node:crypto';
import type { Match } from '../../../contract/entities/match.ts';
import type { TicketRequest } from '../../../contract/entities/ticket-request.ts';
import { users } from '../../../server/database/schema/identity.ts';
import type { User } from '../../../server/identity/user-repository.ts';
import { goodPassword } from '../../../server/testing/account-forms.ts';
import type { TestServer } from '../../../server/testing/start-test-server.ts';
import { aRequest } from '../../../server/testing/ticket-stand.ts';
import { offerQueryOf } from '../examples/offer-query.ts';

/** What the calls of the route table refer to: things of one player, the owner, and of the offer. */
export interface World {
  server: TestServer;
  owner: User;
  match: Match;
  /** A ticket that would be taken, under an id of its own each time. */
  ticket(): TicketRequest;
  /** The owner's open ticket, and one that he was offered at a smaller stake. */
  accepted: string;
  offered: string;
  /** What the owner's open ticket is worth now. */
  quote: { quote_id: string; amount: number };
  /** The id of his deposit. */
  payment: string;
  /** Somebody below him as an agent, and a promo code of his as an affiliate; of nobody where he is neither. */
  below: string;
  code: string;
  /** A refresh token nobody has used yet. */
  refreshToken(): Promise<string>;
}

const ok = async <T>(answer: ReturnType<TestServer['call']>): Promise<T> => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body as T;
};

const stake = 100;

/** A new player of confirmed address, password {@link goodPassword}, with this much cash in RSD, in major units. */
export const addUser = async (
  { services: { clock, database, identity, ledger } }: TestServer,
  name: string,
  cash: number,
  roles: string[] = [],
): Promise<User> => {
  const email = `${name}@mail.example`;
  const now = clock.now();
  const names = { username: name, usernameKey: name, email, emailKey: email, roles };
  const passwordHash = await identity.hashPassword(goodPassword);
  const [user] = await database
    .insert(users)
    .values({ ...names, passwordHash, createdAt: now, emailVerifiedAt: now })
    .returning();
  if (!user) throw new Error('no player');
  await ledger.openWallet(user.id, 1, cash);
  for (const currencyId of [2, 1000]) await ledger.openWallet(user.id, currencyId, 0);
  return user;
};

export const tokenOf = async ({ services }: TestServer, user: User): Promise<string> =>
  (await services.identity.admit(user, false, null)).access_token;

/** Makes the owner, who has two tickets, a deposit that is not paid yet and this much cash left over, in major units. */
export const createWorld = async (server: TestServer, left: number): Promise<World> => {
  const { identity, tickets } = server.services;
  const owner = await addUser(server, 'owner', 2 * stake + left);
  const token = await tokenOf(server, owner);

  const offer = await ok<{ result: Match[] }>(server.call('/cms/v1/betting/offer', offerQueryOf()));
  const match = offer.result.findLast(({ markets }) => markets['1X2']?.['1']?.MS === 'OPEN');
  if (!match) throw new Error('too little is on offer');
  const ticket = (): TicketRequest => {
    const request = aRequest({ odds: [match.markets['1X2']?.['1']?.O ?? 0], stake });
    return { ...request, selections: request.selections.map((one) => ({ ...one, eventId: match.eventId })) };
  };
  const pay = async (): Promise<string> => {
    const request = ticket();
    await ok(server.call('/sportsbetting/v1/ticketRequest', request, token));
    await tickets.runDue();
    return request.ticket_id;
  };

  const accepted = await pay();
  await server.call('/sandbox/v1/ticket', { username: 'owner', outcome: 'reoffer', stake: 40 });
  const offered = await pay();
  const quote = await ok<World['quote']>(server.call('/sportsbetting/v1/cashOut', { ticket_id: accepted }, token));
  const ofOwner = async () => (await identity.admit(owner, false, null)).refresh_token;
  const deposit = await server.app.inject({
    method: 'POST',
    url: '/payment/nb/PaymentInitRequest',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    payload: { amount: 1_000, currency: 'RSD', currency_id: 1 },
  });
  const { payment_id: payment } = deposit.json<{ payment_id: string }>();
  const nobodys = { below: randomUUID(), code: 'NOBODYS1' };
  return { server, owner, match, ticket, accepted, offered, quote, payment, ...nobodys, refreshToken: ofOwner };
};

/** Makes the owner an agent who may appoint others, and an affiliate. Answers the code that players join him by. */
const appoint = async ({ server: { services }, owner }: World): Promise<string> => {
  const code = await services.agency.appoint(owner.id, null);
  await services.agency.allowAppointing(owner.id, true);
  await services.affiliates.appoint(owner.id);
  return code;
};
const renewed = async ({ server, owner }: World): Promise<User> =>
  (await server.services.identity.findUserById(owner.id)) ?? owner;

/**
 * A world for calls that mean harm: nothing is left in the owner's wallets, so that whatever passes as a ticket cannot be
 * paid, and what he could be paid or offered is under ids that nobody knows. He is an agent with nobody below him and an
 * affiliate, so that what only those may ask is more than refused.
 */
export const createHostileWorld = async (server: TestServer): Promise<World> => {
  const world = await createWorld(server, 0);
  await appoint(world);
  return { ...world, owner: await renewed(world), quote: { quote_id: randomUUID(), amount: 1 }, offered: randomUUID() };
};

/** A world for bad calls of agents and affiliates: there is money to move, somebody to move it to, and a code to switch. */
export const createAreaWorld = async (server: TestServer): Promise<World> => {
  const world = await createWorld(server, 10_000);
  const { affiliates, agency } = server.services;
  const joined = await appoint(world);
  const below = (await addUser(server, 'below', 5_000)).id;
  await agency.connect(below, joined);
  const code = await affiliates.createCode(world.owner.id, { code: 'DERBY24', campaign: 'Derby' }, null);
  return { ...world, owner: await renewed(world), below, code };
};

/** A word that nobody has used yet. */
export const unused = (): string => `w${randomUUID().replaceAll('-', '').slice(0, 16)}`;
