import { useOddText } from '../../ui/odd-format.ts';
import { useFigures } from './use-figures.ts';

/**
 * The ticket's odd, by its largest win: of all lines of a system together, with '>' where the largest win allowed is
 * below it.
 */
export const TicketOdd = () => {
  const oddText = useOddText();
  const { now } = useFigures();
  return now.highestOdd === null ? oddText(now.totalOdd) : `> ${oddText(now.highestOdd)}`;
};
