import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../contract/entities/languages.ts';

/** Returns a text of the site by its namespace and key, `common:menu.live`, with its values; null where the site has none. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string | null;

const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    tree,
  );

/**
 * The texts of a built site, read where the build has put them: `folder` is that of all languages. The texts of a first
 * page are one file per language, every other namespace is a file of its own. Without a folder there are none.
 */
export const siteTexts = (folder: string | null): ((language: Language) => Say) => {
  const read = new Map<string, unknown>();
  const file = (name: string): unknown => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const path = `${folder}/${name}.json`;
    const texts: unknown = folder !== null && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    read.set(name, texts);
    return texts;
  };
  return (language) =>
    (key, values = {}) => {
      const [namespace = '', path = ''] = key.split(':');
      const keys = path.split('.');
      const text = valueAt(file(language), [namespace, ...keys]) ?? valueAt(file(`${language}/${namespace}`), keys);
      if (typeof text !== 'string') return null;
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    };
};
