import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locales = fileURLToPath(new URL('../../locales', import.meta.url));
const read = (language: string, namespace: string): unknown =>
  JSON.parse(readFileSync(`${locales}/${language}/${namespace}.json`, 'utf8'));

/** The texts of the games' pages next to their code, one file a language: their own, and why a bet was refused. */
export const playTexts = (): Plugin => {
  const files = readdirSync(locales).map((language): [string, string] => [
    `${language}.json`,
    JSON.stringify({ game: read(language, 'game'), errors: read(language, 'errors') }),
  ]);
  const folder = `assets/texts-${createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)}`;
  return {
    name: 'play-texts',
    config: () => ({ define: { 'import.meta.env.PLAY_TEXTS': JSON.stringify(`/play/${folder}`) } }),
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
};
