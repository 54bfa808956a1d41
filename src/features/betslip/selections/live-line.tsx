import { useSyncExternalStore } from 'react';
import { useOfferNames } from '../../../i18n/markets.ts';
import type { MatchRecord } from '../../../offer/match-record.ts';
import { useOffer } from '../../../offer/offer-context.tsx';
import { useHead } from '../../../offer/use-match.ts';
import { useTopic } from '../../../offer/use-topic.ts';
import css from './live-line.module.css';

const Standing = ({ record }: { record: MatchRecord }) => {
  const names = useOfferNames();
  const { matchPhase, results } = useHead(record);
  const minute = matchPhase.timeMin > 0 ? `${matchPhase.timeMin}′` : null;
  const parts = [minute, names.phase(matchPhase.name), results.G?.replace('-', '–')].filter(Boolean);
  return <p className={css.line}>{parts.join(' · ')}</p>;
};

const none: readonly never[] = [];

/** Minute, phase and score of a match in play, from the feed; nothing until it answered. */
export const LiveLine = ({ eventId }: { eventId: string }) => {
  const name = `livematch:${eventId}`;
  useTopic(name, none);
  const topic = useOffer().topic(name);
  const record = useSyncExternalStore(topic.listSignal.subscribe, () => topic.records.get(eventId));
  return record ? <Standing record={record} /> : <p className={css.line}>&nbsp;</p>;
};
