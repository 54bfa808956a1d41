import { lazy } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';

/** The tracker and its words: fetched when the first match is opened. */
export const LazyTracker = lazy(async () => {
  const [{ MatchTracker }] = await Promise.all([
    import('../features/match-tracker/match-tracker.tsx'),
    loadNamespaces('tracker'),
  ]);
  return { default: MatchTracker };
});
