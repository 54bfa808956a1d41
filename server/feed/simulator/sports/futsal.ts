import { second } from '../play/moment.ts';
import { halves, turnsMatch } from '../play/turns-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = turnsMatch({
  stretches: halves(42, 20, 40, 12),
  scoring: [[1, 0.039]],
  host: 0.08,
  supremacy: 0.28,
  extra: null,
  closed: [4 * second, 25 * second],
  stats: { PN: 0.3, YC: 3 },
  markets: ['1X2', 'DC', 'OU', 'GG', 'AH', 'DNB', 'OUH', 'OUA', 'OE'],
  totalSteps: [-2, -1, 1, 2],
  handicapSteps: [-2, -1, 1, 2],
  parts: [
    { prefix: 'H1', periods: [0], markets: ['1X2', 'AH', 'OU'] },
    { prefix: 'H2', periods: [1], markets: ['1X2', 'AH', 'OU'] },
  ],
});

/** Futsal: two halves of twenty minutes with the clock stopped, some six goals a match. */
export const futsal: FeedSport = {
  play,
  longest: 8,
  usual: 6,
  leagues: [
    {
      id: 4101,
      country: 'Spain',
      name: 'Primera División FS',
      tier: 1,
      zone: 1,
      also: 'WY',
      teams:
        'Barcelona, Inter FS, Jimbee Cartagena, El Pozo Murcia, Palma Futsal, Jaén, Valdepeñas, Osasuna Magna, Peñíscola, Noia, Manzanares, Industrias Santa Coloma, Alzira, Córdoba',
    },
    {
      id: 4102,
      country: 'Portugal',
      name: 'Liga Placard',
      tier: 2,
      zone: 0,
      also: 'WY',
      teams:
        'Sporting CP, Benfica, Braga, Leões Porto Salvo, Fundão, Eléctrico, Torreense, Ferreira do Zêzere, Quinta dos Lombos, Caxinas, Rio Ave, Famalicão',
    },
    {
      id: 4103,
      country: 'Italy',
      name: 'Serie A',
      tier: 1,
      zone: 1,
      also: 'W',
      teams: 'Feldi Eboli, Meta Catania, Napoli, Pesaro, Roma, Cosenza, Sandro Abate, Mantova, Fondi, Genzano',
    },
    {
      id: 4104,
      country: 'Serbia',
      name: 'Prva futsal liga',
      tier: 1,
      zone: 1,
      also: 'Y',
      teams:
        'Ekonomac Kragujevac, Vrčin, FON Beograd, Loznica-Grad, Kopernikus Pirot, Vranje, Smederevo, Bor, Deligrad Aleksinac, Titel',
    },
    {
      id: 4105,
      country: 'Brazil',
      name: 'Liga Nacional de Futsal',
      tier: 2,
      zone: -3,
      rounds: 3,
      teams:
        'Magnus, Jaraguá, Joinville, Corinthians, Cascavel, Carlos Barbosa, Atlântico, Pato, Marreco, Minas, Praia Clube, Joaçaba, Campo Mourão, Tubarão',
    },
    {
      id: 4106,
      country: 'Japan',
      name: 'F.League',
      tier: 3,
      zone: 9,
      rounds: 3,
      teams: 'Nagoya Oceans, Shriker Osaka, Tachikawa, Pescadola Machida, Bardral Urayasu, Sumida, Shonan, Kitakyushu',
    },
    {
      id: 4107,
      country: 'Thailand',
      name: 'Thai League',
      tier: 3,
      zone: 7,
      rounds: 3,
      teams: 'Bluewave Chonburi, Thammasat, Kasem Bundit, Port, Hongyen, Surat Thani, Rajnavy, Black Pearl',
    },
  ],
};
