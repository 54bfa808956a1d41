import { everyWay, fruitLines } from '../fruit/fruit.ts';
import { strips } from '../reels/reels-config.ts';
import { reelStakes } from './stakes.ts';
import type { Title } from './title.ts';

const provider = 'Domino 9';

const royalCrown: Title = {
  code: 'royal-crown',
  name: 'Royal Crown',
  provider,
  engine: 'fruit',
  lobbies: ['slots'],
  tags: ['classic'],
  stakes: reelStakes,
  published: { returnPercent: [95.81, 95.81], deviation: 3.45, oneIn: 2.56, highest: 50.4 },
  config: {
    strips: strips({ K: 'crown', R: 'ring', G: 'goblet', S: 'shield', B: 'banner', H: 'horseshoe', C: 'clover' }, [
      'BHBKGHGSGSHGHSHBSGCRHGCK',
      'HRBKHSHBCHCHSBGBGCBGBHGB',
      'SBCHGKGRKSHKBCGKBGHSHCGH',
    ]),
    lines: fruitLines,
    coins: 5,
    wild: null,
    pays: {
      crown: { 3: 250 },
      ring: { 3: 100 },
      goblet: { 3: 50 },
      shield: { 3: 25 },
      banner: { 3: 15 },
      horseshoe: { 2: 2, 3: 10 },
      clover: { 2: 2, 3: 10 },
    },
  },
};

const goldenBells: Title = {
  code: 'golden-bells',
  name: 'Golden Bells',
  provider,
  engine: 'fruit',
  lobbies: ['slots'],
  tags: ['classic'],
  stakes: reelStakes,
  published: { returnPercent: [95.97, 95.97], deviation: 8.83, oneIn: 4.39, highest: 200 },
  config: {
    strips: strips({ B: 'bell', K: 'crown', C: 'clover', H: 'horseshoe', L: 'lemon', P: 'plum', R: 'cherry' }, [
      'KHLBLRKBKHPCBPLRLHRBPRPR',
      'BLPLHBHLRCRLCRLRCRPBCLHK',
      'CLHKHLPLPCHKPRHCLBLPHBLK',
    ]),
    lines: fruitLines.slice(0, 1),
    coins: 1,
    wild: null,
    pays: {
      bell: { 3: 200 },
      crown: { 3: 80 },
      clover: { 3: 40 },
      horseshoe: { 3: 20 },
      lemon: { 3: 12 },
      plum: { 3: 12 },
      cherry: { 1: 1, 2: 3, 3: 10 },
    },
  },
};

const joker27: Title = {
  code: 'joker-27',
  name: 'Joker 27',
  provider,
  engine: 'fruit',
  lobbies: ['slots'],
  tags: ['classic', 'ways27'],
  stakes: reelStakes,
  published: { returnPercent: [95.93, 95.93], deviation: 2.06, oneIn: 1.71, highest: 39.2 },
  config: {
    strips: strips({ J: 'joker', S: 'seven', X: 'star', B: 'bell', G: 'grapes', P: 'plum', L: 'lemon', C: 'cherry' }, [
      'PCSPBLGXLGLXPSGSCGLCXGBLPXBJBL',
      'JLGPCGBLPCLXLSPLCPCXCBXCSBLBLC',
      'CSLPXJPCBPLCLBXCPCPXCGSGLGPGLB',
    ]),
    lines: everyWay,
    coins: 10,
    wild: 'joker',
    pays: {
      joker: { 3: 270 },
      seven: { 3: 60 },
      star: { 3: 30 },
      bell: { 3: 15 },
      grapes: { 3: 8 },
      plum: { 3: 5 },
      lemon: { 3: 4 },
      cherry: { 3: 2 },
    },
  },
};

const luckyClover: Title = {
  code: 'lucky-clover',
  name: 'Lucky Clover',
  provider,
  engine: 'fruit',
  lobbies: ['slots'],
  tags: ['classic'],
  stakes: reelStakes,
  published: { returnPercent: [96.24, 96.24], deviation: 4.61, oneIn: 2.09, highest: 52.6 },
  config: {
    strips: strips(
      { C: 'clover', H: 'horseshoe', S: 'seven', B: 'bell', X: 'star', L: 'lemon', P: 'plum', G: 'grapes' },
      ['HGBXSGPGLCPBHCXLBLPCHSPX', 'XCSLHSGBHXCPXLGPBGLPCSLH', 'SPBXHBPGSPBPHXGLCLXCLGL'],
    ),
    lines: fruitLines,
    coins: 5,
    wild: null,
    pays: {
      clover: { 1: 1, 2: 5, 3: 250 },
      horseshoe: { 3: 100 },
      seven: { 3: 77 },
      bell: { 3: 40 },
      star: { 3: 25 },
      grapes: { 2: 1, 3: 15 },
      plum: { 3: 12 },
      lemon: { 3: 12 },
    },
  },
  since: '2026-11-24',
};

/** Domino 9: letterpress, three reels. */
export const dominoNine: readonly Title[] = [royalCrown, goldenBells, joker27, luckyClover];
