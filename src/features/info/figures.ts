import type { KeyValue } from '../../../contract/entities/settings.ts';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import {
  cashOutQuoteLife,
  freeBetMinOdd,
  freeBetMinSelections,
  maxStake,
  minDisplayedOdd,
  reofferSeconds,
} from '../../../domain/limits.ts';
import { cashOutMargin } from '../../../domain/payout/cash-out-margin.ts';
import { offeredSports } from '../../../domain/sports/sports.ts';
import { ticketSettingsFrom } from '../../../domain/ticket/ticket-settings.ts';
import { shortAmountText } from '../../ui/amount-text.ts';
import { useOddText } from '../../ui/odd-format.ts';

/** No limit. */
const boundless = '∞';

/** What stands for the placeholders of the texts: who the operator is, and the figures that hold by his settings. */
export const useFigures = (operator: ThemeMode | null, general: readonly KeyValue[]): Record<string, string> => {
  const oddText = useOddText();
  const settings = ticketSettingsFrom(general);
  const most = (limit: number) => (limit === 0 ? boundless : String(limit));
  return {
    operator: operator?.name ?? '',
    support: operator?.supportText ?? '',
    licence: operator?.licence ?? '',
    sports: String(offeredSports.length),
    selections: most(settings.maxTicketSelections),
    combinations: most(settings.maxSystemTicketCombinations),
    maxStake: shortAmountText(maxStake),
    minOdd: oddText(minDisplayedOdd),
    bonusOdd: oddText(settings.ticketBonusMinOdd),
    freeOdd: oddText(freeBetMinOdd),
    freeSelections: String(freeBetMinSelections),
    reoffer: String(reofferSeconds),
    delay: String(settings.liveTicketDelay),
    quote: String(cashOutQuoteLife / 1000),
    margin: String(cashOutMargin(general)),
  };
};
