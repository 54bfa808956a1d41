import { useTranslation } from 'react-i18next';
import { FoldHead } from '../../../ui/board/fold-head.tsx';
import { longDayText } from '../kick-off.ts';

interface DayHeadProps {
  head: { day: string; count: number; folded: boolean };
  onFold(): void;
}

/** Names the day of the rows below, in the timeline. */
export function DayHead({ head, onFold }: DayHeadProps) {
  const { t, i18n } = useTranslation('betting');
  const title = longDayText(`${head.day}T12:00:00`, i18n.language, t);
  return <FoldHead title={title} count={head.count} folded={head.folded} onFold={onFold} />;
}
