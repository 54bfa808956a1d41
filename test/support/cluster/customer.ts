import { request } from 'node:http';
import type { Match } from '../../../contract/entities/match.ts';
import { unknownTicketGrace } from '../../../domain/limits.ts';
import { aRequest } from '../../../server/testing/ticket-stand.ts';
import type { FleetPlayer } from '../faults/fleet-ground.ts';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** One call on a line of its own, as a proxy chooses a server anew for each; asked once. */
const call = (origin: string, path: string, token: string, body?: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, {
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    asked.once('error', reject);
    asked.once('response', async (answer) => {
      const parts = await answer.toArray().catch(reject);
      if (!parts) return;
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) });
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });

const ticketTimeout = 15_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Bought {
  tickets: number;
  accepted: number;
  /** Tickets that were refused, by status and code. */
  refused: Record<string, number>;
  /** What did not go as a player expects it to, in words. */
  wrong: string[];
}

/** Pays ticket after ticket and asks for the outcome of each, every call once: whatever fails, fails for the player. */
export const buyUntil = async (
  isOver: () => boolean,
  origin: string,
  { username, token }: FleetPlayer,
  offer: readonly Match[],
): Promise<Bought> => {
  const bought: Bought = { tickets: 0, accepted: 0, refused: {}, wrong: [] };
  const ask = async (path: string, body?: unknown): Promise<Record<string, unknown> | null> => {
    try {
      const answer = await call(origin, path, token, body);
      if (answer.status === 200) return answer.body;
      bought.wrong.push(`${username}: ${path} was answered ${answer.status} ${answer.body.error}`);
    } catch (error) {
      bought.wrong.push(`${username}: ${path} ${error}`);
    }
    return null;
  };
  const outcomeOf = async (ticketId: string): Promise<string> => {
    const until = Date.now() + ticketTimeout + unknownTicketGrace;
    let outcome = 'pending';
    while (outcome === 'pending' && Date.now() < until) {
      await pause(300);
      const ping = await ask(`/base/v1/users/ping?ticket_id=${ticketId}`);
      const info = ping?.ticketInfo as { mtcResponse: { status: string; subcode: number | null } } | null | undefined;
      const { status = 'pending', subcode = null } = info?.mtcResponse ?? {};
      outcome = subcode === null ? status : `${status} ${subcode}`;
    }
    return outcome;
  };
  for (let nth = 0; !isOver(); nth += 1) {
    const match = offer[nth % offer.length];
    const odd = match?.markets['1X2']?.['1']?.O ?? 0;
    const plain = aRequest({ odds: [odd], stake: 20, autoOddsChange: true });
    const ticket = { ...plain, selections: plain.selections.map((one) => ({ ...one, eventId: match?.eventId ?? '' })) };
    bought.tickets += 1;
    if (!(await ask('/sportsbetting/v1/ticketRequest', ticket))) continue;
    const outcome = await outcomeOf(ticket.ticket_id);
    if (outcome === 'accepted') bought.accepted += 1;
    else if (outcome !== 'pending') bought.refused[outcome] = (bought.refused[outcome] ?? 0) + 1;
    else bought.wrong.push(`${username}: ${ticket.ticket_id} had no outcome in its time`);
  }
  return bought;
};
