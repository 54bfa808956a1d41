import type { SportCode } from '../../contract/entities/sport.ts';
import { type Sport, sport } from './sport.ts';

const duelMarkets = ['DU', 'AH', 'OU', 'OUH', 'OUA'];

/**
 * Specials. A duel compares two sides by one figure: which has more, by how much, and how much each has. An outright
 * has many entrants: its markets are lists of names, its results name the winners under the market's own code. Both are
 * bet on before they begin.
 */
const special = <Code extends SportCode>(
  code: Code,
  name: string,
  outrights: readonly string[],
  duels: readonly string[] = duelMarkets,
): Sport & { code: Code } =>
  sport(code, {
    name,
    phases: ['IP'],
    results: ['P1', ...outrights.filter((market) => market !== 'AGS' && market !== 'FGS'), 'GS'],
    tabs: { outrights, duels },
  });

/** Players, seasons and tournaments, and what else can be compared. */
export const specials = {
  SPF: special('SPF', 'Football specials', ['WIN', 'TOP']),
  SPFGL: special('SPFGL', 'Goalscorers', ['AGS', 'FGS']),
  SPFS: special('SPFS', 'Football season', ['WIN', 'REL', 'TOP']),
  SPB: special('SPB', 'Basketball specials', ['WIN']),
  SPT: special('SPT', 'Tennis specials', ['WIN']),
  SPH: special('SPH', 'Handball specials', ['WIN', 'TOP3']),
  SPWP: special('SPWP', 'Water polo specials', ['WIN', 'TOP3']),
  SPOG: special('SPOG', 'Other specials', ['WIN', 'TOP3'], ['DU', 'AH', 'OUH', 'OUA']),
};
