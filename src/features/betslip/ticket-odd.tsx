import type { SlipFigures } from '../../../domain/ticket/slip-figures.ts';
import { useOddText } from '../../ui/odd-format.ts';
import { useFigures } from './use-figures.ts';

/**
 * A ticket's odd, by its largest win: of all lines of a system together, with '>' where the largest win allowed is
 * below it.
 */
export const ticketOddText = (
  { totalOdd, highestOdd }: Pick<SlipFigures, 'totalOdd' | 'highestOdd'>,
  oddText: (odd: number) => string,
): string => (highestOdd === null ? oddText(totalOdd) : `> ${oddText(highestOdd)}`);

const TicketOdd = () => ticketOddText(useFigures().now, useOddText());

export default TicketOdd;
