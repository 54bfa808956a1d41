import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import type { MarketFilter } from '../../../contract/entities/offer.ts';
import { siteStatuses } from '../../../domain/access/site-statuses.ts';
import { BoardMessage } from '../../board/board-message.tsx';
import { MarketGroups } from '../../board/market-groups.tsx';
import { MatchBar } from '../../board/match-bar.tsx';
import { MatchHead } from '../../board/match-head.tsx';
import { MatchStanding } from '../../board/match-standing.tsx';
import { StaleLine } from '../../board/stale-line.tsx';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useOffer } from '../../offer/offer-context.tsx';
import { useHead } from '../../offer/use-match.ts';
import { useTopic, useTopicIds, useTopicState } from '../../offer/use-topic.ts';
import { useSite } from '../../running/machines.ts';
import { type BettingSearch, bettingSearch, listSearch } from './betting-search.ts';
import styles from './prematch-match.module.css';

interface PrematchMatchProps {
  match: Match | null;
  eventId: string;
  filters: readonly MarketFilter[];
  search: BettingSearch;
}

export default function PrematchMatch({ match, eventId, filters, search }: PrematchMatchProps) {
  const { t } = useTranslation('betting');
  const navigate = useNavigate();
  const topicName = `prematchmatch:${eventId}`;
  const fetched = useMemo(() => (match === null ? [] : [match]), [match]);
  useTopic(topicName, fetched);
  useTopicIds(topicName);
  const stale = useTopicState(topicName) === 'stale';
  const record = useOffer().topic(topicName).records.get(eventId);
  const list = listSearch(search, {});
  const tab = useSearch({ strict: false, select: (address) => address.tab });
  const back = (
    <Link to="/betting" search={list} resetScroll={false} aria-label={t('backToList')}>
      <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
  if (record === undefined) {
    return (
      <>
        <MatchBar page="betting" back={back} />
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
      <PrematchHead record={record} back={back} />
      {stale && <StaleLine />}
      <MarketGroups
        key={eventId}
        record={record}
        page="betting"
        filters={filters}
        tab={tab}
        onTab={(chosen) =>
          navigate({
            to: '/betting',
            search: bettingSearch({ ...search, tab: chosen }),
            replace: true,
            resetScroll: false,
          })
        }
        stale={stale}
      />
    </>
  );
}

function PrematchHead({ record, back }: { record: MatchRecord; back: ReactNode }) {
  const { t } = useTranslation(['betting', 'common']);
  const dates = useDates();
  const { virtualsDisabled } = siteStatuses(useSite(({ context }) => context.site.statuses) ?? []);
  const head = useHead(record);
  const { hostName, awayName } = useOfferNames().sides(head);
  const { eventId, sport, timeStart, matchState } = head;
  const start = <time dateTime={timeStart}>{dates.nearTime(timeStart)}</time>;
  return (
    <MatchHead at={head} page="betting" back={back} standing={<MatchStanding head={head}>{start}</MatchStanding>}>
      <div className={styles.sides}>
        <h1 className={styles.teams}>
          <span>{hostName}</span> <span className={styles.dash}>–</span> <span>{awayName}</span>
        </h1>
        <p className={styles.start}>{start}</p>
        {matchState === 'LIVE' && (
          <Link to="/live_betting" search={{ sport, event: eventId }} className={styles.toLive}>
            {t('toLive')}
          </Link>
        )}
        {/^V./.test(sport) && !virtualsDisabled && (
          <Link to="/virtuals" className={styles.toLive}>
            {t('common:menu.virtuals')}
          </Link>
        )}
      </div>
    </MatchHead>
  );
}
