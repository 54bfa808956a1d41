import { createHash } from 'node:crypto';
import type { Language } from '../../contract/entities/languages.ts';
import { language as languageSchema } from '../../contract/entities/scalars.ts';
import { ownText, textKey } from '../../contract/http/cms-translations.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import { translationDefaults } from './operator-defaults.ts';
import type { OperatorId } from './operators.ts';
import { dropSetting, storedList, storeSetting } from './setting-repository.ts';

type Texts = Readonly<Record<string, string>>;

/** An operator's own words in every language; `version` changes with any of them, and is empty when there are none. */
export interface OwnTexts {
  version: string;
  in(language: Language): Texts;
}

export interface Translations {
  of(operator: OperatorId): Promise<OwnTexts>;
  /** Null restores the wording that ships with the server. */
  set(operator: OperatorId, language: Language, key: string, text: string | null): Promise<void>;
}

/**
 * Every document needs the texts, so they are cached this long, in milliseconds; meanwhile another node may still send
 * the former ones.
 */
const kept = 5_000;

const versionOf = (texts: ReadonlyMap<Language, Texts>): string => {
  const said = [...texts].flatMap(([language, own]) => Object.entries(own).map((entry) => [language, ...entry]));
  if (said.length === 0) return '';
  return createHash('sha256').update(JSON.stringify(said.sort())).digest('base64url').slice(0, 10);
};

export const createTranslations = (database: Database, clock: Clock): Translations => {
  const known = new Map<OperatorId, { at: number; texts: Promise<OwnTexts> }>();

  const load = async (operator: OperatorId): Promise<OwnTexts> => {
    const stored = await storedList(database, 'texts');
    const texts = new Map<Language, Texts>(
      Object.entries(translationDefaults[operator] ?? {}).map(([language, own]) => [language as Language, own]),
    );
    for (const [place, value] of stored) {
      const [owner, language, key] = place.split('/');
      const [lang, name, text] = [languageSchema.safeParse(language), textKey.safeParse(key), ownText.safeParse(value)];
      if (owner !== operator || !lang.success || !name.success || !text.success) continue;
      texts.set(lang.data, { ...texts.get(lang.data), [name.data]: text.data });
    }
    return { version: versionOf(texts), in: (language) => texts.get(language) ?? {} };
  };

  return {
    of: (operator) => {
      const before = known.get(operator);
      if (before && clock.now() - before.at < kept) return before.texts;
      const texts = load(operator);
      known.set(operator, { at: clock.now(), texts });
      texts.catch(() => known.delete(operator));
      return texts;
    },
    set: async (operator, language, key, text) => {
      const place = `${operator}/${language}/${key}`;
      if (text === null) await dropSetting(database, 'texts', place);
      else await storeSetting(database, 'texts', place, text);
      known.delete(operator);
    },
  };
};
