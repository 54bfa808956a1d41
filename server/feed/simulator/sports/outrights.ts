import { basketballLeagues } from '../catalogue/basketball.ts';
import { footballLeagues } from '../catalogue/football.ts';
import type { FieldSource, LeagueSource } from '../catalogue/league.ts';
import { bestOf } from '../catalogue/squads.ts';
import { handball } from './handball.ts';
import { waterPolo } from './water-polo.ts';

const sourceOf = (leagues: readonly LeagueSource[], id: number): LeagueSource => {
  const found = leagues.find((league) => league.id === id);
  if (!found) throw new Error(`league ${id} is missing`);
  return found;
};

type CupSource = Pick<LeagueSource, 'country' | 'name' | 'tier' | 'zone' | 'teams'>;

/** Outrights are decided once a week. */
const outright = (
  id: number,
  { country, name, tier, zone, teams }: CupSource,
  field: Omit<FieldSource, 'title'>,
): LeagueSource => ({ id, country, name, tier, zone, teams, rounds: 1, field: { title: name, ...field } });

/** Who wins a league, who leaves it and who scores most in it. */
const season = (id: number, league: LeagueSource): LeagueSource =>
  outright(id, league, { label: 'season', markets: ['WIN', 'REL', 'TOP'], scorers: bestOf(league.teams, 20) });

/** Who scores in a round of a league, and who first. */
const round = (id: number, league: LeagueSource): LeagueSource =>
  outright(id, { ...league, teams: '' }, { label: 'round', markets: [], scorers: bestOf(league.teams, 16) });

/** Who wins a competition. */
const cup = (
  id: number,
  source: CupSource,
  markets: FieldSource['markets'],
  label: FieldSource['label'] = 'season',
  scorers?: readonly string[],
): LeagueSource => outright(id, source, { label, markets, ...(scorers ? { scorers } : {}) });

const football = (id: number) => sourceOf(footballLeagues, id);
const [premierLeague, serieA, laLiga, bundesliga, superliga] = [5, 3, 8, 10, 1].map(football) as [
  LeagueSource,
  LeagueSource,
  LeagueSource,
  LeagueSource,
  LeagueSource,
];

const championsOfEurope: CupSource = {
  country: 'Europe',
  name: 'Champions League',
  tier: 1,
  zone: 1,
  teams:
    'Real Madrid, Manchester City, Arsenal, Bayern München, Barcelona, Liverpool, Paris Saint-Germain, Inter, Chelsea, Atlético Madrid, Borussia Dortmund, Napoli, Juventus, Tottenham Hotspur, Atalanta, Benfica, Sporting CP, Crvena zvezda, Galatasaray, PSV Eindhoven',
};

const tournament = (name: string, country: string, zone: number, teams: string): CupSource => ({
  name,
  country,
  tier: 1,
  zone,
  teams,
});

/** Outrights by special sport; real competitions, the favourites first. */
export const outrights = {
  SPF: [cup(9101, championsOfEurope, ['WIN', 'TOP'], 'season', bestOf(championsOfEurope.teams, 18))],
  SPFS: [
    season(9111, premierLeague),
    season(9112, serieA),
    season(9113, laLiga),
    season(9114, bundesliga),
    season(9115, superliga),
  ],
  SPFGL: [round(9121, premierLeague), round(9122, serieA), round(9123, laLiga), round(9124, superliga)],
  SPB: [
    cup(9131, sourceOf(basketballLeagues, 415), ['WIN']),
    cup(9132, sourceOf(basketballLeagues, 401), ['WIN']),
    cup(9133, sourceOf(basketballLeagues, 402), ['WIN']),
  ],
  SPT: [
    cup(
      9141,
      tournament(
        'Roland Garros',
        'France',
        1,
        'Carlos Alcaraz, Jannik Sinner, Novak Djokovic, Alexander Zverev, Lorenzo Musetti, Holger Rune, Casper Ruud, Jack Draper, Stefanos Tsitsipas, Ben Shelton, Taylor Fritz, Arthur Fils, Daniil Medvedev, Andrey Rublev, Tommy Paul, Alex de Minaur, Francisco Cerúndolo, Miomir Kecmanović',
      ),
      ['WIN'],
      'year',
    ),
    cup(
      9142,
      tournament(
        'Wimbledon',
        'England',
        0,
        'Aryna Sabalenka, Iga Świątek, Elena Rybakina, Coco Gauff, Jessica Pegula, Amanda Anisimova, Mirra Andreeva, Madison Keys, Jasmine Paolini, Qinwen Zheng, Emma Navarro, Elina Svitolina, Marta Kostyuk, Karolína Muchová, Naomi Osaka, Emma Raducanu',
      ),
      ['WIN'],
      'year',
    ),
  ],
  SPH: [cup(9151, sourceOf(handball.leagues, 4001), ['WIN', 'TOP3'])],
  SPWP: [cup(9161, sourceOf(waterPolo.leagues, 4201), ['WIN', 'TOP3'])],
  SPOG: [
    cup(
      9171,
      tournament(
        'Eurovision Song Contest',
        'Europe',
        1,
        'Sweden, Ukraine, Italy, France, Greece, Switzerland, Norway, Finland, Spain, Israel, Netherlands, Croatia, Austria, Serbia, Albania, Germany, England, Poland, Portugal, Lithuania',
      ),
      ['WIN', 'TOP3'],
      'year',
    ),
  ],
} as const satisfies Record<string, readonly LeagueSource[]>;
