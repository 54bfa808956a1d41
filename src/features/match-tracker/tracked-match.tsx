import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import { defaultSport } from '../../../domain/limits.ts';
import { BoardMessage } from '../../board/board-message.tsx';
import { ScoreHead } from '../../board/score-head.tsx';
import { StaleLine } from '../../board/stale-line.tsx';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchHead, MatchRecord } from '../../offer/match-record.ts';
import { useOffer } from '../../offer/offer-context.tsx';
import { useHead } from '../../offer/use-match.ts';
import { useTopic, useTopicIds, useTopicState } from '../../offer/use-topic.ts';
import { Title } from '../../running/title.tsx';
import { Flag } from '../../ui/flag.tsx';
import MatchTracker from './match-tracker.tsx';
import css from './tracked-match.module.css';

/** What the match is waiting for, or that it is over; while it is played the way to its odds. */
function Standing({ head }: { head: MatchHead }) {
  const { t } = useTranslation('tracker');
  const dates = useDates();
  if (head.matchState === 'F') return <p className={css.standing}>{t('finishedText')}</p>;
  if (head.matchState === 'NSY') {
    return <p className={css.standing}>{t('startsAt', { when: dates.nearTime(head.timeStart) })}</p>;
  }
  const sport = head.sport === defaultSport ? {} : { sport: head.sport };
  return (
    <p className={css.standing}>
      <Link to="/live_betting" search={{ ...sport, event: head.eventId }}>
        {t('toMatch')}
      </Link>
    </p>
  );
}

function Followed({ record, stale }: { record: MatchRecord; stale: boolean }) {
  const { t } = useTranslation('tracker');
  const names = useOfferNames();
  const head = useHead(record);
  return (
    <>
      <Title>{`${names.side(head.hostName)} – ${names.side(head.awayName)} · ${t('title')}`}</Title>
      <p className={css.league}>
        <Flag country={head.groupName} />
        {names.country(head.groupName)}
        <b>{names.league(head.leagueName)}</b>
      </p>
      <ScoreHead head={head} />
      {stale && head.matchState !== 'F' && <StaleLine />}
      <MatchTracker record={record} alone />
      <Standing head={head} />
    </>
  );
}

/** A match followed to its end in a window of its own: what was last known of it stays when the offer lets it go. */
export function TrackedMatch({ eventId, match }: { eventId: string; match: readonly Match[] }) {
  const { t } = useTranslation('tracker');
  const topicName = `livematch:${eventId}`;
  useTopic(topicName, match);
  useTopicIds(topicName);
  const stale = useTopicState(topicName) === 'stale';
  const record = useOffer().topic(topicName).records.get(eventId);
  const [held, hold] = useState(record);
  if (record !== undefined && record !== held) hold(record);
  if (held === undefined)
    return (
      <>
        <Title>{t('title')}</Title>
        <BoardMessage title={t('unknown')} action={<Link to="/live_betting">{t('toLive')}</Link>}>
          {t('unknownText')}
        </BoardMessage>
      </>
    );
  return <Followed record={held} stale={stale} />;
}
