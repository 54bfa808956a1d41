import { useOddText } from '../../../ui/odd-format.ts';
import { useFigures } from '../use-figures.ts';

/** The odd of a system as its largest win says it: of all its lines together. */
export const SystemOdd = () => {
  const oddText = useOddText();
  const { now } = useFigures();
  return now.highestOdd === null ? oddText(now.totalOdd) : `> ${oddText(now.highestOdd)}`;
};
