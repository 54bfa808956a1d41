import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../features/operator/logo.tsx';
import css from './auth-layout.module.css';

/** One card in the middle, the operator's logo above it, and whatever is drawn behind both. */
export const CardLayout = ({ background }: { background?: ReactNode }) => (
  <div className={css.layout}>
    {background && <div className={css.background}>{background}</div>}
    <header className={css.header}>
      <Logo className={css.logo} />
    </header>
    <main id="main" className={css.main}>
      <Outlet />
    </main>
  </div>
);
