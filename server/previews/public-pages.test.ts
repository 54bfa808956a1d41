import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
import { addressOf } from '../../tools/vite/first-files.ts';
import { root } from '../root.ts';
import { publicPages } from './public-pages.ts';
import { type Say, siteTexts } from './site-texts.ts';

const routes = readdirSync(`${root}src/routes`, { recursive: true, encoding: 'utf8' }).map(
  (file) => addressOf(`/src/routes/${file}`) ?? '',
);

test('every public page is one of the router', () => {
  expect(Object.keys(publicPages).filter((path) => !routes.includes(path))).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  let folder: string;
  let say: Say;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matchday-texts-'));
    await mkdir(join(folder, language));
    const of = (name: string) => readFileSync(`${root}locales/${language}/${name}`, 'utf8');
    // As a build writes them: the texts of a first page together, all others one by one.
    await writeFile(
      join(folder, `${language}.json`),
      `{"common":${of('common.json')},"betting":${of('betting.json')}}`,
    );
    for (const name of readdirSync(`${root}locales/${language}`))
      await writeFile(join(folder, language, name), of(name));
    say = siteTexts(folder)(language);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('every public page has its name and sentence, and no value is left open', () => {
    const said = Object.values(publicPages).flatMap(({ name, text }) =>
      [name, text].flatMap((key) => (key ? [[key, say(key, { operator: 'Matchday' })] as const] : [])),
    );
    expect(said.filter(([, text]) => !text || /\{\{| {2}/.test(text))).toEqual([]);
  });

  test('a text that nobody has is none', () => {
    expect([say('common:nothing.here'), say('nothing:here'), say('common:menu')]).toEqual([null, null, null]);
  });
});
