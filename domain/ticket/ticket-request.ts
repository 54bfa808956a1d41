import type { Bet } from '../../contract/entities/ticket.ts';
import type { OddsPolicy, TicketRequest } from '../../contract/entities/ticket-request.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { SiteSettings } from '../../contract/settings/site.ts';
import type { SlipGroup } from '../../contract/storage/slip.ts';
import { lineSizes } from '../system/line-sizes.ts';
import type { Selections } from './slip.ts';
import { slipFigures } from './slip-figures.ts';
import { groupIndexOf, legsOf } from './slip-system.ts';
import { stakeInMajorUnits } from './stake.ts';

export interface TicketTerms {
  ticketId: string;
  selections: Selections;
  /** Missing for a single or a combination. */
  groups?: readonly SlipGroup[] | undefined;
  /** In minor units. */
  stake: number;
  /** By the server's clock; missing while its time is unknown. */
  takeUntil?: number | undefined;
  wallet: Wallet;
  settings: SiteSettings | null;
  oddsPolicy: OddsPolicy;
}

/** The body of ticketRequest (decisions, Shapes); selections without an odd must have left the slip before. */
export const ticketRequestFrom = (terms: TicketTerms): TicketRequest => {
  const { selections, wallet, groups = [] } = terms;
  const figures = slipFigures({ ...terms, groups, currencyId: wallet.currency_id });
  const bet: Bet = {
    selectedSystems: lineSizes(legsOf(selections, groups), groups),
    stake: stakeInMajorUnits(terms.stake),
    type: 'total',
  };
  return {
    ticket_id: terms.ticketId,
    autoOddsChange: terms.oddsPolicy.mode !== 'none',
    oddsPolicy: terms.oddsPolicy,
    selections: selections.map((selection) => ({
      eventId: selection.eventId,
      type: selection.desc,
      sfid: null,
      marketCode: selection.marketCode,
      selectionCode: selection.selectionCode,
      odds: Number(selection.odd),
      original_odds: Number(selection.originalOdd),
      sport: selection.sport,
      player: selection.player,
      marketsTable: null,
      marketsKey: null,
      marketsGroup: null,
      systemGroup: groupIndexOf(groups, selection.id),
      band: selection.band,
      original_band: selection.originalBand,
    })),
    bets: [bet],
    original_bets: [bet],
    wallet: { currency: wallet.currency, currency_id: wallet.currency_id },
    bonus: {
      amount: figures.bonusAmount,
      percentage: figures.bonusPercentage,
      total_gain: figures.possibleWin,
    },
    systemGroups: groups.map(({ conditions, selections: { length } }) => ({ conditions, totalSelections: length })),
    ...(terms.takeUntil === undefined ? {} : { takeUntil: terms.takeUntil }),
  };
};
