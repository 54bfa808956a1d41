import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import type { MatchEvent, Situation } from '../../../contract/entities/tracker.ts';
import { useOfferNames } from '../../i18n/markets.ts';

type Sides = Pick<Match, 'sport' | 'hostName' | 'awayName'>;

/** What a match's situation and events are called. */
export interface TrackerNames {
  side(side: Situation['side'], sides: Sides): string;
  /** "Dangerous attack", "Serving", "Goal". */
  state(situation: Situation, sides: Sides): string;
  /** "Corner", "+3", "End of 1st half": without side and score. */
  event(event: MatchEvent): string;
  stat(key: string): string;
  /** Short enough for three in a row. */
  statShort(key: string): string;
}

/** The names of the tracker; who shows it has fetched the namespaces `tracker` and `betting`. */
export const useTrackerNames = (): TrackerNames => {
  const { t } = useTranslation('tracker');
  const names = useOfferNames();
  return useMemo(() => {
    const look = (key: string, fallback: string, values: Record<string, string> = {}): string =>
      // The keys come from the feed, so the compiler cannot know them.
      (t as unknown as (key: string, values: Record<string, string>) => string)(key, {
        ...values,
        defaultValue: fallback,
      });
    const serving = ({ sport }: Sides, side: Situation['side']) =>
      sport === 'D' ? 'throw' : side === undefined ? 'play' : 'serve';
    const stat = (key: string) => look(`stat.${key}`, names.stat(key));
    return {
      side: (side, { hostName, awayName }) =>
        side === '1' ? names.side(hostName) : side === '2' ? names.side(awayName) : '',
      state: ({ state, side }, sides) =>
        look(`state.${state === 'serve' ? serving(sides, side) : state}`, look(`event.${state}`, state)),
      event: ({ kind, phase, score, worth }) => {
        if (kind === 'set') return names.phase(phase);
        if (kind === 'period') return t('event.period', { phase: names.phase(phase) });
        if (kind === 'end') return look(`event.${score}`, t('event.end'));
        return worth === undefined ? look(`event.${kind}`, kind) : `+${worth}`;
      },
      stat,
      statShort: (key) => look(`statShort.${key}`, stat(key)),
    };
  }, [t, names]);
};
