import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TicketState, ticketStates } from '../../domain/ticket/ticket-state.ts';
import { placedTicketMachine } from '../../machines/placed-ticket/placed-ticket.machine.ts';
import { nodesOf } from '../../machines/testing/state-nodes.ts';
import type { OpenDatabase } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { aRequest, createHandFeed, createTicketStand } from '../testing/ticket-stand.ts';

let opened: OpenDatabase;
let ticket: string;

beforeAll(async () => {
  opened = await openInMemory();
  const stand = createTicketStand(opened.database, createStillClock(0), createHandFeed(3_600_000));
  const request = aRequest();
  await stand.desk.receive(await stand.addPlayer(), request);
  await stand.desk.close();
  const [stored] = await rowsOf<{ id: string }>(opened.database, sql`select id from tickets`);
  ticket = stored?.id ?? '';
  await opened.database.execute(
    sql`update tickets set offer_kind = 'reoffer', offer_stake = 1, offer_expires_at = 0 where id = ${ticket}`,
  );
});
afterAll(() => opened.close());

/** Puts the ticket into a state past the guard, and returns whether the guard lets it go on to another. */
const mayMove = (from: TicketState, to: TicketState): Promise<boolean> =>
  opened.database
    .transaction(async (within) => {
      await within.execute(sql`alter table tickets disable trigger tickets_state`);
      await within.execute(sql`update tickets set state = ${from} where id = ${ticket}`);
      await within.execute(sql`alter table tickets enable trigger tickets_state`);
      await within.execute(sql`update tickets set state = ${to} where id = ${ticket}`);
    })
    .then(
      () => true,
      (error: Error) => {
        expect(String(error.cause)).toContain(`a ticket cannot become ${to}`);
        return false;
      },
    );

const leaves = nodesOf(placedTicketMachine).filter(({ type }) => type === 'atomic');

/** Where the machine goes from a state by whatever is declared for it and around it. */
const movesFrom = (state: TicketState): string[] => {
  const leaf = leaves.find(({ key }) => key === state);
  const around = leaf?.parent ? [leaf, leaf.parent] : [];
  const targets = around.flatMap(({ transitions }) =>
    [...transitions.values()].flat().flatMap(({ target }) => target ?? []),
  );
  return [...new Set(targets.map(({ key }) => key))].filter((key) => key !== state);
};

it('the machine of a placed ticket has the states of the database', () => {
  expect(leaves.map(({ key }) => key).sort()).toEqual([...ticketStates].sort());
});

it.each(ticketStates)('the database moves a %s ticket only where it may go', async (from) => {
  const reachable: TicketState[] = [];
  for (const to of ticketStates) if (to !== from && (await mayMove(from, to))) reachable.push(to);
  expect(reachable.sort()).toEqual(movesFrom(from).sort());
});

it('the database takes no ticket that was not received first', async () => {
  const copy = sql`insert into tickets select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'ticket_id', gen_random_uuid(), 'state', 'accepted'))).* from tickets t limit 1`;
  await expect(opened.database.execute(copy)).rejects.toMatchObject({
    cause: { message: 'a ticket cannot become accepted' },
  });
});

it('the database keeps every ticket', async () => {
  const removal = opened.database.execute(sql`delete from tickets`);
  await expect(removal).rejects.toMatchObject({ cause: { message: 'tickets is append-only' } });
});
