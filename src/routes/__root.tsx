import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { guardPage } from '../../domain/access/guard-page.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { Splash } from '../overlays/splash.tsx';
import { Root } from './-root.tsx';
import type { RouterContext } from './-router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    await setLanguage(context.language());
    const verdict = guardPage(location.pathname, context.visitor(), context.statuses());
    if (verdict === 'home') throw redirect({ to: '/', replace: true });
    if (verdict === 'loginPage') throw redirect({ to: '/auth/login', replace: true });
    if (verdict === 'loginDialog') {
      context.openLoginDialog();
      if (location.pathname !== '/') throw redirect({ to: '/', replace: true });
    }
  },
  pendingComponent: Splash,
  component: Root,
});
