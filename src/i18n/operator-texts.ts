import type { Language } from '../../contract/entities/languages.ts';
import { translations } from '../../contract/http/cms-translations.ts';

type Texts = Record<string, unknown>;

/** The operator's words in a language; none when they cannot be had: the site's own are there. */
const fetchOwn = async (language: Language, version: string): Promise<Readonly<Record<string, string>>> => {
  try {
    const answer = await fetch(`${translations.url}?${new URLSearchParams({ lang: language, v: version })}`);
    const own = translations.ok.safeParse(await answer.json());
    return own.success ? own.data.result : {};
  } catch {
    return {};
  }
};

const asked = new Map<Language, ReturnType<typeof fetchOwn>>();

const replaced = (texts: Texts, [place = '', ...rest]: readonly string[], text: string): Texts => {
  if (!Object.hasOwn(texts, place)) return texts;
  const there = texts[place];
  if (rest.length === 0) return typeof there === 'string' ? { ...texts, [place]: text } : texts;
  return typeof there === 'object' && there !== null && !Array.isArray(there)
    ? { ...texts, [place]: replaced(there as Texts, rest, text) }
    : texts;
};

/** A namespace with the operator's words in it: a key that it does not have, or that holds no text, is left alone. */
export const overlaid = (texts: Texts, namespace: string, own: Readonly<Record<string, string>>): Texts =>
  Object.entries(own).reduce((before, [key, text]) => {
    const [space, path = ''] = key.split(':', 2);
    return space === namespace ? replaced(before, path.split('.'), text) : before;
  }, texts);

/** The texts of a namespace, over them the operator's as of a version. */
export const withOperatorTexts = async (
  texts: Promise<unknown>,
  language: Language,
  namespace: string,
  version: string,
): Promise<unknown> => {
  const own = asked.get(language) ?? fetchOwn(language, version);
  asked.set(language, own);
  return overlaid((await texts) as Texts, namespace, await own);
};
