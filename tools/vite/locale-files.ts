import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locales = fileURLToPath(new URL('../../locales', import.meta.url));

/** Namespaces of a first page. */
const together = ['common', 'ticket', 'betting', 'home'];

/** Mails, texts of banners, the page of the sandbox's payment provider, and the pages of games (play-texts.ts). */
const saidElsewhere = ['mail.json', 'banners.json', 'provider.json', 'game.json', 'pushed.json'];

const textsOf = (language: string): Record<string, unknown> =>
  Object.fromEntries(
    readdirSync(`${locales}/${language}`)
      .filter((name) => !saidElsewhere.includes(name))
      .map((name) => [
        name.slice(0, -'.json'.length),
        JSON.parse(readFileSync(`${locales}/${language}/${name}`, 'utf8')),
      ]),
  );

/** Every text of the site by file: what a first page needs of a language is one, every other namespace one of its own. */
const localeFiles = (): [string, string][] =>
  readdirSync(locales).flatMap((language) => {
    const texts = textsOf(language);
    const first = Object.fromEntries(together.map((namespace) => [namespace, texts[namespace]]));
    const others = Object.entries(texts).filter(([namespace]) => !(namespace in first));
    return [
      [`${language}.json`, JSON.stringify(first)],
      ...others.map(([namespace, text]): [string, string] => [`${language}/${namespace}.json`, JSON.stringify(text)]),
    ];
  });

/**
 * Writes the texts next to the code instead of into it: as modules they would need a table of 63 names with their
 * hashes in every first load (1.2 kB), and could not be asked for before that code has run.
 */
export const localeAssets = (): Plugin => {
  const files = localeFiles();
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  const folder = `assets/texts-${hash}`;
  return {
    name: 'locale-assets',
    apply: 'build',
    config: () => ({
      define: {
        'import.meta.env.TEXTS': JSON.stringify(`/${folder}`),
        'import.meta.env.TEXTS_TOGETHER': JSON.stringify(together),
      },
    }),
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
};
