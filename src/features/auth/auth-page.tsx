import type { ReactNode } from 'react';
import { Title } from '../../running/title.tsx';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import css from './auth-page.module.css';
import { AuthPanel } from './auth-panel.tsx';

interface AuthPageProps {
  title: string;
  /** With the picture next to the form, on desktop. */
  side?: boolean;
  children: ReactNode;
}

export const AuthPage = ({ title, side = false, children }: AuthPageProps) => (
  <div className={css.card} data-side={side}>
    <Title>{title}</Title>
    <MantineIsland>
      <AuthPanel side={side}>{children}</AuthPanel>
    </MantineIsland>
  </div>
);
