import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { guardPage } from '../../domain/access/guard-page.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { Splash } from '../overlays/splash.tsx';
import { Root } from './-root.tsx';
import type { RouterContext } from './-router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    await setLanguage(context.language());
    const address = `${location.pathname}${location.searchStr}`;
    // A link under the pointer is no visit.
    const back = preload ? null : context.wayBack(address);
    if (back) throw redirect({ ...back, replace: true });
    const verdict = guardPage(location.pathname, context.visitor(), context.statuses());
    if (!preload && (verdict === 'loginPage' || verdict === 'loginDialog')) context.refused(address);
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
