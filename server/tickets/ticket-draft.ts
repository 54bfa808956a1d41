import type { ErrorKey } from '../../contract/entities/error.ts';
import type { TicketType } from '../../contract/entities/ticket.ts';
import type { OddsPolicy, SystemGroup, TicketRequest } from '../../contract/entities/ticket-request.ts';
import type { GeneralSettings } from '../../contract/settings/general.ts';
import { maxStake, minStake } from '../../domain/limits.ts';
import { type Minor, parseMinor } from '../../domain/money/money.ts';
import { type Odd, parseOdd } from '../../domain/odds/odd.ts';
import { type CashbackRule, cashbackRuleFrom } from '../../domain/payout/cashback.ts';
import { type TicketFigures, type TicketTerms, ticketFigures } from '../../domain/payout/ticket-figures.ts';
import { bonusRuleOf, limitFor } from '../../domain/payout/ticket-settings.ts';
import { lineSizes } from '../../domain/system/line-sizes.ts';
import { combinationsOf, type Group, isSystemSound, type Leg } from '../../domain/system/system.ts';
import { policyOf } from '../../domain/ticket/odds-policy.ts';
import { isFreeBet, meetsFreeBetOdds } from '../../domain/wallet/free-bet.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Feed } from '../feed/feed-source.ts';
import { type DraftSelection, draftSelection } from './draft-selection.ts';

/** A request that keeps every rule but the price: what is stored and held. */
export interface TicketDraft {
  type: TicketType;
  currencyId: number;
  selectedSystems: number[];
  systemGroups: SystemGroup[];
  policy: OddsPolicy;
  selections: DraftSelection[];
  terms: TicketTerms;
  figures: TicketFigures;
  /** The least stake that such a ticket may have, and what one outcome may win its player; 0 = no limit. */
  leastStake: Minor;
  outcomeLimit: Minor;
  /** What the ticket is promised in case it loses narrowly; null for a system or a free bet, which are promised nothing. */
  cashback: CashbackRule | null;
}

const refuse = (key: ErrorKey, field?: string): never => {
  throw new RefusedCall(400, key, field === undefined ? undefined : { [field]: key });
};

const highest = (one: Minor, other: Minor): Minor => (one > other ? one : other);

const leastStakeOf = ({ wallet }: TicketRequest, settings: GeneralSettings): Minor =>
  highest(limitFor(settings.minTicketPayin, wallet.currency_id), BigInt(minStake) * 100n);

const stakeOf = (request: TicketRequest, least: Minor): Minor => {
  const stake = parseMinor(request.bets[0]?.stake);
  if (stake === null || stake === 0n) return refuse('stakeInvalid', 'bets.0.stake');
  if (stake < least) return refuse('minTicketPayin', 'bets.0.stake');
  if (stake > BigInt(maxStake) * 100n) return refuse('maxStake', 'bets.0.stake');
  return stake;
};

/** Checks lines and groups; answers the least stake of such a system, 0 for a single or a combination. */
const checkSystem = (request: TicketRequest, legs: readonly Leg[], stake: Minor, settings: GeneralSettings): Minor => {
  const groups: readonly Group[] = request.systemGroups;
  const sizes = request.systemGroups.map((_, index) => legs.filter((leg) => leg.group === index).length);
  if (!isSystemSound(legs, groups)) refuse('systemInvalid', 'systemGroups');
  if (request.systemGroups.some(({ totalSelections }, index) => totalSelections !== sizes[index])) {
    refuse('combinationsDiffer', 'systemGroups');
  }
  const stated = request.bets[0]?.selectedSystems ?? [];
  const actual = lineSizes(legs, groups);
  if (stated.length > 0 && stated.join() !== actual.join()) refuse('combinationsDiffer', 'bets.0.selectedSystems');
  if (groups.length === 0) return 0n;
  const combinations = combinationsOf(legs, groups);
  const most = settings.maxSystemTicketCombinations;
  if (most > 0 && combinations > BigInt(most)) refuse('maxSystemTicketCombinations', 'systemGroups');
  const least = limitFor(settings.minPayinPerSystemComb, request.wallet.currency_id) * combinations;
  if (stake < least) refuse('minPayinPerSystemComb', 'bets.0.stake');
  return least;
};

