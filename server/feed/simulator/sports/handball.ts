import { second } from '../play/moment.ts';
import { halves, turnsMatch } from '../play/turns-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = turnsMatch({
  stretches: halves(38, 30, 27, 12),
  scoring: [[1, 0.53]],
  host: 0.03,
  supremacy: 0.08,
  extra: null,
  closed: [second, 5 * second],
  stats: { M2: 8 },
  markets: ['1X2', 'AH', 'OU', 'DC', 'DNB', 'OUH', 'OUA', 'OE'],
  totalSteps: [-5, -3, -1, 1, 3, 5],
  handicapSteps: [-4, -2, -1, 1, 2, 4],
  parts: [
    { prefix: 'H1', periods: [0], markets: ['1X2', 'AH', 'OU'] },
    { prefix: 'H2', periods: [1], markets: ['1X2', 'AH', 'OU'] },
  ],
});

/** Handball: two halves of thirty minutes, some fifty attacks of each side of which every second is a goal. */
export const handball: FeedSport = {
  play,
  longest: 8,
  usual: 6,
  leagues: [
    {
      id: 4001,
      country: 'Europe',
      name: 'EHF Champions League',
      tier: 1,
      zone: 1,
      teams:
        'Barcelona, Magdeburg, Füchse Berlin, Veszprém, Paris Saint-Germain, Aalborg, Kielce, Sporting CP, Nantes, Wisła Płock, Pick Szeged, GOG, Zagreb, Dinamo București, Kolstad, Eurofarm Pelister',
    },
    {
      id: 4002,
      country: 'Germany',
      name: 'Handball-Bundesliga',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams:
        'Flensburg-Handewitt, THW Kiel, MT Melsungen, TSV Hannover-Burgdorf, Rhein-Neckar Löwen, VfL Gummersbach, TBV Lemgo, HSV Hamburg, SC DHfK Leipzig, Frisch Auf Göppingen, ThSV Eisenach, HC Erlangen, TVB Stuttgart, HSG Wetzlar, GWD Minden, Bergischer HC',
    },
    {
      id: 4003,
      country: 'France',
      name: 'Starligue',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams:
        'Montpellier, Saint-Raphaël, Toulouse, Chambéry, Limoges, Aix, Nîmes, Cesson-Rennes, Dunkerque, Chartres, Créteil, Tremblay, Istres, Ivry',
    },
    {
      id: 4004,
      country: 'Spain',
      name: 'Liga ASOBAL',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams:
        'Bidasoa Irún, Granollers, Torrelavega, Logroño, Ademar León, Cuenca, Anaitasuna, Guadalajara, Huesca, Cangas, Puente Genil, Villa de Aranda, Nava, Puerto Sagunto',
    },
    {
      id: 4005,
      country: 'Denmark',
      name: 'Herreligaen',
      tier: 2,
      zone: 1,
      also: 'WY',
      teams:
        'Bjerringbro-Silkeborg, Fredericia, Skjern, Mors-Thy, Skanderborg, Ribe-Esbjerg, Sønderjyske, Kolding, TTH Holstebro, Ringsted, Nordsjælland, Grindsted',
    },
    {
      id: 4006,
      country: 'Serbia',
      name: 'Superliga',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams:
        'Partizan, Vojvodina, Metaloplastika Šabac, Dinamo Pančevo, Crvena zvezda, Železničar Niš, Jugović Kać, Kolubara, Proleter Zrenjanin, Spartak Subotica, Rudar Kostolac, Dubočica Leskovac',
    },
    {
      id: 4007,
      country: 'Croatia',
      name: 'Premijer liga',
      tier: 2,
      zone: 1,
      also: 'Y',
      teams: 'Nexe Našice, Dubrava, Poreč, Sesvete, Gorica, Trogir, Varaždin, Karlovac, Spačva Vinkovci, Zamet Rijeka',
    },
    {
      id: 4008,
      country: 'South Korea',
      name: 'H League',
      tier: 3,
      zone: 9,
      rounds: 3,
      also: 'W',
      teams: 'Doosan, SK Hawks, Incheon, Hanam, Chungnam, Sangmu',
    },
    {
      id: 4009,
      country: 'Brazil',
      name: 'Liga Nacional',
      tier: 3,
      zone: -3,
      rounds: 3,
      also: 'W',
      teams: 'Taubaté, Pinheiros, São Caetano, Corinthians, São José, Londrina, Maringá, São Bernardo',
    },
  ],
};
