import { baccaratPlaces } from '../../../contract/games/baccarat.ts';
import { plinkoRisks } from '../../../contract/games/plinko.ts';
import { baccaratFigures, baccaratPrizes } from '../baccarat/baccarat.ts';
import { blackjackPrizes } from '../blackjack/blackjack.ts';
import { blackjackFigures } from '../blackjack/blackjack-figures.ts';
import { crashFigures, crashPrizes } from '../crash/crash.ts';
import { diceFigures, dicePrizes } from '../dice/dice.ts';
import type { Figures, Prize } from '../figures.ts';
import { figuresOfFootball, footballFigures, footballPrizes } from '../football/football.ts';
import { fruitFigures, fruitPrizes } from '../fruit/fruit.ts';
import { kenoFigures, kenoPrizes } from '../keno/keno.ts';
import { lastStep, minesFigures, minesPrizes } from '../mines/mines.ts';
import { plinkoFigures, plinkoPrizes } from '../plinko/plinko.ts';
import { pokerPrizes } from '../poker/poker.ts';
import { pokerFigures } from '../poker/poker-figures.ts';
import { figuresOfRaces, raceFigures, racePrizes } from '../race/race.ts';
import { feltPlaces } from '../roulette/felt.ts';
import { rouletteFigures, roulettePrizes } from '../roulette/roulette.ts';
import { sixFigures, sixPrizes } from '../six/six.ts';
import { slotFigures, slotPrizes } from '../slot/slot-figures.ts';
import type { Title } from './title.ts';

/** The bet that deviation and winning rounds are published of, where a player can choose. */
export const usualBet = {
  place: 'red',
  target: 200,
  mines: 3,
  revealed: 3,
  plinko: { rows: 12, risk: 'medium' },
  chance: 4_850,
  marks: 6,
  hand: 'banker',
  ticket: '5-12-19-27-33-46',
  field: [0, 2, 4, 6, 8, 10],
  trap: 'win-2',
  matches: [0, 5, 2, 7, 4, 9, 6, 11],
  match: 'home-1',
} as const;

/** Exact figures of the usual bet. Those of a slot take a moment: every stop of its reels is counted. */
export const usualFigures = (title: Title): Figures => {
  switch (title.engine) {
    case 'fruit':
      return fruitFigures(title.config);
    case 'slot':
      return slotFigures(title.config);
    case 'roulette':
      return rouletteFigures(title.config, usualBet.place);
    case 'crash':
      return crashFigures(title.config, usualBet.target);
    case 'mines':
      return minesFigures(title.config, usualBet.mines, usualBet.revealed);
    case 'plinko':
      return plinkoFigures(title.config, usualBet.plinko);
    case 'dice':
      return diceFigures(title.config, usualBet.chance);
    case 'keno':
      return kenoFigures(title.config, usualBet.marks);
    case 'blackjack':
      return blackjackFigures(title.config);
    case 'poker':
      return pokerFigures(title.config);
    case 'baccarat':
      return baccaratFigures(title.config, usualBet.hand);
    case 'six':
      return sixFigures(title.config);
    case 'race':
      return raceFigures(title.config, usualBet.field, usualBet.trap);
    case 'football':
      return footballFigures(title.config, usualBet.matches, usualBet.match);
  }
};

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Exact figures of every bet that a title takes; of a flight, of every target up to x10 and every whole one above. */
export const figuresOfAllBets = (title: Title): Figures[] => {
  switch (title.engine) {
    case 'fruit':
    case 'slot':
    case 'blackjack':
    case 'poker':
    case 'six':
      return [usualFigures(title)];
    case 'roulette':
      return feltPlaces.map(({ place }) => rouletteFigures(title.config, place));
    case 'crash':
      return [...upTo(101, 1_000), ...upTo(11, title.config.highest / 100).map((whole) => whole * 100)].map((target) =>
        crashFigures(title.config, target),
      );
    case 'mines':
      return upTo(1, title.config.fields - 1).flatMap((mines) =>
        upTo(1, lastStep(title.config, mines)).map((revealed) => minesFigures(title.config, mines, revealed)),
      );
    case 'plinko':
      return ([8, 12, 16] as const).flatMap((rows) =>
        plinkoRisks.map((risk) => plinkoFigures(title.config, { rows, risk })),
      );
    case 'dice':
      return upTo(title.config.chances.min, title.config.chances.max).map((chance) =>
        diceFigures(title.config, chance),
      );
    case 'keno':
      return Object.keys(title.config.pays).map((marks) => kenoFigures(title.config, Number(marks)));
    case 'baccarat':
      return baccaratPlaces.map((place) => baccaratFigures(title.config, place));
    case 'race':
      return figuresOfRaces(title.config);
    case 'football':
      return figuresOfFootball(title.config);
  }
};

/** Prizes and odds for the rules page; of the usual bet where they differ from bet to bet. */
export const prizesOf = (title: Title): Prize[] => {
  switch (title.engine) {
    case 'fruit':
      return fruitPrizes(title.config);
    case 'slot':
      return slotPrizes(title.config);
    case 'roulette':
      return roulettePrizes(title.config);
    case 'crash':
      return crashPrizes(title.config);
    case 'mines':
      return minesPrizes(title.config, usualBet.mines);
    case 'plinko':
      return plinkoPrizes(title.config, usualBet.plinko);
    case 'dice':
      return dicePrizes(title.config);
    case 'keno':
      return kenoPrizes(title.config, usualBet.marks);
    case 'blackjack':
      return blackjackPrizes(title.config);
    case 'poker':
      return pokerPrizes(title.config);
    case 'baccarat':
      return baccaratPrizes(title.config);
    case 'six':
      return sixPrizes(title.config);
    case 'race':
      return racePrizes(title.config, usualBet.field);
    case 'football':
      return footballPrizes(title.config, usualBet.matches);
  }
};
