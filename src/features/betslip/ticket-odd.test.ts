import { expect, test } from 'vitest';
import { ticketOddText } from './ticket-odd.tsx';

test('a total odd above what the largest win allows is said as more than that', () => {
  const oddText = (odd: number) => odd.toFixed(2);
  expect(ticketOddText({ totalOdd: 7.5, highestOdd: null }, oddText)).toBe('7.50');
  expect(ticketOddText({ totalOdd: 90_000, highestOdd: 10_000 }, oddText)).toBe('> 10000.00');
});
