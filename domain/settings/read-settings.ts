import type { KeyValue } from '../../contract/entities/settings.ts';

/** How the text of a setting is read. */
interface SettingText {
  safeParse(text: string): { success: boolean; data?: unknown };
}

/** Settings by their keys from a list of texts. One that is missing or cannot be read is what it was `before`: it must never lift a limit. */
export const readSettings = <Settings extends object>(
  texts: { readonly [Key in keyof Settings]: SettingText },
  list: readonly KeyValue[],
  before: Settings,
): Settings => {
  const given = new Map(list.map(({ key, value }) => [key, value]));
  const entries = Object.entries<SettingText>(texts).map(([key, text]) => {
    const told = given.get(key);
    const read = told === undefined ? undefined : text.safeParse(told);
    return [key, read?.success ? read.data : before[key as keyof Settings]];
  });
  return Object.fromEntries(entries) as Settings;
};
