import { minute, second } from '../play/moment.ts';
import { bestOf, setsMatch } from '../play/sets-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = setsMatch({
  ...bestOf(2, 13, 2),
  part: 'M',
  setMarkets: ['ML', 'AH', 'OU', 'OE'],
  inSets: { handicap: 'AHS', total: 'OUS', score: 'SS' },
  inPoints: true,
  steps: [-6, -3, 3, 6],
  phase: 'MAP',
  host: 0,
  supremacy: 0.03,
  point: 100 * second,
  pause: 8 * minute,
  setKey: 'M',
});

/** E-sports: best of three maps, thirteen rounds win a map, two ahead. */
export const eSports: FeedSport = {
  play,
  longest: 13,
  usual: 5,
  leagues: [
    {
      id: 8301,
      country: 'World',
      name: 'Counter-Strike 2 · ESL Pro League',
      tier: 1,
      zone: 1,
      rounds: 7,
      teams:
        'Vitality, MOUZ, Spirit, Falcons, FURIA, Natus Vincere, The MongolZ, Aurora, G2, Astralis, FaZe, Team Liquid, 3DMAX, paiN, HEROIC, Virtus.pro',
    },
    {
      id: 8302,
      country: 'World',
      name: 'Counter-Strike 2 · CCT Europe',
      tier: 2,
      zone: 1,
      rounds: 7,
      teams:
        'B8, GamerLegion, Ninjas in Pyjamas, BetBoom, Fnatic, SAW, OG, PARIVISION, Monte, ENCE, 9INE, Passion UA, Nemiga, Alliance',
    },
    {
      id: 8303,
      country: 'World',
      name: 'Valorant · Champions Tour',
      tier: 1,
      zone: 1,
      rounds: 4,
      teams:
        'Team Heretics, Karmine Corp, Gentle Mates, BBL, FUT, NAVI, Paper Rex, DRX, T1, Gen.G, Sentinels, NRG, EDward Gaming, Bilibili Gaming',
    },
    {
      id: 8304,
      country: 'Brazil',
      name: 'Counter-Strike 2 · CCT South America',
      tier: 2,
      zone: -3,
      rounds: 7,
      teams: 'Legacy, MIBR, Imperial, RED Canids, Fluxo, ODDIK, Sharks, 9z, BESTIA, Gaimin Gladiators',
    },
    {
      id: 8305,
      country: 'China',
      name: 'Counter-Strike 2 · Asian Champions League',
      tier: 2,
      zone: 8,
      rounds: 7,
      teams: 'TYLOO, Lynn Vision, Rare Atom, FlyQuest, Chinggis Warriors, JiJieHao, Steel Helmet, Wings Up',
    },
  ],
};
