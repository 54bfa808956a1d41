import type { RouterHistory } from '@tanstack/react-router';
import type { Language } from '../../contract/entities/languages.ts';
import { guardPage } from '../../domain/access/guard-page.ts';
import type { Favourites } from '../../domain/offer/favourites.ts';
import type { Session } from '../../machines/signed-in.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { writeLanguageCookie } from '../i18n/language-cookie.ts';
import { withLanguagePrefix } from '../i18n/language-prefix.ts';
import type { RouterContext } from '../routes/-router-context.ts';
import { favouritesNow, slipNow } from '../running/player-now.ts';
import type { Running } from '../running/running.tsx';
import type { AppRouter } from './router.ts';

/** What effects may do to the page and to each other. */
export interface Page {
  signIn(session: Session): void;
  showLanguage(language: Language): void;
  goToLogin(): void;
  /** Asked again only if the visitor may not stay or reads another language now. */
  recheck(): void;
  /** Guards and loaders are asked again. */
  refresh(): void;
  /** Events that are on the slip. */
  selectedEvents(): ReadonlySet<string>;
  favourites(): Favourites;
}

/** What is made with the page in hand, and so after it. */
interface Later {
  running: Pick<Running, 'app' | 'session' | 'player'>;
  router: AppRouter;
  context: RouterContext;
}

/** Switches the page to a language: the cookie remembers it, the address contains it, and the texts follow the address. */
const showLanguage = (history: RouterHistory, language: Language): void => {
  writeLanguageCookie(language);
  const { pathname, search, hash } = window.location;
  history.replace(`${withLanguagePrefix(pathname, language)}${search}${hash}`, history.location.state);
};

/** A machine acts before its new state can be read: what reads it waits until then. */
const afterwards = (work: () => void) => () => queueMicrotask(work);

export const createPage = (later: () => Later): Page => {
  const refresh = afterwards(() => {
    const { router } = later();
    // The first load asks for everything anyway, but its guards may have been first: they are asked again behind it.
    if (router.state.resolvedLocation) router.invalidate({ filter: ({ staticData }) => !staticData.stays });
  });
  return {
    signIn: (session) => later().running.session.send({ type: 'session.started', session }),
    showLanguage: (language) => showLanguage(later().router.history, language),
    goToLogin: () => {
      const { context, router } = later();
      if (context.statuses().loginInDialog) context.openLoginDialog();
      else router.navigate({ to: '/auth/login' });
    },
    recheck: afterwards(() => {
      const { context, router } = later();
      const verdict = guardPage(router.state.location.pathname, context.visitor(), context.statuses());
      if (verdict !== 'stay' || currentLanguage() !== context.language()) refresh();
    }),
    refresh,
    favourites: () => favouritesNow(later().running),
    selectedEvents: () => new Set(slipNow(later().running).selections.map(({ eventId }) => eventId)),
  };
};
