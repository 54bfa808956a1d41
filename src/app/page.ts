import type { Language } from '../../contract/entities/scalars.ts';
import type { Favourites } from '../../domain/offer/favourites.ts';
import type { Session } from '../../machines/session/session.ts';

/** What effects may do to the page and to each other. */
export interface Page {
  signIn(session: Session): void;
  showLanguage(language: Language): void;
  goToLogin(): void;
  /** Asked again only if the visitor may not stay or reads another language now. */
  recheck(): void;
  /** Guards and loaders are asked again. */
  refresh(): void;
  /** Events that stand on the slip. */
  selectedEvents(): ReadonlySet<string>;
  favourites(): Favourites;
}
