import type { Language } from '../../contract/entities/languages.ts';

declare global {
  interface ImportMetaEnv {
    /** Where a built site keeps its texts, and the namespaces that are in one file (tools/vite/locale-files.ts). */
    readonly TEXTS: string;
    readonly TEXTS_TOGETHER: readonly string[];
  }
}

type Texts = Record<string, unknown>;

/** What was asked for and did not fail, by file. */
const asked = new Map<string, Promise<Texts>>();

const fetchTexts = async (file: string): Promise<Texts> => {
  const answer = await fetch(`${import.meta.env.TEXTS}/${file}.json`);
  if (!answer.ok) throw new Error(`No texts: ${answer.status}`);
  return answer.json();
};

const fetchOnce = (file: string): Promise<Texts> => {
  const texts = asked.get(file) ?? fetchTexts(file);
  asked.set(file, texts);
  texts.catch(() => asked.delete(file));
  return texts;
};

/** Sent by the server with the document: the version of the operator's own texts, where there are any. */
const ownVersion = () => /(?:^|; )texts=([\w-]+)/.exec(document.cookie)?.[1];

/** The texts of a namespace: of its module in development, of a file next to the code on a built site. */
const siteTexts = async (language: Language, namespace: string): Promise<unknown> => {
  if (import.meta.env.DEV) return import(`../../locales/${language}/${namespace}.json`);
  if (!import.meta.env.TEXTS_TOGETHER.includes(namespace)) return fetchTexts(`${language}/${namespace}`);
  return (await fetchOnce(language))[namespace];
};

/** The texts of a namespace with the operator's words in them. */
export const loadTexts = async (language: Language, namespace: string): Promise<unknown> => {
  const [texts, version] = [siteTexts(language, namespace), ownVersion()];
  if (version === undefined) return texts;
  const { withOperatorTexts } = await import('./operator-texts.ts');
  return withOperatorTexts(texts, language, namespace, version);
};
