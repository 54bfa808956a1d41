import type { GameBet } from '../../../contract/games/game.ts';
import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import type { TableResult } from '../../../contract/games/shared-rounds.ts';
import { baccaratHands } from '../baccarat/baccarat.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { fieldOfFootball, playMatches } from '../football/football.ts';
import { fieldOfRace, runRace } from '../race/race.ts';
import { rouletteNumber } from '../roulette/roulette.ts';
import { drawSix } from '../six/six.ts';
import type { Title } from '../titles/title.ts';

/** The result of a round of a table; the same numbers settle every bet. Throws where a title has no table. */
export const tableResult = (title: Title, numbers: Numbers, seeds: RoundSeeds): TableResult => {
  if (title.engine === 'roulette') return { engine: 'roulette', number: rouletteNumber(title.config, numbers) };
  if (title.engine === 'baccarat') return { engine: 'baccarat', ...baccaratHands(title.config, numbers) };
  if (title.engine === 'six') return { engine: 'six', drawn: drawSix(numbers) };
  if (title.engine === 'race') {
    const field = fieldOfRace(seeds);
    return { engine: 'race', field, order: runRace(title.config, field, numbers) };
  }
  if (title.engine === 'football') {
    const field = fieldOfFootball(seeds);
    return { engine: 'football', field, goals: playMatches(title.config, field, numbers) };
  }
  throw new Error(`${title.code} is played at no table`);
};

/** Whether a bet is one on this very round: on a race or on matches at the prices of its own field. */
export const isBetOn = (bet: GameBet, seeds: RoundSeeds): boolean => {
  if (bet.engine === 'race') return bet.field.join() === fieldOfRace(seeds).join();
  return bet.engine !== 'football' || bet.field.join() === fieldOfFootball(seeds).join();
};
