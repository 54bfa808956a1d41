import { type Language, languages } from '../../contract/entities/languages.ts';

const cookie = new RegExp(`(?:^|;\\s*)lang=(${languages.join('|')})(?:;|$)`);

/** The language that a visitor chose last on his browser (cookie `lang`); English when he never did. */
export const languageOf = (cookies: string | undefined): Language =>
  (cookie.exec(cookies ?? '')?.[1] as Language | undefined) ?? 'en';
