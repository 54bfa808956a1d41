import { FoldHead } from '../../../board/fold-head.tsx';
import { useDates } from '../../../i18n/dates/use-dates.ts';

interface DayHeadProps {
  head: { day: string; count: number; folded: boolean };
  onFold(): void;
}

/** Names the day of the rows below, in the timeline. */
export function DayHead({ head, onFold }: DayHeadProps) {
  const title = useDates().head(head.day);
  return <FoldHead title={title} count={head.count} folded={head.folded} onFold={onFold} />;
}
