import type { ThemeMode } from '../../../contract/entities/theme.ts';
import type { SiteSettings } from '../../../contract/settings/site.ts';
import {
  cashOutQuoteLife,
  freeBetMinOdd,
  freeBetMinSelections,
  maxStake,
  minDisplayedOdd,
  reofferSeconds,
} from '../../../domain/limits.ts';
import { offeredSports } from '../../../domain/sports/sports.ts';
import { shortAmountText } from '../../ui/amount-text.ts';
import { useOddText } from '../../ui/odd-format.ts';

/** No limit. */
const boundless = '∞';
/** Not known. */
const unknown = '–';

/** What fills the placeholders of the texts: who the operator is, and the figures that hold by his settings. */
export const useFigures = (operator: ThemeMode | null, settings: SiteSettings | null): Record<string, string> => {
  const oddText = useOddText();
  const figure = (said: (settings: SiteSettings) => string | number) => (settings ? String(said(settings)) : unknown);
  return {
    operator: operator?.name ?? '',
    support: operator?.supportText ?? '',
    licence: operator?.licence ?? '',
    sports: String(offeredSports.length),
    selections: figure(({ maxTicketSelections }) => maxTicketSelections || boundless),
    combinations: figure(({ maxSystemTicketCombinations }) => maxSystemTicketCombinations || boundless),
    maxStake: shortAmountText(maxStake),
    minOdd: oddText(minDisplayedOdd),
    bonusOdd: figure(({ ticketBonusMinOdd }) => oddText(ticketBonusMinOdd)),
    freeOdd: oddText(freeBetMinOdd),
    freeSelections: String(freeBetMinSelections),
    reoffer: String(reofferSeconds),
    delay: figure(({ liveTicketDelay }) => liveTicketDelay),
    quote: String(cashOutQuoteLife / 1000),
    margin: figure(({ cashOutMargin }) => cashOutMargin),
  };
};
