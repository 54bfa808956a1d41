import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { useAppRef } from '../../running/machines.ts';
import css from './auth-form.module.css';
import { keepFocus } from './keep-focus.ts';

/** Whether the forms are in the auth dialog, which changes its form instead of the page. */
export const InDialog = createContext(false);

const paths = {
  login: '/auth/login',
  register: '/auth/register',
  'forgot-password': '/auth/forgot-password',
} as const;

/** The way from one form to another. */
export const AuthLink = ({ mode, children }: { mode: keyof typeof paths; children: ReactNode }) => {
  const app = useAppRef();
  if (!useContext(InDialog))
    return (
      <Link to={paths[mode]} className={css.link} onMouseDown={keepFocus}>
        {children}
      </Link>
    );
  return (
    <button
      type="button"
      className={css.link}
      onMouseDown={keepFocus}
      onClick={() => app.send({ type: 'authDialog.opened', mode })}
    >
      {children}
    </button>
  );
};
