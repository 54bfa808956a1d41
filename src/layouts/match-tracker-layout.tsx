import { Outlet } from '@tanstack/react-router';
import css from './match-tracker-layout.module.css';

/** The page alone: for a window beside others. */
export const MatchTrackerLayout = () => (
  <main id="main" className={css.main}>
    <Outlet />
  </main>
);
