import type { GameOutcome } from '../../../../contract/games/game.ts';
import { type RouletteConfig, rouletteFigures } from '../../../../domain/games/roulette/roulette.ts';
import type { Game, Told } from '../../kit/game.ts';
import { t } from '../../kit/texts.ts';
import { colourOf, placeWords } from './place-words.ts';

/** One bet of each kind, for the table of odds. */
const kinds = [
  '17',
  '17-20',
  '16-17-18',
  '16-17-19-20',
  '16-17-18-19-20-21',
  'dozen-1',
  'column-1',
  'red',
  'even',
  'low',
];

/** The number in words: `17 black`. */
export const numberWords = (number: number): string => {
  const colour = colourOf(number);
  return colour === 'zero' ? '0' : `${number} ${t(`roulette.${colour}`)}`;
};

export const tellRoulette = (outcome: GameOutcome): Told => {
  if (outcome.engine !== 'roulette') return { parts: [], win: null, stake: 0 };
  const { number, win, stake } = outcome;
  const won = outcome.places.filter((place) => place.win > 0);
  const said =
    won.length > 2 ? [t('roulette.wonPlaces', { count: won.length })] : won.map(({ place }) => placeWords(place));
  return { parts: [numberWords(number), ...said], win, stake };
};

export const feltPrizes = (config: RouletteConfig): ReturnType<Game['prizes']> =>
  kinds.map((place) => {
    const { hitRate, highest } = rouletteFigures(config, place);
    return { name: placeWords(place), prize: { name: place, count: null, pays: highest, chance: hitRate } };
  });
