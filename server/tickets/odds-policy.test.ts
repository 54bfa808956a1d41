import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { ticketMoves } from '../database/schema/tickets.ts';
import { payingPlayerPerTest } from '../testing/paying-player.ts';
import { aRequest } from '../testing/ticket-stand.ts';

const player = payingPlayerPerTest();

const request = (oddsPolicy: OddsPolicy, more: Parameters<typeof aRequest>[0] = {}) =>
  aRequest({ autoOddsChange: true, oddsPolicy, ...more });
const statusAt = async (odd: number, sent: ReturnType<typeof aRequest>) => {
  player.stand.feed.set('e1', { odd });
  const info = (await player.infoOf(await player.pay(sent))) as unknown[];
  return info[1];
};

describe('a policy of odds', () => {
  it.each([
    ['higher', null, 2.1, 'accepted'],
    ['higher', null, 1.99, 'oddchange'],
    ['any', null, 1.2, 'accepted'],
    ['any', 5, 1.9, 'accepted'],
    ['any', 5, 1.89, 'oddchange'],
    ['any', 5, 3, 'accepted'],
    ['any', 0, 1.99, 'oddchange'],
    ['none', null, 2.1, 'oddchange'],
  ] as const)('%s with tolerance %s and a price of %s for 2.00 ends %s', async (mode, tolerance, odd, status) => {
    expect(await statusAt(odd, request({ mode, tolerance }))).toBe(status);
  });

  it('allows nothing while the switch is off', async () => {
    const policy = { mode: 'any', tolerance: null } as const;
    expect(await statusAt(2.1, request(policy, { autoOddsChange: false }))).toBe('oddchange');
  });

  it('asks as soon as one price of several moved too far', async () => {
    player.stand.feed.set('e2', { odd: 1.9 });
    expect(await statusAt(2.2, request({ mode: 'higher', tolerance: null }, { odds: [2, 2] }))).toBe('oddchange');
  });

  it('lets falls not add up: the higher one of the price taken and the price seen counts', async () => {
    const sent = request({ mode: 'any', tolerance: 5 });
    const seen = { ...sent, selections: sent.selections.map((one) => ({ ...one, odds: 1.92 })) };
    expect(await statusAt(1.85, seen)).toBe('oddchange');
  });

  it('does not take the price seen for one that the player would have been asked about', async () => {
    const sent = request({ mode: 'higher', tolerance: null });
    const seen = { ...sent, selections: sent.selections.map((one) => ({ ...one, odds: 1.7 })) };
    expect(await statusAt(1.7, seen)).toBe('oddchange');
  });

  it('is written down as what the acceptance rests on', async () => {
    player.stand.feed.set('e1', { odd: 1.95 });
    await player.pay(request({ mode: 'any', tolerance: 5 }));
    const [move] = await player.database
      .select({ detail: ticketMoves.detail })
      .from(ticketMoves)
      .where(eq(ticketMoves.to, 'accepted'))
      .orderBy(ticketMoves.id)
      .then((moves) => moves.slice(-1));
    expect(move?.detail).toEqual({ consent: 'autoOddsChange', mode: 'any', tolerance: 5 });
  });
});
