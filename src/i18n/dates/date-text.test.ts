import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../contract/entities/languages.ts';
import ba from '../../../locales/ba/common.json' with { type: 'json' };
import de from '../../../locales/de/common.json' with { type: 'json' };
import el from '../../../locales/el/common.json' with { type: 'json' };
import en from '../../../locales/en/common.json' with { type: 'json' };
import rs from '../../../locales/rs/common.json' with { type: 'json' };
import ru from '../../../locales/ru/common.json' with { type: 'json' };
import sq from '../../../locales/sq/common.json' with { type: 'json' };
import { dayOf, monthOf, secondText, stampText, timeText } from './calendar.ts';
import { datesIn } from './date-text.ts';

const words: Record<Language, typeof en.dates> = {
  en: en.dates,
  rs: rs.dates,
  ba: ba.dates,
  de: de.dates,
  el: el.dates,
  sq: sq.dates,
  ru: ru.dates,
};
const english = datesIn(en.dates);
beforeEach(() => vi.stubEnv('TZ', 'Europe/Belgrade'));
afterEach(() => vi.unstubAllEnvs());

const now = '2026-03-01T12:00:00.000Z';

test('The clock is that of the reader, 24 hours; lists write yyyy-mm-dd', () => {
  const evening = '2026-03-01T22:05:07.000Z';
  expect([dayOf(evening), timeText(evening), secondText(evening), stampText(evening)]).toEqual([
    '2026-03-01',
    '23:05',
    '23:05:07',
    '2026-03-01 23:05',
  ]);
  expect([timeText('2026-03-01T23:30:00.000Z'), dayOf('2026-03-01T23:30:00.000Z')]).toEqual(['00:30', '2026-03-02']);
});

test('Days beside today are said by name, others by weekday and number, those far away with their month', () => {
  const starts = [
    '02-28T12:00',
    '03-01T22:30',
    '03-01T23:30',
    '03-03T17:00',
    '03-28T17:00',
    '03-29T17:00',
    '02-27T09:00',
  ];
  expect(starts.map((start) => english.nearTime(`2026-${start}:00.000Z`, now))).toEqual([
    'yesterday 13:00',
    'today 23:30',
    'tomorrow 00:30',
    'Tue 3, 18:00',
    'Sat 28, 18:00',
    '29 Mar, 19:00',
    'Fri 27, 10:00',
  ]);
});

test('A day of 23 hours and one of 25 are a day', () => {
  const before = '2026-03-28T22:30:00.000Z';
  expect(english.nearTime('2026-03-29T21:30:00.000Z', before)).toBe('tomorrow 23:30');
  expect(english.near('2026-10-26', '2026-10-25')).toBe('tomorrow');
});

test('A day far away says its year where that is another', () => {
  const days = ['2025-12-03', '2025-12-04', '2026-12-01', '2027-02-01'];
  expect(days.map((day) => english.near(day, '2025-12-31'))).toEqual(['3 Dec', 'Thu 4', '1 Dec 2026', '1 Feb 2027']);
  expect(english.nearTime('2026-12-01T12:00:00.000Z', '2027-02-01')).toBe('1 Dec 2026, 13:00');
});

test('A short day keeps its month, however near it is', () => {
  expect(['2026-11-27', '2026-01-03'].map((day) => english.short(day))).toEqual(['27 Nov', '3 Jan']);
});

test('A head names the day in full', () => {
  expect(english.head('2026-11-21', '2026-11-21')).toBe('Today, Saturday 21 November');
  expect(english.head('2026-11-24', '2026-11-21')).toBe('Tuesday 24 November');
});

test('Every language says days in its own words and order', () => {
  const said = (language: Language) => {
    const dates = datesIn(words[language]);
    const [day, today] = ['2026-11-22', '2026-11-19'];
    return [
      dates.near(day, today),
      dates.near(day, '2026-03-01'),
      dates.near(day, '2027-03-01'),
      dates.date(day),
      dates.month(day),
      dates.head(day, today),
    ];
  };
  expect(Object.fromEntries(languages.map((language) => [language, said(language).join(' | ')]))).toEqual({
    en: 'Sun 22 | 22 Nov | 22 Nov 2026 | 22 November 2026 | November 2026 | Sunday 22 November',
    rs: 'ned 22. | 22. nov | 22. nov 2026. | 22. novembra 2026. | Novembar 2026. | Nedelja, 22. novembra',
    ba: 'ned 22. | 22. nov | 22. nov 2026. | 22. novembra 2026. | Novembar 2026. | Nedjelja, 22. novembra',
    de: 'So 22. | 22. Nov. | 22. Nov. 2026 | 22. November 2026 | November 2026 | Sonntag, 22. November',
    el: 'Κυρ 22 | 22 Νοε | 22 Νοε 2026 | 22 Νοεμβρίου 2026 | Νοέμβριος 2026 | Κυριακή 22 Νοεμβρίου',
    sq: 'die 22 | 22 nën | 22 nën 2026 | 22 nëntor 2026 | Nëntor 2026 | E diel, 22 nëntor',
    ru: 'вс 22 | 22 ноя | 22 ноя 2026 г. | 22 ноября 2026 г. | Ноябрь 2026 | Воскресенье, 22 ноября',
  });
});

describe.each(languages)('%s', (language) => {
  const lists = ['weekdays', 'weekdaysShort', 'months', 'monthsOfDay', 'monthsShort'] as const;

  test('names seven days and twelve months, each of them otherwise', () => {
    const sizes = lists.map((list) => new Set(words[language][list].split(', ')).size);
    expect(sizes).toEqual([7, 7, 12, 12, 12]);
  });

  test('says every day of a year without a number of a month and without a hole', () => {
    const dates = datesIn(words[language]);
    for (let ahead = 0; ahead < 12; ahead += 1) {
      const day = monthOf('2026-01-01', ahead).to;
      const said = [
        dates.near(day, day),
        dates.near(day, '2025-06-01'),
        dates.date(day),
        dates.month(day),
        dates.head(day),
        dates.short(day),
      ];
      expect(said.join(' ')).not.toMatch(/M\d|\{|undefined|\d\.\d/);
      expect(said.join(' ')).toMatch(/\p{L}{3}/u);
    }
  });
});
