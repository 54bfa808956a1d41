import type { SportCode } from '../../contract/entities/sport.ts';
import { type Sport, sport } from './sport.ts';

const duelMarkets = ['DU', 'AH', 'OU', 'OUH', 'OUA'];

/** A duel of two by one figure: who has more of it, by how much, and how much each has. Bet on before it begins. */
const duel = <Code extends SportCode>(
  code: Code,
  name: string,
  markets: readonly string[] = duelMarkets,
): Sport & { code: Code } =>
  sport(code, {
    name,
    phases: ['IP'],
    results: ['P1'],
    tabs: { main: markets },
  });

/** Specials: players, teams over a season and what else two can be compared by. */
export const specials = {
  SPF: duel('SPF', 'Football specials'),
  SPFGL: duel('SPFGL', 'Goalscorers'),
  SPFS: duel('SPFS', 'Football season'),
  SPB: duel('SPB', 'Basketball specials'),
  SPT: duel('SPT', 'Tennis specials'),
  SPH: duel('SPH', 'Handball specials'),
  SPWP: duel('SPWP', 'Water polo specials'),
  SPOG: duel('SPOG', 'Other specials', ['DU', 'AH', 'OUH', 'OUA']),
};
