import { lazy } from 'react';
import { withWords } from '../i18n/i18n.ts';

/** The tracker and its words: fetched when the first match is opened. */
export const LazyTracker = lazy(() => withWords(import('../features/match-tracker/match-tracker.tsx'), 'tracker'));
