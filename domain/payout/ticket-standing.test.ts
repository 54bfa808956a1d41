import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import { anySystem, listedLines } from '../../test/support/any-system.ts';
import { roundHalfUp } from '../money/money.ts';
import { type SettledLeg, type SettledTerms, settledPayout } from './settled-payout.ts';
import { ticketStanding } from './ticket-standing.ts';

const even = 10_000n;
const anyStatus = fc.constantFrom<LegStatus>('open', 'won', 'lost', 'void');

const termsOf = (legs: SettledLeg[], groups: SettledTerms['groups'], rest: Partial<SettledTerms> = {}) => ({
  stake: 10_000n,
  legs,
  groups,
  bonus: { percentages: [], minOdd: even },
  maxWin: 0n,
  freeBet: false,
  ...rest,
});

const anyStanding = fc
  .record({
    system: anySystem,
    statuses: fc.array(anyStatus, { minLength: 12, maxLength: 12 }),
    ends: fc.array(fc.constantFrom<LegStatus>('won', 'lost', 'void'), { minLength: 12, maxLength: 12 }),
    stake: fc.bigInt(1n, 20_000_000n),
  })
  .map(({ system: { legs, groups }, statuses, ends, stake }) => ({
    ...termsOf(
      legs.map((leg, index) => ({ ...leg, status: statuses[index] ?? 'open' })),
      groups,
      { stake },
    ),
    ends,
  }));

/** What these lines win together, every leg in them correct; a void one counts 1.00. */
const winOfLines = (lines: readonly SettledLeg[][], { stake, legs, groups }: SettledTerms): bigint => {
  const scale = even ** BigInt(legs.length);
  const odds = lines
    .map((line) => line.reduce((all, { odd, status }) => (all * (status === 'void' ? even : odd)) / even, scale))
    .reduce((sum, odd) => sum + odd, 0n);
  return roundHalfUp(stake * odds, scale * BigInt(listedLines(legs, groups).length));
};

test.prop([anyStanding])(
  'the standing of a system is that of its lines, listed one by one',
  ({ ends: _, ...terms }) => {
    const lines = listedLines(terms.legs, terms.groups);
    const alive = lines.filter((line) => line.every(({ status }) => status !== 'lost'));
    const won = alive.filter((line) => line.every(({ status }) => status !== 'open'));
    expect(ticketStanding(terms)).toEqual({
      alive: BigInt(alive.length),
      won: BigInt(won.length),
      certain: winOfLines(won, terms),
      best: winOfLines(alive, terms),
    });
  },
);

test.prop([anyStanding])(
  'whatever happens, a ticket pays between what is certain and the best',
  ({ ends, ...terms }) => {
    const { certain, best } = ticketStanding(terms);
    const legs = terms.legs.map((leg, index) =>
      leg.status === 'open' ? { ...leg, status: ends[index] ?? 'lost' } : leg,
    );
    const payout = settledPayout({ ...terms, legs })?.payout ?? -1n;
    expect(payout >= certain && payout <= best).toBe(true);
  },
);

const leg = (odd: bigint, status: LegStatus, group: number | null = 0): SettledLeg => ({ odd, status, group });

it('tells a 2/3 with one selection won: one line of three is decided by each of the others', () => {
  const legs = [leg(19_000n, 'won'), leg(20_000n, 'open'), leg(25_000n, 'open')];
  expect(ticketStanding(termsOf(legs, [{ conditions: [2] }], { stake: 60_000n }))).toEqual({
    alive: 3n,
    won: 0n,
    certain: 0n,
    best: 271_000n,
  });
  const then = [leg(19_000n, 'won'), leg(20_000n, 'won'), leg(25_000n, 'lost')];
  expect(ticketStanding(termsOf(then, [{ conditions: [2] }], { stake: 60_000n }))).toEqual({
    alive: 1n,
    won: 1n,
    certain: 76_000n,
    best: 76_000n,
  });
});

it('counts 31 of 63 with half of them lost without listing a line', () => {
  const legs = Array.from({ length: 63 }, (_, index) => leg(20_000n, index < 31 ? 'lost' : 'open'));
  expect(ticketStanding(termsOf(legs, [{ conditions: [31] }])).alive).toBe(32n);
});

it('has the bonus and the cap of a combination in its best, and nothing certain before its end', () => {
  const legs = [leg(20_000n, 'won', null), leg(20_000n, 'open', null), leg(20_000n, 'void', null)];
  const bonus = { percentages: [0, 1_000, 2_000], minOdd: 13_000n };
  expect(ticketStanding(termsOf(legs, [], { bonus }))).toMatchObject({
    alive: 1n,
    won: 0n,
    certain: 0n,
    best: 44_000n,
  });
  expect(ticketStanding(termsOf(legs, [], { bonus, maxWin: 30_000n })).best).toBe(30_000n);
});
