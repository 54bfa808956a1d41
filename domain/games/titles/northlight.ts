import { strips } from '../reels/reels-config.ts';
import { tenLines } from '../slot/slot.ts';
import { handStakes, reelStakes } from './stakes.ts';
import type { Title } from './title.ts';

const provider = 'Northlight';

const moonWolvesSymbols = {
  W: 'wolf',
  E: 'elk',
  B: 'bear',
  O: 'owl',
  F: 'fox',
  P: 'pine',
  R: 'river',
  D: 'moon',
  X: 'howl',
};

const moonWolves: Title = {
  code: 'moon-wolves',
  name: 'Moon Wolves',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.12, 96.12], deviation: 9.33, oneIn: 3.68, highest: 18415 },
  config: {
    strips: strips(moonWolvesSymbols, [
      'RBOPWFEFRBXEOFREORFOWFBPREREBPOEB',
      'OPFEPRPFRDFRFERFORFROEBOBOFPEOBPXW',
      'OPEOEOEORPWFEFPFPFPROEBOEFPEXRDWRF',
      'FROEBPDEXOEOFPBOPERBEFPEFRFRWFPFEW',
      'OPFRXEOPWOFBPRDORFEROBOPFPWOWFPFBF',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'moon',
    pays: {
      wolf: { 3: 50, 4: 250, 5: 1500 },
      elk: { 3: 20, 4: 100, 5: 500 },
      bear: { 3: 15, 4: 60, 5: 300 },
      owl: { 3: 8, 4: 30, 5: 150 },
      fox: { 3: 5, 4: 20, 5: 100 },
      pine: { 3: 3, 4: 10, 5: 50 },
      river: { 3: 3, 4: 10, 5: 50 },
    },
    scatter: { symbol: 'howl', pays: { 3: 20, 4: 100, 5: 1000 } },
    freeGames: {
      count: { 3: 8, 4: 12, 5: 20 },
      times: 3,
      strips: strips(moonWolvesSymbols, [
        'WRBFPOWPWEWEPWOEFOFRFERWFEBEBROB',
        'DBOPREBFBWRBDBPEWPRWODOEPEOBPBREOWR',
        'WREOEFRDPOEBWPODFPBWFOWRWOWBFORBODF',
        'FPBOWPWRBFWDFBDFOWRWOBEPDROFBFEBOBO',
        'EPBWBOFOFOEFBOWOBREFWPWODFPRODEBEDR',
      ]),
    },
  },
};

const nileSecretsSymbols = {
  E: 'eye',
  F: 'falcon',
  S: 'scarab',
  A: 'ankh',
  L: 'lotus',
  V: 'vase',
  R: 'reed',
  D: 'sun',
  X: 'pyramid',
};

const nileSecrets: Title = {
  code: 'nile-secrets',
  name: 'Nile Secrets',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.31, 96.31], deviation: 18.29, oneIn: 3.36, highest: 102702 },
  config: {
    strips: strips(nileSecretsSymbols, [
      'RFRALRARVFVAEXLSRLSLVLAVAELSRFVS',
      'VASVSFERVXLSDELALVRVSLFARLRLRALRA',
      'RVXVDLASVLVRLFSEVRLSARFLVLVEFARAL',
      'LARFALRLALVRELRVSRARLVLRXAFSFSEVD',
      'SRSRSLAVRAXEVLRADESVFLEAEFLEVRVAV',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'sun',
    pays: {
      eye: { 3: 100, 4: 500, 5: 5000 },
      falcon: { 3: 40, 4: 150, 5: 1000 },
      scarab: { 3: 20, 4: 80, 5: 500 },
      ankh: { 3: 8, 4: 30, 5: 150 },
      lotus: { 3: 5, 4: 20, 5: 100 },
      vase: { 3: 2, 4: 10, 5: 50 },
      reed: { 3: 2, 4: 10, 5: 50 },
    },
    scatter: { symbol: 'pyramid', pays: { 3: 20, 4: 200, 5: 2000 } },
    freeGames: {
      count: { 3: 8, 4: 12, 5: 20 },
      times: 5,
      strips: strips(nileSecretsSymbols, [
        'VFAVFALEFEVRLRLSERVLFSFREVERLRL',
        'EVRLSVRSARVRFRLEAFRLFADEFLALDLVRL',
        'DVSVRFSFALAEVSARLVLARALEVRVDEARVL',
        'LRVSRAFARSLAEVRFLSVSLDAELRLVDRLRE',
        'FARFRVSRFARADLELRFRDSALEVLSLVRFLV',
      ]),
    },
  },
};

const fjordNightSymbols = {
  S: 'sail',
  W: 'whale',
  P: 'puffin',
  L: 'lantern',
  F: 'fish',
  N: 'net',
  R: 'rope',
  D: 'aurora',
  X: 'lighthouse',
};

const fjordNight: Title = {
  code: 'fjord-night',
  name: 'Fjord Night',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.44, 96.44], deviation: 7.29, oneIn: 3.68, highest: 6966 },
  config: {
    strips: strips(fjordNightSymbols, [
      'PLPRNSPSWNFXLRFPRFSFLFPRFNRPLPFSL',
      'FRWSPLFRSLWNLRPLSPDRWXNLSRWPLRFSPL',
      'NRPLRDPLWPLSPRSRFPSPLPFXNRFSLNFRFS',
      'NPXNLFNLRFDSRPNRSFRFLDWSRNRNPLWSNPR',
      'NFLWFDNRNXFNPLFNSFLWPFLRNWNLPLSRPFD',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'aurora',
    pays: {
      sail: { 3: 25, 4: 150, 5: 800 },
      whale: { 3: 15, 4: 75, 5: 400 },
      puffin: { 3: 10, 4: 50, 5: 250 },
      lantern: { 3: 8, 4: 25, 5: 120 },
      fish: { 3: 5, 4: 15, 5: 80 },
      net: { 3: 4, 4: 10, 5: 40 },
      rope: { 3: 3, 4: 10, 5: 40 },
    },
    scatter: { symbol: 'lighthouse', pays: { 3: 20, 4: 100, 5: 500 } },
    freeGames: {
      count: { 3: 12, 4: 16, 5: 20 },
      times: 2,
      strips: strips(fjordNightSymbols, [
        'RNSLRSWPFNWRLPRSPSWLPRLSLWNWPWPW',
        'WPLPLNFLSPWRDSWLWSFSPSPWRLDWLSWSLDR',
        'PDNLNSLNWRDLPWRWSNPSRSPLRSNWSLRPDFN',
        'SWNWDRWRPLSWSNDRPNPNRDWSLRNSPRSFPSL',
        'PNSWRFWDFPLDSNSWLNSPLRWRWLDPNSRSLNS',
      ]),
    },
  },
};

const greyhounds: Title = {
  code: 'greyhounds',
  name: 'Greyhounds',
  provider,
  engine: 'race',
  lobbies: ['virtuals'],
  tags: ['race'],
  stakes: handStakes,
  published: { returnPercent: [89.32, 90], deviation: 1.71, oneIn: 4.6, highest: 77.45 },
  config: { strengths: [26, 23, 20, 18, 16, 14, 12, 11, 10, 9, 8, 7], returnPercent: 90 },
  // A race takes twenty-four seconds; prices are open for the minute before it.
  table: { closes: 78_500, draws: 80_000, pays: 107_000, settles: 107_000, cycle: 120_000 },
  since: '2026-11-23',
};

/** Northlight: cut paper, one disc of light. */
export const northlight: readonly Title[] = [moonWolves, nileSecrets, fjordNight, greyhounds];
