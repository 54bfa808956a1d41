import type { GameEngine } from '../../contract/games/game.ts';
import type { Title } from '../../domain/games/titles/title.ts';
import { isShared, volatilityOf } from '../../domain/games/titles/title.ts';
import { prizesOf } from '../../domain/games/titles/title-figures.ts';
import { turnsLeftOpenAfter } from '../../domain/games/titles/turn-title.ts';
import { titles } from '../../domain/games/titles.ts';
import { type CatalogueGame, catalogueOf } from './game-catalogue.ts';

const minute = 60_000;
const leftOpen = turnsLeftOpenAfter + 10 * minute;

/**
 * A round of turns may be left open for a day, and is paid in the minutes after it; a shared one ends by itself within minutes;
 * all else is over at once.
 */
const longestRounds: Partial<Record<GameEngine, number>> = {
  mines: leftOpen,
  blackjack: leftOpen,
  poker: leftOpen,
};

const codeOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const gameOf = (title: Title): CatalogueGame => {
  const { code, name, provider, engine, lobbies, tags, stakes, published, since } = title;
  const byCurrency = <Value>(read: (of: (typeof stakes)[number]) => Value): Record<number, Value> =>
    Object.fromEntries(Object.entries(stakes).map(([currency, of]) => [Number(currency), read(of)]));
  const { returnPercent: returns, oneIn, highest } = published;
  return {
    code,
    name,
    engine,
    tags,
    provider: { code: codeOf(provider), name: provider },
    sections: lobbies,
    limits: byCurrency(({ min, max }) => ({ min: BigInt(min), max: BigInt(max) })),
    chips: byCurrency(({ chips }) => chips),
    figures: { returns, volatility: volatilityOf(title), oneIn, highest },
    longestRound: longestRounds[engine] ?? (isShared(title) ? 10 * minute : minute),
    cycle: title.table?.cycle ?? null,
    since: since === undefined ? null : Date.parse(since),
    prizes: () => prizesOf(title),
  };
};

/** The house's own titles (games 4). */
export const titleCatalogue = catalogueOf(titles.map(gameOf));
