import { sql } from 'drizzle-orm';
import { longestSilence } from '../../../contract/feed/feed-values.ts';
import type { Database } from '../../../server/database/client.ts';
import { rowsOf } from '../../../server/database/rows-of.ts';
import { createSimulator, type SimulatorOptions } from '../../../server/feed/simulator/create-simulator.ts';

/** A leg as it was sold, unasked and unforced; `odd` times 10,000. */
interface SoldLeg {
  id: string;
  event_id: string;
  market_code: string;
  selection_code: string;
  odd: string;
  at: string;
}

/** Between two instants that are looked at, in milliseconds. */
const step = 50;
/** A price is on its way for so long beyond its silence, and a decision takes so long to be written down, in milliseconds. */
const slack = 600;

/**
 * Legs that were accepted at a price which the feed did not have within the time for which a price may be sold. Whoever computes
 * the same feed anew needs no word of those who said it.
 */
export const wrongPrices = async (database: Database, of: Omit<SimulatorOptions, 'clock'>) => {
  const legs = await rowsOf<SoldLeg>(
    database,
    sql`
    select t.id, s.event_id, s.market_code, s.selection_code, s.odd::text as odd, m.at::text as at
    from tickets t
      join ticket_moves m on m.ticket = t.id and m.to_state = 'accepted' and m.from_state <> 'offered'
      join ticket_selections s on s.ticket = t.id
    where t.forced is null`,
  );
  let now = 0;
  const feed = createSimulator({ ...of, clock: { now: () => now } });
  const instants = new Map<number, SoldLeg[]>();
  for (const leg of legs) {
    const last = Math.ceil(Number(leg.at) / step);
    for (let back = 0; back <= (longestSilence + slack) / step; back += 1) {
      instants.set(last - back, [...(instants.get(last - back) ?? []), leg]);
    }
  }
  const right = new Set<SoldLeg>();
  for (const instant of [...instants.keys()].sort((a, b) => a - b)) {
    now = instant * step;
    for (const leg of instants.get(instant) ?? []) {
      if (right.has(leg)) continue;
      const quote = feed.quote(leg.event_id, leg.market_code, leg.selection_code);
      if (quote?.status === 'OPEN' && Math.round((quote.odd ?? 0) * 10_000) === Number(leg.odd)) right.add(leg);
    }
  }
  const wrong = legs.filter((leg) => !right.has(leg));
  return {
    looked: legs.length,
    wrong: wrong.map(
      ({ id, event_id, odd, at }) => `ticket ${id} was sold ${event_id} at ${odd}, not its price by ${at}`,
    ),
  };
};
