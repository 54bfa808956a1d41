import { minute, second } from '../play/moment.ts';
import { turnsMatch } from '../play/turns-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = turnsMatch({
  stretches: Array.from({ length: 9 }, (_, inning) => ({
    phase: `INN${inning + 1}`,
    takes: 18 * minute,
    clock: 0,
    turns: 1,
  })),
  scoring: [
    [1, 0.15],
    [2, 0.07],
    [3, 0.03],
    [4, 0.015],
    [5, 0.007],
  ],
  host: 0.03,
  supremacy: 0.14,
  extra: { phase: 'EI', takes: 25 * minute, points: 1 },
  closed: [3 * second, 20 * second],
  markets: ['ML', 'AH', 'OU', 'OUH', 'OUA', 'OE'],
  totalSteps: [-2, -1, 1, 2],
  handicapSteps: [-2, -1, 1, 2],
  parts: [
    { prefix: 'I1', periods: [0], markets: ['1X2', 'AH', 'OU'] },
    { prefix: 'I5', periods: [0, 1, 2, 3, 4], markets: ['1X2', 'AH', 'OU'] },
  ],
});

/** Baseball: nine innings of both sides, then extra innings until one is ahead by a run. */
export const baseball: FeedSport = {
  play,
  longest: 13,
  usual: 10,
  leagues: [
    {
      id: 8101,
      country: 'USA',
      name: 'MLB',
      tier: 1,
      zone: -6,
      rounds: 7,
      teams:
        'Los Angeles Dodgers, New York Yankees, Milwaukee Brewers, Philadelphia Phillies, Toronto Blue Jays, Chicago Cubs, Seattle Mariners, San Diego Padres, Boston Red Sox, Detroit Tigers, Houston Astros, Cleveland Guardians, New York Mets, Cincinnati Reds, Texas Rangers, Kansas City Royals, San Francisco Giants, Tampa Bay Rays, Arizona Diamondbacks, Miami Marlins, St. Louis Cardinals, Atlanta Braves, Baltimore Orioles, Athletics, Los Angeles Angels, Pittsburgh Pirates, Minnesota Twins, Washington Nationals, Chicago White Sox, Colorado Rockies',
    },
    {
      id: 8102,
      country: 'Japan',
      name: 'NPB',
      tier: 2,
      zone: 9,
      rounds: 7,
      teams:
        'Hanshin Tigers, Fukuoka SoftBank Hawks, Hokkaido Nippon-Ham Fighters, Yokohama DeNA BayStars, Yomiuri Giants, ORIX Buffaloes, Chunichi Dragons, Tohoku Rakuten Golden Eagles, Hiroshima Toyo Carp, Saitama Seibu Lions, Tokyo Yakult Swallows, Chiba Lotte Marines',
    },
    {
      id: 8103,
      country: 'South Korea',
      name: 'KBO League',
      tier: 3,
      zone: 9,
      rounds: 7,
      teams:
        'LG Twins, Hanwha Eagles, SSG Landers, Samsung Lions, NC Dinos, KT Wiz, Lotte Giants, KIA Tigers, Doosan Bears, Kiwoom Heroes',
    },
    {
      id: 8104,
      country: 'Mexico',
      name: 'LMB',
      tier: 3,
      zone: -6,
      rounds: 4,
      teams:
        'Diablos Rojos del México, Sultanes de Monterrey, Charros de Jalisco, Toros de Tijuana, Leones de Yucatán, Pericos de Puebla, Guerreros de Oaxaca, Tecos de los Dos Laredos',
    },
  ],
};
