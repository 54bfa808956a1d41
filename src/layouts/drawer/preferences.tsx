import type { ReactNode } from 'react';
import { DrawerLanguages } from './drawer-languages.tsx';
import { DrawerOdds } from './drawer-odds.tsx';
import { DrawerZoom } from './drawer-zoom.tsx';
import css from './right-drawer.module.css';
import { SettingSwitches } from './setting-switches.tsx';

/** What the drawer offers as settings, for a page that has more switches. */
export const Preferences = ({ children }: { children: ReactNode }) => (
  <>
    <div className={css.part}>
      {children}
      <SettingSwitches />
    </div>
    <DrawerLanguages />
    <DrawerOdds />
    <DrawerZoom />
  </>
);
