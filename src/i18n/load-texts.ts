import type { Language } from '../../contract/entities/scalars.ts';
import { firstNamespaces } from './first-namespaces.ts';

type Texts = Record<string, unknown>;

/** What was asked for, by file: the first namespaces of a language share one. */
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

/** The texts of a namespace: a file that the build put beside the code (tools/vite/locale-files.ts). */
export const loadTexts = async (language: Language, namespace: string): Promise<unknown> => {
  if (import.meta.env.DEV) return import(`../../locales/${language}/${namespace}.json`);
  if (!(firstNamespaces as readonly string[]).includes(namespace)) return fetchTexts(`${language}/${namespace}`);
  return (await fetchOnce(language))[namespace];
};
