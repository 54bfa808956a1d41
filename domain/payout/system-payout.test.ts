import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import { anySystem, listedLines } from '../../test/support/any-system.ts';
import { roundHalfUp } from '../money/money.ts';
import { evenOdd } from '../odds/odd.ts';
import { type SettledLeg, settledPayout } from './settled-payout.ts';
import { ticketFigures } from './ticket-figures.ts';

const settledSystem = anySystem.chain(({ legs, groups }) =>
  fc.record({
    stake: fc.bigInt(2_000n, 20_000_000n),
    groups: fc.constant(groups),
    legs: fc.tuple(
      ...legs.map((leg) =>
        fc.constantFrom<LegStatus>('won', 'won', 'lost', 'void').map((status): SettledLeg => ({ ...leg, status })),
      ),
    ),
  }),
);
const rest = { bonus: { percentages: [], minOdd: 0n }, maxWin: 0n, freeBet: false };

/** Payouts of lines, each odd over evenOdd, summed exactly and rounded once. */
const sum = (stake: bigint, lines: number, odds: readonly (readonly bigint[])[]): bigint => {
  const longest = Math.max(0, ...odds.map((line) => line.length));
  const total = odds.reduce(
    (all, line) => all + line.reduce((product, odd) => product * odd, evenOdd ** BigInt(longest - line.length)),
    0n,
  );
  return roundHalfUp(stake * total, BigInt(lines) * evenOdd ** BigInt(longest));
};

test.prop([settledSystem])(
  'a system of up to 12 selections pays what its lines do, one by one',
  ({ stake, ...system }) => {
    const lines = listedLines(system.legs, system.groups);
    const figures = ticketFigures({ ...system, ...rest, stake });
    const odds = lines.map((line) => line.map(({ odd }) => odd));
    expect(figures.combinations).toBe(BigInt(lines.length));
    expect(figures.maxPayout).toBe(sum(stake, lines.length, odds));
    const alone = odds.map((line) => sum(stake, lines.length, [line]));
    expect(figures.minPayout).toBe(alone.reduce((low, win) => (win < low ? win : low)));

    const settled = settledPayout({ ...system, ...rest, stake });
    const standing = lines.filter((line) => line.every(({ status }) => status !== 'lost'));
    const paid = standing.map((line) => line.map(({ odd, status }) => (status === 'void' ? evenOdd : odd)));
    const expected = system.legs.every(({ status }) => status === 'void') ? stake : sum(stake, lines.length, paid);
    expect(settled?.payout).toBe(expected);
  },
);
