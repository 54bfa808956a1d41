import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useOffer } from '../../offer/offer-context.tsx';
import { useHead } from '../../offer/use-match.ts';
import { useTopic, useTopicIds, useTopicState } from '../../offer/use-topic.ts';
import { BoardMessage } from '../../ui/board/board-message.tsx';
import { MarketGroups } from '../../ui/board/market-groups.tsx';
import { StaleLine } from '../../ui/board/stale-line.tsx';
import { Star } from '../../ui/board/star.tsx';
import { Flag } from '../../ui/flag.tsx';
import type { BettingSearch } from './betting-search.ts';
import { dayText, timeText } from './kick-off.ts';
import styles from './prematch-match.module.css';

interface PrematchMatchProps {
  match: Match | null;
  eventId: string;
  search: BettingSearch;
}

/** One match with all its markets, in place of the list. */
export function PrematchMatch({ match, eventId, search }: PrematchMatchProps) {
  const { t } = useTranslation('betting');
  const topicName = `prematchmatch:${eventId}`;
  const fetched = useMemo(() => (match === null ? [] : [match]), [match]);
  useTopic(topicName, fetched);
  useTopicIds(topicName);
  const stale = useTopicState(topicName) === 'stale';
  const record = useOffer().topic(topicName).records.get(eventId);
  const { event: _event, ...list } = search;
  const back = (
    <Link to="/betting" search={list} className={styles.back} aria-label={t('backToList')}>
      <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
  if (record === undefined) {
    return (
      <>
        <div className={styles.bar}>{back}</div>
        <BoardMessage
          title={t('matchOver')}
          action={
            <Link to="/betting" search={list}>
              {t('backToList')}
            </Link>
          }
        >
          {t('matchOverText')}
        </BoardMessage>
      </>
    );
  }
  return (
    <>
      <MatchHead record={record} back={back} />
      {stale && <StaleLine />}
      <MarketGroups key={eventId} record={record} page="betting" stale={stale} />
    </>
  );
}

function MatchHead({ record, back }: { record: MatchRecord; back: ReactNode }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const { eventId, sport, groupName, leagueName, hostName, awayName, timeStart, matchState } = useHead(record);
  return (
    <header>
      <div className={styles.bar}>
        {back}
        <Flag country={groupName} />
        <span className={styles.country}>{names.country(groupName)}</span>
        <span className={styles.slash}>/</span>
        <span className={styles.league}>{leagueName}</span>
        <span className={styles.space} />
        <Star
          favourite={{ page: 'betting', kind: 'favorite_matches', sport, id: eventId }}
          name={`${hostName} – ${awayName}`}
        />
      </div>
      <div className={styles.sides}>
        <h1 className={styles.teams}>
          <span>{hostName}</span> <span className={styles.dash}>–</span> <span>{awayName}</span>
        </h1>
        <p className={styles.start}>
          <time dateTime={timeStart}>{`${dayText(timeStart, t)} ${timeText(timeStart)}`}</time>
        </p>
        {matchState === 'LIVE' && (
          <Link to="/live_betting" search={{ sport, event: eventId }} className={styles.toLive}>
            {t('toLive')}
          </Link>
        )}
      </div>
    </header>
  );
}
