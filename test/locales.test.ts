import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { errorKeys } from '../contract/entities/error.ts';
import { languages } from '../contract/entities/languages.ts';
import { parseAmount } from '../domain/money/parse-amount.ts';
import { sameEverywhere } from './support/same-everywhere.ts';

const folder = fileURLToPath(new URL('../locales', import.meta.url));
type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const read = (language: string, namespace: string): Map<string, string> => {
  const path = `${folder}/${language}/${namespace}.json`;
  return new Map(existsSync(path) ? flatten(JSON.parse(readFileSync(path, 'utf8')) as Tree) : []);
};

const namespaces = readdirSync(`${folder}/en`).map((file) => file.replace('.json', ''));
const inside = { en: 'en', rs: 'sr-Latn', ba: 'bs-Latn', de: 'de', el: 'el', sq: 'sq', ru: 'ru' } as const;
const others = languages.filter((language) => language !== 'en');

const pluralForm = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(pluralForm, '');
const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*[\w, ()]+\s*\}\}/g) ?? [])].sort();
const marks = (text: string) => [...new Set(text.match(/<\/?\w+\/?>/g) ?? [])].sort();

test('every language has the same files', () => {
  for (const language of languages) {
    expect(readdirSync(`${folder}/${language}`).sort(), language).toEqual(namespaces.map((name) => `${name}.json`));
  }
});

describe.each(namespaces)('%s', (namespace) => {
  const english = read('en', namespace);

  test.each(others)('%s has every key, and no other', (language) => {
    const keys = [...read(language, namespace).keys()];
    expect([...new Set(keys.map(base))].sort()).toEqual([...new Set([...english.keys()].map(base))].sort());
  });

  test.each(languages)('%s has every plural form of its own, and no other', (language) => {
    const forms = new Intl.PluralRules(inside[language]).resolvedOptions().pluralCategories.map((form) => `_${form}`);
    const texts = read(language, namespace);
    const counted = new Set([...texts.keys()].filter((key) => pluralForm.test(key)).map(base));
    for (const key of counted) {
      const present = [...texts.keys()].filter((candidate) => pluralForm.test(candidate) && base(candidate) === key);
      expect(present.sort(), key).toEqual(forms.map((form) => `${key}${form}`).sort());
    }
  });

  test.each(others)('%s keeps the placeholders and marks of the English text', (language) => {
    const wrong = [...read(language, namespace)].flatMap(([key, text]) => {
      const original = english.get(key) ?? english.get(`${base(key)}_other`) ?? '';
      const kept =
        String(placeholders(text)) === String(placeholders(original)) &&
        String(marks(text)) === String(marks(original));
      // The form for one thing may spell the number out.
      return kept || key.endsWith('_one') ? [] : [key];
    });
    expect(wrong).toEqual([]);
  });

  test.each(others)('%s leaves nothing in English', (language) => {
    const same = [...read(language, namespace)].flatMap(([key, text]) => {
      const words = text.replace(/\{\{[^}]*\}\}|[^\p{L}]/gu, '');
      const allowed =
        /^(country|football\.team)\./.test(key) ||
        sameEverywhere.some((word) => word === text || word === `${language}:${text}`);
      return text === english.get(key) && words.length > 3 && !allowed ? [`${key}: ${text}`] : [];
    });
    expect(same).toEqual([]);
  });

  test.each(languages)('%s has no empty text and none with markup that would be shown', (language) => {
    const wrong = [...read(language, namespace)].filter(([, text]) => text.trim() === '' || /&\w+;/.test(text));
    expect(wrong).toEqual([]);
  });
});

test.each(languages)('%s has a text for every refusal of the server', (language) => {
  const texts = read(language, 'errors');
  expect(errorKeys.filter((key) => !texts.has(key))).toEqual([]);
});

test.each(['rs', 'ba', 'sq', 'de'] as const)('%s is written in Latin letters', (language) => {
  const foreign = namespaces.flatMap((namespace) =>
    [...read(language, namespace)].filter(([, text]) => /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)),
  );
  expect(foreign.filter(([key]) => !/languages?\./i.test(key))).toEqual([]);
});

