import type * as z from 'zod/mini';
import type { LiveTable } from '../../contract/games/live-tables.ts';
import type { CasinoGame, casinoGameRules, casinoGames } from '../../contract/http/casino.ts';
import type { GameSection } from '../../domain/access/game-sections.ts';
import { toNumber } from '../../domain/games/fraction.ts';
import { pageSize } from '../../domain/limits.ts';
import { searchFor, searchText } from '../../domain/offer/search-text.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import type { CatalogueGame } from './game-catalogue.ts';
import type { GameProvider } from './game-provider.ts';
import { keptFor } from './kept-for.ts';
import { betLimits, type GameTerms, type OpenGames } from './open-games.ts';
import { roundsByGame } from './played-rounds-repository.ts';

export interface LobbyNeeds {
  database: Database;
  clock: Clock;
  games: OpenGames;
  provider: Pick<GameProvider, 'tables'>;
}

interface Counted {
  code: string;
  name: string;
  games: number;
}

type GamesQuery = z.output<NonNullable<(typeof casinoGames)['query']>>;
type GamesPage = z.output<(typeof casinoGames)['ok']>;
type Rules = z.output<(typeof casinoGameRules)['ok']>;

/** What there is to play, as lobbies show it. */
export interface Lobby {
  /** Lobbies that are open and have games. */
  sections(): Promise<Counted[]>;
  tags(): Promise<{ code: string; name: string }[]>;
  providers(): Promise<Counted[]>;
  page(query: GamesQuery): Promise<GamesPage>;
  /** The open shared tables with their current state. */
  tables(): Promise<LiveTable[]>;
  /** Throws 404 gameUnknown. */
  rules(code: string): Promise<Rules>;
}

const day = 86_400_000;
/** How long a game counts as new. */
const newFor = 30 * day;
/** How often rounds are counted and tables asked for. */
const countedFor = 60_000;
const standsFor = 2_000;

const similarShown = 4;

/** How like a game is to another: its kind counts most, then what it is tagged with, its lobbies, and how much it varies. 0 is not at all. */
const likeness = (game: CatalogueGame, other: CatalogueGame): number => {
  const shared = (of: 'tags' | 'sections') => game[of].filter((one) => other[of].some((same) => same === one)).length;
  const kin = (game.engine === other.engine ? 100 : 0) + 10 * shared('tags') + 10 * shared('sections');
  return kin === 0 ? 0 : kin - Math.abs(game.figures.volatility - other.figures.volatility);
};

/** Internal names of the lobbies; the site translates them. */
const sectionNames: Record<GameSection, string> = {
  casino: 'Table games',
  casino_live: 'Live casino',
  casino2: 'Crash',
  casino3: 'Draws',
  slots: 'Slots',
  poker: 'Poker',
  skill_games: 'Skill games',
  number_games: 'Number games',
  virtuals: 'Virtuals',
};

const tagNames: Readonly<Record<string, string>> = { freeGames: 'Free games', ways27: '27 ways', cashOut: 'Cash-out' };

/** Further search words of a game: the names of its kind in the languages of the site. */
const kindWords: Readonly<Record<string, string>> = {
  baccarat: 'bakara баккара μπακαρά Bakkarat',
  crash: 'kreš краш',
  dice: 'kockice kocke Würfel кости ζάρια zare',
  fruit: 'slot voćkice Früchte фрукты φρούτα fruta',
  football: 'fudbal nogomet Fußball футбол ποδόσφαιρο futboll virtual',
  keno: 'кено κένο',
  mines: 'mine Minen мины νάρκες mina',
  poker: 'poker jacks покер πόκερ pokeri',
  plinko: 'плинко πλίνκο',
  roulette: 'rulet ruleta рулетка ρουλέτα',
  race: 'hrtovi pas trke Hunderennen Windhunde гонки борзые собаки λαγωνικά zagarë',
  six: 'loto lotto lucky six лото lotaria λόττο',
  slot: 'slot автомат κουλοχέρης',
};

const counted = (codes: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

const limitsOf = (terms: GameTerms): CasinoGame['limits'] =>
  Object.fromEntries(
    Object.keys(terms.game.limits).flatMap((currency) => {
      const own = betLimits(terms, Number(currency));
      if (own === null) return [];
      const [min, max] = [Number(own.min), Number(own.max)];
      const chips = (terms.game.chips[Number(currency)] ?? []).filter((chip) => chip >= min && chip <= max);
      return [[currency, { min, max, chips }]];
    }),
  );

const orders: Record<NonNullable<GamesQuery['sort']>, (one: CasinoGame, other: CasinoGame) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
  popular: (one, other) => other.rounds_today - one.rounds_today,
  new: (one, other) => Number(other.is_new) - Number(one.is_new),
  rtp: (one, other) => other.rtp[1] - one.rtp[1],
};

