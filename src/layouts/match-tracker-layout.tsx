import type { ReactNode } from 'react';
import css from './match-tracker-layout.module.css';

/** The page alone: for a window next to others. */
export const MatchTrackerLayout = ({ children }: { children: ReactNode }) => (
  <main id="main" className={css.main}>
    {children}
  </main>
);
