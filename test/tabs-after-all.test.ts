import { expect, test } from 'vitest';
import type { Language } from '../contract/entities/languages.ts';
import { textsOf } from './support/words.ts';

const order = ['en', 'de', 'ru', 'el', 'rs', 'ba', 'sq'] as const satisfies Language[];

/** Tabs that follow "All", or what all of a kind are called; English has no plural of adjectives. */
const table: Record<string, Record<string, readonly string[]>> = {
  'voucher:shown': {
    open: ['Open', 'Offene', 'Открытые', 'Ανοιχτά', 'Otvoreni', 'Otvoreni', 'Të hapur'],
    used: ['Used', 'Eingelöste', 'Использованные', 'Χρησιμοποιημένα', 'Iskorišćeni', 'Iskorišteni', 'Të përdorur'],
    expired: ['Expired', 'Abgelaufene', 'Истёкшие', 'Ληγμένα', 'Istekli', 'Istekli', 'Të skaduar'],
  },
  'affiliates:codes.shown': {
    active: ['Active', 'Aktive', 'Активные', 'Ενεργοί', 'Aktivni', 'Aktivni', 'Aktive'],
    stopped: ['Stopped', 'Gestoppte', 'Остановленные', 'Σε διακοπή', 'Zaustavljeni', 'Zaustavljeni', 'Të ndalura'],
  },
  'agency:shows': {
    all: ['All', 'Alle', 'Все', 'Όλοι', 'Svi', 'Svi', 'Të gjithë'],
    agents: ['Agents', 'Agenten', 'Агенты', 'Πράκτορες', 'Agenti', 'Agenti', 'Agjentët'],
    players: ['Players', 'Spieler', 'Игроки', 'Παίκτες', 'Igrači', 'Igrači', 'Lojtarët'],
    waiting: [
      'Waiting for payout',
      'Auszahlung offen',
      'Ждут выплаты',
      'Σε αναμονή πληρωμής',
      'Čekaju isplatu',
      'Čekaju isplatu',
      'Presin pagesë',
    ],
    blocked: ['Blocked', 'Gesperrte', 'Заблокированные', 'Αποκλεισμένοι', 'Blokirani', 'Blokirani', 'Të bllokuar'],
  },
  'agency:states': {
    all: ['All', 'Alle', 'Все', 'Όλα', 'Svi', 'Svi', 'Të gjitha'],
    in_play: ['Open', 'Offene', 'Открытые', 'Ανοιχτά', 'Otvoreni', 'Otvoreni', 'Të hapura'],
    won: ['Won', 'Gewonnene', 'Выигранные', 'Κερδισμένα', 'Dobitni', 'Dobitni', 'Fituese'],
    lost: ['Lost', 'Verlorene', 'Проигранные', 'Χαμένα', 'Gubitni', 'Gubitni', 'Humbëse'],
    cashout: [
      'Cashed out',
      'Mit Cash-out',
      'Выкупленные',
      'Με cash-out',
      'Isplaćeni ranije',
      'Isplaćeni ranije',
      'Të paguara para kohe',
    ],
    live: ['Live', 'Live', 'Лайв', 'Ζωντανά', 'Uživo', 'Uživo', 'Live'],
    system: ['Systems', 'Systeme', 'Системы', 'Συστήματα', 'Sistemski', 'Sistemski', 'Sisteme'],
  },
  'home:kind': {
    bonus: ['Bonuses', 'Boni', 'Бонусы', 'Μπόνους', 'Bonusi', 'Bonusi', 'Bonuset'],
    live: ['Live', 'Live', 'Лайв', 'Ζωντανά', 'Uživo', 'Uživo', 'Live'],
    sport: ['Sports', 'Sportwetten', 'Ставки на спорт', 'Αθλήματα', 'Sportovi', 'Sportovi', 'Sportet'],
    service: ['Services', 'Dienste', 'Услуги', 'Υπηρεσίες', 'Usluge', 'Usluge', 'Shërbimet'],
  },
  'betting:tab': {
    all: ['All', 'Alle', 'Все', 'Όλες', 'Sve', 'Sve', 'Të gjitha'],
    main: ['Main', 'Hauptwetten', 'Основные', 'Κύριες', 'Glavne igre', 'Glavne igre', 'Bastet kryesore'],
    goals: ['Goals', 'Tore', 'Голы', 'Γκολ', 'Golovi', 'Golovi', 'Golat'],
    handicap: ['Handicaps', 'Handicaps', 'Форы', 'Χάντικαπ', 'Hendikepi', 'Hendikepi', 'Handikapet'],
    halves: ['Halves', 'Halbzeiten', 'Таймы', 'Ημίχρονα', 'Poluvremena', 'Poluvremena', 'Pjesët'],
    totals: ['Totals', 'Gesamtzahlen', 'Тоталы', 'Σύνολα', 'Ukupni brojevi', 'Ukupni brojevi', 'Totalet'],
    quarters: ['Quarters', 'Viertel', 'Четверти', 'Τέταρτα', 'Četvrtine', 'Četvrtine', 'Çerekët'],
    sets: ['Sets', 'Sätze', 'Сеты', 'Σετ', 'Setovi', 'Setovi', 'Setet'],
    games: ['Games', 'Spiele', 'Геймы', 'Γκέιμ', 'Gemovi', 'Gemovi', 'Gamet'],
    periods: ['Periods', 'Drittel', 'Периоды', 'Περίοδοι', 'Trećine', 'Trećine', 'Periudhat'],
    points: ['Points', 'Punkte', 'Очки', 'Πόντοι', 'Poeni', 'Poeni', 'Pikët'],
    maps: ['Maps', 'Karten', 'Карты', 'Χάρτες', 'Mape', 'Mape', 'Hartat'],
    rounds: ['Rounds', 'Runden', 'Раунды', 'Γύροι', 'Runde', 'Runde', 'Raundet'],
    legs: ['Legs', 'Legs', 'Леги', 'Λεγκ', 'Legovi', 'Legovi', 'Leget'],
    frames: ['Frames', 'Frames', 'Фреймы', 'Φρέιμ', 'Frejmovi', 'Frejmovi', 'Frejmet'],
    innings: ['Innings', 'Innings', 'Иннинги', 'Ίνινγκ', 'Ininzi', 'Ininzi', 'Iningat'],
    method: ['Methods', 'Siegarten', 'Способы победы', 'Τρόποι', 'Načini pobede', 'Načini pobjede', 'Mënyrat'],
    players: ['Players', 'Spieler', 'Игроки', 'Παίκτες', 'Igrači', 'Igrači', 'Lojtarët'],
    outrights: ['Outrights', 'Langzeitwetten', 'Долгосрочные', 'Μακροχρόνια', 'Plasmani', 'Plasmani', 'Afatgjata'],
    duels: ['Duels', 'Duelle', 'Дуэли', 'Μονομαχίες', 'Dueli', 'Dueli', 'Duelet'],
  },
};

const textsAt = (language: Language, place: string): unknown => {
  const [namespace = '', path = ''] = place.split(':');
  return path
    .split('.')
    .reduce<object>((texts, part) => Object(Reflect.get(texts, part)), textsOf(language)[namespace] ?? {});
};

test.each(Object.keys(table))('the tabs of %s stand in the plural in every language', (place) => {
  const tabs = Object.entries(table[place] ?? {});
  for (const [nth, language] of order.entries()) {
    expect(textsAt(language, place), language).toEqual(
      Object.fromEntries(tabs.map(([key, words]) => [key, words[nth]])),
    );
  }
});
