import { withWords } from '../i18n/i18n.ts';
import { lazyPart } from '../ui/late.tsx';

/** The tracker and its words: fetched when the first match is opened. */
export const LazyTracker = lazyPart(() => withWords(import('../features/match-tracker/match-tracker.tsx'), 'tracker'));
