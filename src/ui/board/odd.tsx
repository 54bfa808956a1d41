import { memo } from 'react';
import { outcomeKey } from '../../../domain/ticket/slip-selection.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useIsChosen, useOddsDesk } from '../../offer/odds-desk.ts';
import { OddsButton } from '../odds-button.tsx';

interface OddProps {
  record: MatchRecord;
  market: string;
  selection: string;
  /** What a bet on it says, for a screen reader: "Partizan to win". */
  name: string;
  label?: string | undefined;
  inMarket?: boolean;
}

/** An odds button that knows its live price and the slip. */
export const Odd = memo(function Odd({ record, market, selection, name, label, inMarket }: OddProps) {
  const desk = useOddsDesk();
  const selected = useIsChosen(outcomeKey(record.head.eventId, market, selection));
  return (
    <OddsButton
      odd={record.cell(market, selection)}
      name={name}
      label={label}
      market={inMarket}
      selected={selected}
      onPress={() => desk.press(record, market, selection)}
    />
  );
});
