import { useEffect, useEffectEvent } from 'react';
import { useOffer } from './offer-context.tsx';

/** Tells of each match that leaves the topic's list. */
export const useLeavers = (name: string, left: () => void): void => {
  const topic = useOffer().topic(name);
  const tell = useEffectEvent(left);
  useEffect(() => {
    let before = topic.ids;
    return topic.listSignal.subscribe(() => {
      const isGone = before.some((id) => !topic.records.has(id));
      before = topic.ids;
      if (isGone) tell();
    });
  }, [topic]);
};
