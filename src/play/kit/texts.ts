import { type Language, languageCodes } from '../../../contract/entities/languages.ts';

interface Tree {
  [key: string]: string | Tree;
}

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageCodes, code);

let told: Tree = {};
let plural = new Intl.PluralRules('en');

const find = (key: string): string | undefined => {
  let at: string | Tree | undefined = told;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
};

/** Loads the texts of a language; the tree of a test is taken as it is. */
export const setTexts = (language: Language, texts: Tree): void => {
  told = texts;
  plural = new Intl.PluralRules(languageCodes[language]);
};

export type Values = Readonly<Record<string, unknown>>;

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ''));

const said = (key: string, values: Values): string | undefined => {
  const { count } = values;
  const form = typeof count === 'number' ? find(`${key}_${plural.select(count)}`) : undefined;
  const text = form ?? find(key);
  return text === undefined ? undefined : fill(text, values);
};

/** A text of the games' pages; with a `count` in the form that it asks for. */
export const t = (key: string, values: Values = {}): string => said(`game.${key}`, values) ?? key;

/** Why something was refused, in words. */
export const refusalText = (key: string, values: Values = {}): string =>
  said(`errors.${key}`, values) ?? t('refused.unknown');

export const loadTexts = async (language: Language): Promise<void> => {
  const answer = await fetch(`${import.meta.env.PLAY_TEXTS}/${language}.json`);
  if (!answer.ok) throw new Error('The texts could not be loaded');
  setTexts(language, (await answer.json()) as Tree);
};