const root = fileURLToPath(new URL('..', import.meta.url));
const filesOf = (...folders: string[]) =>
  folders
    .flatMap((name) =>
      readdirSync(`${root}/${name}`, { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const);
const sources = filesOf('src', 'machines', 'domain', 'server', 'contract')
  .map(([, text]) => text)
  .join('\n');

/** Read as a whole, section after section, and what is on banners. */
const texts = ['about', 'banners', 'complaints', 'privacy', 'responsible', 'rules', 'support', 'terms'];
/**
 * Named by the feed and not by the code: `market.1X2`, `phase.HT`; or used because it is in such a text, or among the
 * words for days (src/i18n/dates).
 */
const named = (namespace: string, key: string) =>
  ([...texts, 'betting', 'tracker'].includes(namespace) && key.includes('.')) ||
  (namespace === 'common' && key.startsWith('dates.')) ||
  // Named by variables and their groups, by modes, by what was done, and by what is asked before it.
  (namespace === 'theme' && /^(tokens|groups|view|frame|news|refusal|pairs)\.|^(delete|reset)T/.test(key)) ||
  // Named by lobbies, and by what an address shows (server/previews).
  (namespace === 'previews' && /^(pages|match|live|slip)\./.test(key)) ||
  // Named by symbols, places, ends, reasons and phases: `symbol.ruby`, `mines.ended.cashedOut`, `late.what`, `pots.won.small`.
  (namespace === 'game' &&
    /^(symbol|reason|over|late|unknown|takenBack|act|mines|roulette|plinko|cards|blackjack|poker|baccarat|race|football|(crash|table)\.chain|pots\.won)\./.test(
      key,
    ));

test.each(namespaces)('%s holds no text that nothing says', (namespace) => {
  const keys = [...read('en', namespace).keys()].filter((key) => !named(namespace, key)).map(base);
  const silent = keys.filter((key) => !["'", '"', '`'].some((quote) => sources.includes(`${key}${quote}`)));
  expect(silent).toEqual([]);
});

/** Informal imperatives of Serbian and Bosnian; the site uses the formal "Zatvorite". */
const friendly =
  /(?:^|[.:?!]\s+)(Štampaj|Zatvori|Odustani|Napravi|Zaustavi|Nastavi|Kopiraj|Pošalji|Ukloni|Dodaj|Zatraži|Daj|Uzmi|Promeni|Promijeni|Odbaci|Zadrži|Blokiraj|Odblokiraj|Otvori|Sačuvaj|Pridruži|Sastavi|Napiši|Povuci|Podseti|Podsjeti|Plati|Stavi|Uloži|Obriši|Prikaži|Sakrij|Vrati|Igraj|Pusti|Poništi|Podeli|Podijeli|Ponovi|Prihvati|Odbij|Smanji|Povećaj|Pronađi|Pogledaj|Potvrdi|Iskoristi|Pređi|Zavrti|Uplati|Isplati|Prijavi|Odjavi|Isključi|Uključi|Ostavi|Baci|Stani|Proveri|Provjeri|Izaberi|Odaberi|Otkaži|Pokušaj)(?![\p{L}])|(?<![\p{L}])(možeš|imaš|tvoj\p{L}*|želiš|moraš|igraš|potvrđuješ)(?![\p{L}])/u;
/** What an editor of each language would strike out, and why. */
const struckOut: Record<(typeof languages)[number], readonly [why: string, words: RegExp][]> = {
  en: [['straight apostrophes and quotation marks', /['"]/]],
  rs: [
    ['a command to a friend', friendly],
    ['a small letter for the player', /(?<![\p{L}])(vi|vas|vam|vama|vaš\p{L}*)(?![\p{L}])/u],
    ['another word for an e-mail', /(?<![\p{L}])(e-mail|mejl|e-pošt)/iu],
    ['another word for a match', /utakmic|susret/iu],
    ['Bosnian', /(?<![\p{L}])(uvijek|gdje|ovdje|prije|poslije|vrijeme|mjesec|sedmic[eu]|posljednj|sljedeć)/iu],
    ['another closing quotation mark', /”/],
    ['free bet in two words', /free bet/i],
  ],
  ba: [
    ['a command to a friend', friendly],
    ['a small letter for the player', /(?<![\p{L}])(vi|vas|vam|vama|vaš\p{L}*)(?![\p{L}])/u],
    ['another word for an e-mail', /(?<![\p{L}])(mejl|imejl|e-pošt)/iu],
    ['another word for a match', /utakmic|susret/iu],
    [
      'Serbian',
      /(?<![\p{L}])(napred|pre|posle|gde|nigde|ovde|vreme|mesto|deo|dela|ceo|cel[aou]|svet|uvek|sledeć\p{L}*|poslednj\p{L}*|primer|promen\p{L}*|smer|prenosa?|nedelj\p{L}*|mesec\p{L}*|izmen\p{L}*|fajl\p{L}*|pregledač\p{L}*|sajt\p{L}*|podešavanj\p{L}*|odsto|juče|proveri\p{L}*)(?![\p{L}])/iu,
    ],
    ['another closing quotation mark', /”/],
    ['free bet in two words', /free bet/i],
  ],
  de: [
    [
      'a command to a friend',
      /(?<![\p{L}])(du|dir|dich|dein\p{L}*|gib|wähle|prüfe|komm|nimm|schreib|klicke|drücke)(?![\p{L}])/u,
    ],
    ['straight apostrophes and quotation marks', /['"]|“[^“]*”/],
    ['another word for a wallet', /Geldbörse|das Wallet|Ihr Wallet|(?<![p{L}])ein Wallet/],
    ['Promo-Code in one word', /Promocode/],
    ['hours as a figure with nothing in it', /(?<!\d)0 Std/],
  ],
  el: [
    ['a word to a friend', /(?<![\p{L}])(σου|εσύ|μπορείς|θέλεις|έχεις|επίλεξε|δοκίμασε|γράψε)(?![\p{L}])/iu],
    ['straight apostrophes and quotation marks', /['"]/],
    ['email without its hyphen', /(?<![p{L}])email/i],
  ],
  sq: [
    ['straight apostrophes and quotation marks', /['"]/],
    ['email without its hyphen', /(?<![p{L}])email/i],
  ],
  ru: [
    ['a word to a friend', /(?<![\p{L}])(ты|тебя|тебе|твой|твоя|твои|можешь|хочешь|выбери|нажми|введи)(?![\p{L}])/iu],
    ['straight apostrophes and quotation marks', /['"]/],
  ],
};

test.each(languages)('%s addresses the player in one way and has one word for a thing', (language) => {
  const found = namespaces.flatMap((namespace) =>
    [...read(language, namespace)].flatMap(([key, text]) =>
      struckOut[language].flatMap(([why, words]) => (words.test(text) ? [`${namespace}:${key}, ${why}: ${text}`] : [])),
    ),
  );
  expect(found).toEqual([]);
});

test.each(languages)('%s writes odds and amounts as the site does, with a point', (language) => {
  const found = namespaces.flatMap((namespace) =>
    [...read(language, namespace)].filter(([, text]) => /(?<![\d.])\d{1,2},\d{1,2}(?!\d)/.test(text)),
  );
  expect(found).toEqual([]);
});

test.each(languages)('%s names examples of an amount that the stake field can read', (language) => {
  const text = read(language, 'slip').get('stakeUnreadable') ?? '';
  const examples = text.match(/\d[\d.,]*\d/g) ?? [];
  expect(examples.map(parseAmount), text).toEqual([100_050, 100_050]);
});

test.each(languages)('%s does not promise a player without a connection that anything is sent later', (language) => {
  expect(read(language, 'common').get('noConnection.text')).not.toMatch(
    /wartet|warten|čeka|περιμέν|pret|подожд|ждёт|wait|later|später|kasnije/iu,
  );
});

test.each(languages)(
  '%s writes a percent sign one way: after a no-break space in German and Russian, else at the figure',
  (language) => {
    const gap = language === 'de' || language === 'ru' ? '\u00a0' : '';
    const signs = namespaces.flatMap((namespace) =>
      [...read(language, namespace)].flatMap(([, text]) => text.match(/[\d}]\s?%/gu) ?? []),
    );
    expect(signs.length).toBeGreaterThan(20);
    expect(signs.filter((sign) => sign.slice(1) !== `${gap}%`)).toEqual([]);
  },
);

// Browsers leave languages out: Chromium knows no Albanian days, and "2026 M11" for a Bosnian month.
test('no page asks the browser how one of our languages writes days and numbers', () => {
  const asking = filesOf('src').filter(([, text]) =>
    /Intl\.(DateTime|Number|RelativeTime|List)Format\((?!'en-|\))|\.toLocale(Date|Time)?String\(/.test(text),
  );
  expect(asking.map(([file]) => file)).toEqual([]);
});
