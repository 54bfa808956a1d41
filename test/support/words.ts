import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { type Language, languageCodes } from '../../contract/entities/languages.ts';

const folder = join(import.meta.dirname, '../../locales');

export const textsOf = (language: Language): Record<string, object> =>
  Object.fromEntries(
    readdirSync(`${folder}/${language}`).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')) as object,
    ]),
  );

export type Words = (key: string, values?: Record<string, unknown>) => string;

/** The site's own texts (`words('ticket:title')`), so that a journey names what the player reads, in any language. */
export const wordsIn = (language: Language): Words => {
  const lng = languageCodes[language];
  const instance = i18next.createInstance();
  void instance.init({
    lng,
    fallbackLng: false,
    initAsync: false,
    resources: { [lng]: textsOf(language) },
    interpolation: { escapeValue: false },
  });
  return (key, values) => {
    if (!instance.exists(key, values)) throw new Error(`${language} has no text ${key}`);
    return (instance.t as (key: string, values?: Record<string, unknown>) => string)(key, values);
  };
};

/** A pattern that matches a text exactly, with anything in place of its placeholders. */
export const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\\\{.*?\\\}\\\}/g, '.*')}$`);
