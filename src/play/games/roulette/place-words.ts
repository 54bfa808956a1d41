import { feltPlace, redNumbers } from '../../../../domain/games/roulette/felt.ts';
import { t } from '../../kit/texts.ts';

export type NumberColour = 'red' | 'black' | 'zero';

export const colourOf = (number: number): NumberColour =>
  number === 0 ? 'zero' : redNumbers.has(number) ? 'red' : 'black';

const kinds: Readonly<Record<number, string>> = {
  1: 'roulette.straight',
  2: 'roulette.split',
  3: 'roulette.street',
  4: 'roulette.corner',
  6: 'roulette.six',
};

/** A place of the felt in words: `Split 17, 20`. */
export const placeWords = (place: string): string => {
  const [kind, nth] = place.split('-');
  if (kind === 'dozen') return t('roulette.dozen', { nth });
  if (kind === 'column') return `${t('roulette.column', { nth })}, ${t('roulette.twoToOne')}`;
  const numbers = feltPlace(place)?.numbers ?? [];
  if (numbers.length > 6) return t(`roulette.${place}`);
  return t(kinds[numbers.length] ?? 'roulette.straight', { numbers: numbers.join(', ') });
};