const checkFreeBet = (request: TicketRequest, odds: readonly Odd[]): void => {
  if (!isFreeBet(request.wallet.currency_id)) return;
  if (request.systemGroups.length > 0) refuse('freebetNoSystem', 'systemGroups');
  if (!meetsFreeBetOdds(odds)) refuse('minSelectionsMaxOddFreebet', 'selections');
};

const exceeds = (claimed: number, actual: Minor): boolean => {
  const minor = parseMinor(claimed);
  return minor === null || minor > actual;
};

/**
 * A player must not pay for more than the ticket can win: a bonus or gain above the server's own is refused, never
 * taken over.
 */
const checkClaims = ({ bonus }: TicketRequest, figures: TicketFigures): void => {
  if (exceeds(bonus.amount, figures.bonusAmount)) refuse('figuresDiffer', 'bonus.amount');
  if (exceeds(bonus.percentage, BigInt(figures.bonusPercentage))) refuse('figuresDiffer', 'bonus.percentage');
  if (exceeds(bonus.total_gain, figures.totalGain)) refuse('figuresDiffer', 'bonus.total_gain');
};

/**
 * Checks a request against every rule that does not concern the price, from the server's own data alone; figures the
 * client sent are compared with the server's and go no further. Throws a RefusedCall with the rule's translation key. Lines are counted by formula
 * and selections bounded before any figure is computed (faults E1).
 */
export const ticketDraft = (request: TicketRequest, settings: GeneralSettings, feed: Feed): TicketDraft => {
  const { selections, systemGroups, wallet } = request;
  const least = leastStakeOf(request, settings);
  const stake = stakeOf(request, least);
  if (settings.maxTicketSelections > 0 && selections.length > settings.maxTicketSelections) {
    refuse('maxTicketSelections', 'selections');
  }
  if (new Set(selections.map(({ eventId }) => eventId)).size < selections.length)
    refuse('sameEventTwice', 'selections');
  const policy = policyOf(request.autoOddsChange, request.oddsPolicy);
  const drafts = selections.map((selection, index) => {
    if (parseOdd(selection.odds) === null) refuse('badRequest', `selections.${index}.odds`);
    if (parseOdd(selection.original_odds) === null) refuse('badRequest', `selections.${index}.original_odds`);
    return draftSelection(selection, policy, feed) ?? refuse('selectionUnknown', `selections.${index}`);
  });
  const legs: Leg[] = drafts.map(({ odd, systemGroup }) => ({ odd, group: systemGroup }));
  const leastSystemStake = checkSystem(request, legs, stake, settings);
  checkFreeBet(
    request,
    drafts.map(({ quotedOdd, odd }) => quotedOdd ?? odd),
  );
  const terms: TicketTerms = {
    stake,
    legs,
    groups: systemGroups,
    bonus: bonusRuleOf(settings),
    maxWin: limitFor(settings.maxTicketWin, wallet.currency_id),
    freeBet: isFreeBet(wallet.currency_id),
  };
  const figures = ticketFigures(terms);
  checkClaims(request, figures);
  return {
    type: drafts.some(({ type }) => type === 'live') ? 'live' : 'prematch',
    currencyId: wallet.currency_id,
    selectedSystems: lineSizes(legs, systemGroups),
    systemGroups,
    policy,
    selections: drafts,
    terms,
    figures,
    leastStake: highest(least, leastSystemStake),
    outcomeLimit: limitFor(settings.maxOutcomeWin, wallet.currency_id),
    cashback:
      terms.freeBet || systemGroups.length > 0 ? null : cashbackRuleFrom(settings.ticketCashback, wallet.currency_id),
  };
};
