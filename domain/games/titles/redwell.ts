import { fruitLines } from '../fruit/fruit.ts';
import { strips } from '../reels/reels-config.ts';
import { tenLines } from '../slot/slot.ts';
import { reelStakes } from './stakes.ts';
import type { Title } from './title.ts';

const provider = 'Redwell';

const burningSeven: Title = {
  code: 'burning-seven',
  name: 'Burning Seven',
  provider,
  engine: 'fruit',
  lobbies: ['slots'],
  tags: ['classic', 'jackpots'],
  stakes: reelStakes,
  published: { returnPercent: [96.04, 96.04], deviation: 4.75, oneIn: 3.74, highest: 154 },
  config: {
    strips: strips({ S: 'seven', B: 'bell', M: 'melon', P: 'plum', O: 'orange', L: 'lemon', C: 'cherry' }, [
      'CLOMLMPLOLCSPBOPCOPLOPO',
      'COLCLCOLMSPCOCBLPLPMOLO',
      'COBOPMLBPLOMLMSCMSOLBLO',
    ]),
    lines: fruitLines,
    coins: 5,
    wild: null,
    pays: {
      seven: { 3: 750 },
      bell: { 3: 150 },
      melon: { 3: 60 },
      plum: { 3: 20 },
      orange: { 3: 20 },
      lemon: { 3: 20 },
      cherry: { 2: 5, 3: 20 },
    },
  },
};

/** Letters of the strips of both fruit machines. */
const fruit = {
  S: 'seven',
  B: 'bell',
  M: 'melon',
  G: 'grapes',
  P: 'plum',
  O: 'orange',
  L: 'lemon',
  C: 'cherry',
  D: 'flame',
  X: 'star',
};

const infernoReels: Title = {
  code: 'inferno-reels',
  name: 'Inferno Reels',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames', 'jackpots'],
  stakes: reelStakes,
  published: { returnPercent: [96.19, 96.19], deviation: 6.42, oneIn: 2.5, highest: 5352.7 },
  config: {
    strips: strips(fruit, [
      'PLBPSMGPMXCSMSPSLMCOMGBCMOPOMCOPG',
      'SPCLPCPMCXSPMCDMCMGOMPMBLSCBCPSMLP',
      'CPSPOGMSMPCMCPSOPMSPOBOMLXMGMDGOSP',
      'PMPGBCMPBPLGLBSPXMBMPOPGSGMBGDSMGM',
      'BGMPXMOBLGPSMGPOMPBMBLPMODCMGLOLBO',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'flame',
    pays: {
      seven: { 3: 40, 4: 200, 5: 1000 },
      bell: { 3: 15, 4: 60, 5: 300 },
      melon: { 3: 10, 4: 40, 5: 200 },
      grapes: { 3: 10, 4: 40, 5: 200 },
      plum: { 3: 5, 4: 15, 5: 75 },
      orange: { 3: 5, 4: 15, 5: 75 },
      lemon: { 3: 4, 4: 10, 5: 50 },
      cherry: { 2: 2, 3: 5, 4: 10, 5: 50 },
    },
    scatter: { symbol: 'star', pays: { 3: 20, 4: 100, 5: 500 } },
    freeGames: {
      count: { 3: 7, 4: 7, 5: 7 },
      times: 3,
      strips: strips(fruit, [
        'SGLMOBSCMBSCOGPMSBMGBOCLGSBOBSMO',
        'LPOGCOPSMPSGOMDSMDMSBMBMDBMOSGOGPGS',
        'BMDSBPOBMCSMOPDCGSGBPMGDSMLPSCPOSOP',
        'MDSPMLCOBLPBOGLSPBDCLMGSOGLGDPLBGLB',
        'BGBPLSGSDBMPOLGDBSOLBODCGLBOGSBOGCG',
      ]),
    },
  },
};

const copperBells: Title = {
  code: 'copper-bells',
  name: 'Copper Bells',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.31, 96.31], deviation: 5.39, oneIn: 3.05, highest: 10166.5 },
  config: {
    strips: strips(fruit, [
      'SGPMBMSLMCLOGSMBGLPCBOLOPXSGOCBPLC',
      'OXMDCBOPLMLBPGCLSPOSOSGCGM',
      'GOPOMPMSGBMLXCLSGCLBDOCMSMLGPXB',
      'PMBMLOBOGCGSPMCPGLBPDLGCSGOLSXOPOL',
      'BPLPOPOGMGOGXOLMCMSOBCGDCPSLGCMBL',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'flame',
    pays: {
      bell: { 2: 2, 3: 40, 4: 200, 5: 1000 },
      seven: { 3: 30, 4: 120, 5: 600 },
      melon: { 3: 20, 4: 60, 5: 300 },
      grapes: { 3: 15, 4: 50, 5: 200 },
      plum: { 3: 10, 4: 30, 5: 120 },
      orange: { 3: 10, 4: 30, 5: 120 },
      lemon: { 3: 8, 4: 20, 5: 80 },
      cherry: { 2: 3, 3: 8, 4: 20, 5: 80 },
    },
    scatter: { symbol: 'star', pays: { 3: 20, 4: 100, 5: 500 } },
    freeGames: {
      count: { 3: 10, 4: 15, 5: 25 },
      times: 2,
      strips: strips(fruit, [
        'OPMPBCPCBLGLSMCOBMGLGSOPSOBGS',
        'MPLCMOGSCGBSODSDCLBSOMPMBOPLGSBCL',
        'GSGSMPMOSPLDCBOCDCOLGBLCBGPMLB',
        'LBOCPGLSGDBMBDLSMCLGCPOPOMGOLSOP',
        'GBPSLSPBLOLSPLMOSPCGCMCBOCDGMODGMBM',
      ]),
    },
  },
  since: '2026-11-24',
};

const orchardFive: Title = {
  code: 'orchard-five',
  name: 'Orchard Five',
  provider,
  engine: 'fruit',
  lobbies: ['slots'],
  tags: ['classic'],
  stakes: reelStakes,
  published: { returnPercent: [96.21, 96.21], deviation: 2.65, oneIn: 1.86, highest: 24 },
  config: {
    strips: strips({ M: 'melon', G: 'grapes', O: 'orange', P: 'plum', L: 'lemon', C: 'cherry', B: 'bell' }, [
      'CBLMGPLOMPLBGCOBMPLCPGCGO',
      'COGPOCLGCMLCMLBLPMPBPO',
      'MOLCPLOGLOMBLBMPCOCPG',
    ]),
    lines: fruitLines,
    coins: 5,
    wild: null,
    pays: {
      melon: { 3: 100 },
      bell: { 3: 60 },
      grapes: { 3: 40 },
      orange: { 3: 25 },
      plum: { 3: 20 },
      lemon: { 3: 20 },
      cherry: { 1: 1, 2: 5, 3: 20 },
    },
  },
  since: '2026-11-24',
};

/** Redwell: enamel on brass. */
export const redwell: readonly Title[] = [burningSeven, infernoReels, copperBells, orchardFive];
