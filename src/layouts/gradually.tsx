import { type ReactNode, useDeferredValue } from 'react';
import { isFirstPage } from '../browser/first-page.ts';

/**
 * A part of the first page that is drawn in small pieces, so that a slow processor is never busy for long; `meanwhile`
 * stays until all of it is there. Later pages are drawn at once: nothing flickers.
 */
export const Gradually = ({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) =>
  useDeferredValue(true, !isFirstPage()) ? children : meanwhile;
