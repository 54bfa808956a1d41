import { second } from '../play/moment.ts';
import { halves, turnsMatch } from '../play/turns-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = turnsMatch({
  stretches: halves(44, 40, 18, 15),
  // A try with its conversion, a bare try, a penalty, a field goal.
  scoring: [
    [6, 0.075],
    [4, 0.03],
    [2, 0.03],
    [1, 0.004],
  ],
  host: 0.06,
  supremacy: 0.16,
  extra: null,
  closed: [3 * second, 20 * second],
  markets: ['1X2', 'AH', 'OU', 'DC', 'DNB', 'OUH', 'OUA', 'OE'],
  totalSteps: [-6, -4, -2, 2, 4, 6],
  handicapSteps: [-6, -4, -2, 2, 4, 6],
  parts: [
    { prefix: 'H1', periods: [0], markets: ['1X2', 'AH', 'OU'] },
    { prefix: 'H2', periods: [1], markets: ['1X2', 'AH', 'OU'] },
  ],
});

/** Rugby league: two halves of forty minutes, a set of six tackles at a time. */
export const rugbyLeague: FeedSport = {
  play,
  longest: 8,
  usual: 6,
  leagues: [
    {
      id: 4301,
      country: 'Australia',
      name: 'NRL',
      tier: 1,
      zone: 10,
      also: 'WY',
      teams:
        'Penrith Panthers, Melbourne Storm, Brisbane Broncos, Canberra Raiders, Canterbury Bulldogs, Cronulla Sharks, New Zealand Warriors, Sydney Roosters, Manly Sea Eagles, Dolphins, Parramatta Eels, North Queensland Cowboys, South Sydney Rabbitohs, St George Illawarra Dragons, Wests Tigers, Newcastle Knights',
    },
    {
      id: 4302,
      country: 'England',
      name: 'Super League',
      tier: 1,
      zone: 0,
      also: 'WY',
      teams:
        'Hull KR, Wigan Warriors, Leigh Leopards, Leeds Rhinos, St Helens, Wakefield Trinity, Hull FC, Warrington Wolves, Catalans Dragons, Huddersfield Giants, Castleford Tigers, Bradford Bulls',
    },
    {
      id: 4303,
      country: 'France',
      name: 'Super XIII',
      tier: 2,
      zone: 1,
      teams: 'Carcassonne, Limoux, Albi, Lézignan, Pia, Saint-Estève XIII Catalan, Avignon, Villeneuve',
    },
  ],
};
