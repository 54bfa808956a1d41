import { second } from '../play/moment.ts';
import { quarters, turnsMatch } from '../play/turns-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = turnsMatch({
  stretches: quarters(15, 8, 8, 5),
  scoring: [[1, 0.33]],
  host: 0.05,
  supremacy: 0.2,
  extra: null,
  closed: [2 * second, 8 * second],
  stats: { EX: 18 },
  markets: ['1X2', 'AH', 'OU', 'DC', 'DNB', 'OUH', 'OUA', 'OE'],
  totalSteps: [-3, -2, -1, 1, 2, 3],
  handicapSteps: [-3, -2, -1, 1, 2, 3],
  parts: [
    { prefix: 'H1', periods: [0, 1], markets: ['1X2', 'AH', 'OU'] },
    ...[0, 1, 2, 3].map((part) => ({ prefix: `Q${part + 1}`, periods: [part], markets: ['1X2', 'AH', 'OU'] })),
  ],
});

/** Water polo: four quarters of eight minutes, an attack of half a minute at a time. */
export const waterPolo: FeedSport = {
  play,
  longest: 6,
  usual: 4,
  leagues: [
    {
      id: 4201,
      country: 'Europe',
      name: 'Champions League',
      tier: 1,
      zone: 1,
      teams:
        'Ferencváros, Pro Recco, Novi Beograd, Olympiacos, Barceloneta, Radnički Kragujevac, Marseille, Jug Dubrovnik, Waspo Hannover, Brescia, Mladost Zagreb, Sabadell, Jadran Split, Oradea, Vasas, Savona',
    },
    {
      id: 4202,
      country: 'Serbia',
      name: 'Superliga',
      tier: 1,
      zone: 1,
      also: 'Y',
      teams: 'Partizan, Crvena zvezda, Šabac, Vojvodina, Stari grad, Valis Valjevo, Nais Niš, Proleter Zrenjanin',
    },
    {
      id: 4203,
      country: 'Hungary',
      name: 'OB I',
      tier: 2,
      zone: 1,
      also: 'WY',
      teams: 'OSC Budapest, BVSC, Szolnok, Honvéd, Eger, Szeged, Kaposvár, Pécs, Debrecen, Miskolc',
    },
    {
      id: 4204,
      country: 'Italy',
      name: 'Serie A1',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams:
        'Trieste, Ortigia, Quinto, Posillipo, Telimar Palermo, Roma Vis Nova, Olympic Roma, Florentia, Bogliasco, Salerno',
    },
    {
      id: 4205,
      country: 'Spain',
      name: 'División de Honor',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams: 'Terrassa, Mataró, Sant Andreu, Barcelona, Real Canoe, Tenerife Echeyde, Rubí, Caballa',
    },
    {
      id: 4206,
      country: 'Greece',
      name: 'A1',
      tier: 2,
      zone: 2,
      also: 'WY',
      teams: 'Vouliagmeni, Panathinaikos, Ydraikos, Apollon Smyrnis, Panionios, Glyfada, Chios, Ethnikos',
    },
    {
      id: 4207,
      country: 'Australia',
      name: 'AWL',
      tier: 3,
      zone: 10,
      rounds: 3,
      also: 'W',
      teams:
        'UNSW Wests Magpies, Drummoyne Devils, UTS Balmain, Sydney University Lions, Cronulla Sharks, Melbourne Collegians, Queensland Thunder, Hunter Hurricanes',
    },
  ],
};
