import type { KeyValue } from '../../contract/entities/settings.ts';
import { type GeneralKey, type GeneralSettings, generalKeys } from '../../contract/settings/general.ts';
import { readSetting } from '../../domain/settings/general-settings.ts';

export interface KeptSettings {
  /** What holds by these texts; of a text that is none, what held before. */
  read(texts: ReadonlyMap<string, string>): GeneralSettings;
  /** The text behind each setting that holds. */
  texts(): KeyValue[];
  /** Settings whose text was invalid when it was last read. */
  bad(): GeneralKey[];
}

/**
 * The general settings in force. Each text is parsed once, when it changes: one that does not parse never removes a
 * limit; the last valid value stays, or the default. `tell` is called once for it.
 */
export const keepSettings = (
  defaults: readonly KeyValue[],
  tell: (key: GeneralKey, text: string) => void,
): KeptSettings => {
  const shipped = new Map(defaults.map(({ key, value }) => [key, value]));
  const good = new Map<GeneralKey, string>();
  const bad = new Map<GeneralKey, string>();
  let settings = {} as GeneralSettings;

  const take = (key: GeneralKey, text: string): void => {
    if (text === good.get(key)) {
      bad.delete(key);
      return;
    }
    if (text === bad.get(key)) return;
    const value = readSetting(key, text);
    if (value === undefined) {
      bad.set(key, text);
      tell(key, text);
      return;
    }
    bad.delete(key);
    good.set(key, text);
    settings = { ...settings, [key]: value };
  };

  for (const key of generalKeys) {
    take(key, shipped.get(key) ?? '');
    if (!good.has(key)) throw new Error(`the setting ${key} ships without a value that makes sense`);
  }

  return {
    read: (texts) => {
      for (const key of generalKeys) take(key, texts.get(key) ?? shipped.get(key) ?? '');
      return settings;
    },
    texts: () => [...good].map(([key, value]) => ({ key, value })),
    bad: () => [...bad.keys()],
  };
};
