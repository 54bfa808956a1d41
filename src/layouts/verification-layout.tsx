import { Outlet } from '@tanstack/react-router';
import { Logo } from '../features/operator/logo.tsx';
import css from './auth-layout.module.css';

/** A page with nothing but the operator's logo above it. */
export const VerificationLayout = () => (
  <div className={css.layout}>
    <header className={css.header}>
      <Logo className={css.logo} />
    </header>
    <main id="main" className={css.main}>
      <Outlet />
    </main>
  </div>
);
