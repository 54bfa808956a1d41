import { IconLock } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LockMark } from '../../../board/lock-mark.tsx';
import { useOfferNames } from '../../../i18n/markets.ts';
import type { MatchRecord } from '../../../offer/match-record.ts';
import { useOffer } from '../../../offer/offer-context.tsx';
import { useHead, useLock } from '../../../offer/use-match.ts';
import { useTopic } from '../../../offer/use-topic.ts';
import css from './live-line.module.css';

const Standing = ({ record }: { record: MatchRecord }) => {
  const names = useOfferNames();
  const { matchPhase, results } = useHead(record);
  const minute = matchPhase.timeMin > 0 ? `${matchPhase.timeMin}′` : null;
  const parts = [minute, names.phase(matchPhase.name), results.G?.replace('-', '–')].filter(Boolean);
  return <p className={css.line}>{parts.join(' · ')}</p>;
};

const Suspended = () => {
  const { t } = useTranslation('ticket');
  return (
    <p className={css.locked}>
      <IconLock size={12} stroke={1.75} aria-hidden />
      {t('suspended')}
    </p>
  );
};

/** Why a selection is locked: what happened in its match, while the feed reports it. */
const Lock = ({ record }: { record: MatchRecord }) => {
  const { t } = useTranslation('ticket');
  const reason = useLock(record);
  if (reason === undefined || reason === 'suspended') return <Suspended />;
  return (
    <p className={css.locked}>
      <LockMark reason={reason} sport={record.head.sport} className={css.why} />
      <span className="visually-hidden"> · {t('suspended')}</span>
    </p>
  );
};

const none: readonly never[] = [];

interface LiveLineProps {
  eventId: string;
  /** The selection is locked: the reason is announced and replaces the score. */
  locked: boolean;
}

/** Minute, phase and score of a match in play, from the feed; nothing until it answered. */
export const LiveLine = ({ eventId, locked }: LiveLineProps) => {
  const name = `livematch:${eventId}`;
  useTopic(name, none);
  const topic = useOffer().topic(name);
  const record = useSyncExternalStore(topic.listSignal.subscribe, () => topic.records.get(eventId));
  return (
    <>
      <div role="status">{locked && (record ? <Lock record={record} /> : <Suspended />)}</div>
      {!locked && (record ? <Standing record={record} /> : <p className={css.line}>&nbsp;</p>)}
    </>
  );
};
