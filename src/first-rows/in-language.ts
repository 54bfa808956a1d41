import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languageCodes } from '../../contract/entities/languages.ts';
import { overlaid } from '../i18n/operator-texts.ts';

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>('../../locales/*/{common,betting,home,document}.json', {
  eager: true,
  import: 'default',
});
const namespaces = ['common', 'betting', 'home', 'document'] as const;

/** An operator's words over the site's own in a language; no version is none. */
export interface OwnWords {
  version: string;
  texts: Readonly<Record<string, string>>;
}

let turn: Promise<unknown> = i18next.use(initReactI18next).init({
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

/** Words by their version, in the order in which they came. */
const versions: string[] = [''];

/** A language with the words of one operator is one of its own: what is made of its texts is kept by its code. */
const codeOf = (language: Language, { version, texts }: OwnWords): string => {
  if (!versions.includes(version)) versions.push(version);
  const nth = versions.indexOf(version);
  const code = nth === 0 ? languageCodes[language] : `${languageCodes[language]}-x-w${nth}`;
  if (!i18next.hasResourceBundle(code, 'common')) {
    for (const namespace of namespaces) {
      const own = files[`../../locales/${language}/${namespace}.json`] ?? {};
      i18next.addResourceBundle(code, namespace, overlaid(own, namespace, texts));
    }
  }
  return code;
};

/**
 * Draws in a language, one after the other: components read the language of the page, and a document's is there for it alone. What
 * draws must wait for nothing.
 */
export const inLanguage = <Drawn>(language: Language, words: OwnWords, draw: () => Drawn): Promise<Drawn> => {
  const drawn = turn.then(async () => {
    await i18next.changeLanguage(codeOf(language, words));
    return draw();
  });
  turn = drawn.catch(() => undefined);
  return drawn;
};