/** What a search looks through, folded once for each game. */
const folded = new WeakMap<CatalogueGame, string>();
const foldedOf = (game: CatalogueGame): string => {
  const known = folded.get(game) ?? searchText(`${game.name} ${game.provider.name} ${kindWords[game.engine] ?? ''}`);
  folded.set(game, known);
  return known;
};

export const createLobby = ({ database, clock, games, provider }: LobbyNeeds): Lobby => {
  const roundsToday = keptFor(countedFor, clock, (now) => roundsByGame(database, now - day));
  const standings = keptFor(standsFor, clock, () => provider.tables());

  const shown = async (): Promise<(terms: GameTerms) => CasinoGame> => {
    const rounds = await roundsToday();
    const now = clock.now();
    return (terms) => {
      const { code, name, provider, engine, sections, tags, figures, cycle, since } = terms.game;
      return {
        game_code: code,
        name,
        provider: provider.name,
        provider_code: provider.code,
        engine,
        sections: [...sections],
        tags: [...tags],
        rtp: [...figures.returns],
        volatility: figures.volatility,
        one_in: figures.oneIn,
        highest: figures.highest,
        cycle,
        demo: true,
        enabled: terms.closed === null,
        is_new: since !== null && now >= since && now - since < newFor,
        rounds_today: rounds.get(code) ?? 0,
        limits: limitsOf(terms),
      };
    };
  };

  /** What a lobby shows: also games that cannot be opened now, but none whose lobbies are all closed. */
  const inSight = async (): Promise<GameTerms[]> =>
    (await games.all()).filter(({ closed }) => closed !== 'sectionDisabled');

  return {
    sections: async () => {
      const [open, all] = await Promise.all([games.sections(), inSight()]);
      const counts = counted(all.flatMap(({ game }) => [...game.sections]));
      return open.flatMap((code) => {
        const found = counts.get(code) ?? 0;
        return found === 0 ? [] : [{ code, name: sectionNames[code], games: found }];
      });
    },

    tags: async () => {
      const codes = [...counted((await inSight()).flatMap(({ game }) => [...game.tags])).keys()];
      return codes.map((code) => ({ code, name: tagNames[code] ?? `${code.charAt(0).toUpperCase()}${code.slice(1)}` }));
    },

    providers: async () => {
      const all = (await inSight()).map(({ game }) => game.provider);
      const counts = counted(all.map(({ code }) => code));
      const names = new Map(all.map(({ code, name }) => [code, name]));
      return [...names].map(([code, name]) => ({ code, name, games: counts.get(code) ?? 0 }));
    },

    page: async ({ section, tag, provider, volatility, search = '', codes, sort, page = 1 }) => {
      const [all, view, open] = await Promise.all([inSight(), shown(), games.sections()]);
      const named = codes === undefined ? null : codes.split(',');
      const finds = searchFor(search);
      const found = all
        .filter(
          ({ game }) =>
            (section === undefined || open.some((code) => code === section && game.sections.includes(code))) &&
            (tag === undefined || game.tags.includes(tag)) &&
            (provider === undefined || game.provider.code === provider) &&
            (volatility === undefined || game.figures.volatility === volatility) &&
            (named === null || named.includes(game.code)) &&
            finds(foldedOf(game)),
        )
        .map(view);
      const sorted = sort === undefined ? found : found.toSorted(orders[sort]);
      return {
        result: sorted.slice((page - 1) * pageSize, page * pageSize),
        totalPages: Math.ceil(found.length / pageSize),
      };
    },

    tables: async () => {
      const [all, view, standing] = await Promise.all([inSight(), shown(), standings()]);
      return all.map(view).flatMap((game) => {
        const stands = standing[game.game_code];
        return stands && game.enabled ? [{ game, ...stands }] : [];
      });
    },

    rules: async (code) => {
      const [terms, view, all] = await Promise.all([games.termsOf(code), shown(), inSight()]);
      const prizes = terms.game.prizes().map(({ name, count, pays, chance }) => ({
        name,
        count,
        pays: Math.round(toNumber(pays) * 10_000) / 100,
        one_in: Math.round(100 / toNumber(chance)) / 100,
      }));
      const similar = all
        .filter(({ game, closed }) => closed === null && game.code !== code && likeness(game, terms.game) > 0)
        .toSorted((one, other) => likeness(other.game, terms.game) - likeness(one.game, terms.game))
        .slice(0, similarShown)
        .map(view);
      return { game: view(terms), prizes, similar };
    },
  };
};
