import { Outlet } from '@tanstack/react-router';
import { AuthArt } from '../features/auth/auth-art.tsx';
import { Logo } from '../features/operator/logo.tsx';
import css from './auth-layout.module.css';

/** Auth pages: one card in the middle of the drawn background. */
export const AuthLayout = () => (
  <div className={css.layout}>
    <div className={css.background}>
      <AuthArt quiet />
    </div>
    <header className={css.header}>
      <Logo className={css.logo} />
    </header>
    <main id="main" className={css.main}>
      <Outlet />
    </main>
  </div>
);
