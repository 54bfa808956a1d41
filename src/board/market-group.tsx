import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { memo, Suspense } from 'react';
import { parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import type { FavouritePage } from '../../domain/offer/favourites.ts';
import { useOfferNames } from '../i18n/markets.ts';
import type { MatchRecord } from '../offer/match-record.ts';
import { useBand, useLock } from '../offer/use-match.ts';
import { lazyPart } from '../ui/late.tsx';
import { LockMark } from './lock-mark.tsx';
import type { Family } from './market-families.ts';
import styles from './market-groups.module.css';
import { MarketLadder } from './market-ladder.tsx';
import { MarketScores } from './market-scores.tsx';
import { Odd } from './odd.tsx';
import { scoreColumns } from './score-columns.ts';
import { Star } from './star.tsx';

const PlayerMarkets = lazyPart(() => import('./player-markets.tsx'));

interface MarketGroupProps {
  record: MatchRecord;
  family: Family;
  page: FavouritePage;
  folded: boolean;
  onFold(code: string): void;
}

/** One market under its head: a ladder of lines, scores in columns, or its outcomes side by side. */
export const MarketGroup = memo(function MarketGroup({ record, family, page, folded, onFold }: MarketGroupProps) {
  const names = useOfferNames();
  const { sport } = record.head;
  const [market] = family.markets;
  const band = useBand(record.cell(market?.code ?? '', market?.selections[0] ?? ''));
  const lock = useLock(record);
  if (market === undefined) return null;
  const name = names.market(sport, family.code, record.head, band);
  const Chevron = folded ? IconChevronDown : IconChevronUp;
  const isOfPlayers = family.code === 'PP' || marketRules[family.code]?.ofPlayers === true;
  const scores = scoreColumns(market);
  const many = market.selections.length > 3 || parseMarketCode(market.code).base === 'TG';
  return (
    <section className={styles.group}>
      <div className={styles.title}>
        <h2 className={styles.heading}>
          <button type="button" className={styles.head} aria-expanded={!folded} onClick={() => onFold(family.code)}>
            <span className={styles.name}>{name}</span>
            {lock && <LockMark reason={lock} sport={sport} className={styles.lock} />}
            <Chevron size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </h2>
        <Star
          favourite={{ page, kind: 'favorite_markets', sport, id: family.code }}
          label={names.favourite(name)}
          className={styles.star}
        />
      </div>
      {!folded && isOfPlayers && (
        <Suspense fallback={null}>
          <PlayerMarkets record={record} markets={family.markets} name={name} />
        </Suspense>
      )}
      {!folded && !isOfPlayers && family.ladder && <MarketLadder record={record} markets={family.markets} />}
      {!folded && scores && <MarketScores record={record} market={market} columns={scores} />}
      {!folded && !isOfPlayers && !family.ladder && !scores && (
        <div className={many ? styles.many : styles.odds} data-odds-row="">
          {market.selections.map((selection) => (
            <Odd
              key={selection}
              record={record}
              market={market.code}
              selection={selection}
              name={names.outcome(record.head, market.code, selection, band)}
              label={names.selection(selection)}
              inMarket
            />
          ))}
        </div>
      )}
    </section>
  );
});
