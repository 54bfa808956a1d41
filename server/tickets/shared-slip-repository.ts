import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { type KeptSlip, sharedSlips } from '../database/schema/shared-slips.ts';
import { ticketSelections, tickets } from '../database/schema/tickets.ts';

type StoredSlip = typeof sharedSlips.$inferSelect;

/** A player's own ticket as a slip, with the stake he asked for; null when it is unknown or somebody else's. */
export const ticketAsSlip = async (
  database: Database,
  userId: string,
  ticketId: string,
): Promise<{ slip: KeptSlip; stake: Minor } | null> => {
  const [ticket] = await database
    .select({ id: tickets.id, systemGroups: tickets.systemGroups, stake: tickets.submittedStake })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.ticketId, ticketId)));
  if (!ticket) return null;
  const { eventId, sport, marketCode, selectionCode, band, player, systemGroup } = ticketSelections;
  const { hostName, awayName, leagueName, groupName, startsAt } = ticketSelections;
  const selections = await database
    .select({
      eventId,
      sport,
      marketCode,
      selectionCode,
      band,
      player,
      systemGroup,
      hostName,
      awayName,
      leagueName,
      groupName,
      startsAt,
    })
    .from(ticketSelections)
    .where(eq(ticketSelections.ticket, ticket.id))
    .orderBy(asc(ticketSelections.position));
  return { slip: { selections, systemGroups: ticket.systemGroups }, stake: ticket.stake };
};

export const deleteOldSlips = async (database: Database, now: number): Promise<void> => {
  await database.delete(sharedSlips).where(lte(sharedSlips.expiresAt, now));
};

/** Whether its code was free. */
export const storeSlip = async (database: Database, slip: StoredSlip): Promise<boolean> =>
  (await database.insert(sharedSlips).values(slip).onConflictDoNothing().returning()).length > 0;

export const slipOfCode = async (database: Database, code: string, now: number): Promise<StoredSlip | null> => {
  const [kept] = await database
    .select()
    .from(sharedSlips)
    .where(and(eq(sharedSlips.code, code), gt(sharedSlips.expiresAt, now)));
  return kept ?? null;
};
