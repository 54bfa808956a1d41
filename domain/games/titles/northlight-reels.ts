import { strips } from '../reels/reels-config.ts';
import { tenLines } from '../slot/slot.ts';
import { reelStakes } from './stakes.ts';
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

const owlHollowSymbols = {
  O: 'owl',
  W: 'wolf',
  F: 'fox',
  E: 'elk',
  B: 'bear',
  P: 'pine',
  R: 'river',
  D: 'aurora',
  X: 'moon',
};

const owlHollow: Title = {
  code: 'owl-hollow',
  name: 'Owl Hollow',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.56, 96.56], deviation: 9.82, oneIn: 3.92, highest: 24118.3 },
  config: {
    strips: strips(owlHollowSymbols, [
      'BERBPFEPEOWFRXFBPRPBWBWFOEORWPR',
      'WEDPORBOWFPWBPRERXPOEREBEPFWEFB',
      'EXPOEBPEOFDPREFEPFWXRWBRWPBRB',
      'FWRFWXBPBRPBPOBFEWBFRPWEOERBPRDPRE',
      'RFBRWOXEPWRPBEFBRWPRBOBDPEPEFOE',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'aurora',
    pays: {
      owl: { 3: 50, 4: 300, 5: 2000 },
      wolf: { 3: 25, 4: 125, 5: 600 },
      fox: { 3: 15, 4: 60, 5: 300 },
      elk: { 3: 10, 4: 40, 5: 200 },
      bear: { 3: 6, 4: 20, 5: 100 },
      pine: { 3: 4, 4: 12, 5: 60 },
      river: { 3: 3, 4: 10, 5: 50 },
    },
    scatter: { symbol: 'moon', pays: { 3: 20, 4: 100, 5: 1000 } },
    freeGames: {
      count: { 3: 6, 4: 10, 5: 15 },
      times: 4,
      strips: strips(owlHollowSymbols, [
        'PROWPWRFOEBOEBFEORPEBRFWFPBEB',
        'EWDPBFOFPREOROPREDRBWFEFWPBERBWBF',
        'WRPBRPFWROBRPRDEOPBEOWEBFOPDEPWF',
        'REFRPREOFBEPEWPDWFORFEDPBPEWRFBOPOB',
        'RPFRBDPBDOEFRPFEOEPROEWRBOWRWFEPEFBP',
      ]),
    },
  },
  since: '2026-11-24',
};

const harbourLightsSymbols = {
  L: 'lantern',
  S: 'sail',
  W: 'whale',
  P: 'puffin',
  F: 'fish',
  N: 'net',
  R: 'rope',
  D: 'aurora',
  X: 'lighthouse',
};

const harbourLights: Title = {
  code: 'harbour-lights',
  name: 'Harbour Lights',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.55, 96.55], deviation: 4.44, oneIn: 4.21, highest: 3870 },
  config: {
    strips: strips(harbourLightsSymbols, [
      'PNXSNFNWRLWSPWPWLSFPRLRFSRWSLNFR',
      'FNRLNFWNWSFPFSLPXSRPNWXLSFRFPLRSDWP',
      'DLXPFWRPWNFRWNSPNSLRFRSFSNPWXNRPWL',
      'NPFSLFNLWRFXSNRWRNRPFWRLPSNFDPSNWR',
      'DFLPSFRSWPSPRNFNLXPRFSRWNWRNLWFNWX',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'aurora',
    pays: {
      lantern: { 3: 30, 4: 120, 5: 600 },
      sail: { 3: 20, 4: 80, 5: 400 },
      whale: { 3: 15, 4: 60, 5: 250 },
      puffin: { 3: 12, 4: 40, 5: 160 },
      fish: { 3: 10, 4: 30, 5: 120 },
      net: { 3: 8, 4: 20, 5: 80 },
      rope: { 3: 8, 4: 20, 5: 80 },
    },
    scatter: { symbol: 'lighthouse', pays: { 3: 20, 4: 100, 5: 500 } },
    freeGames: {
      count: { 3: 9, 4: 12, 5: 18 },
      times: 2,
      strips: strips(harbourLightsSymbols, [
        'NSPRPFWPWLSWRWLFWFRSFNPLPNRNLNF',
        'PRDWLNRPLSRFNWDRPNPFSLRNSNWFNFSPFS',
        'NWFRNRSDFSRFPWNDPFRPWRSFLSWNLWLNPNPRS',
        'DFSPLRNPRPWNPLRPLRFSDFWFSLNRWPWRFN',
        'NRPFSWFNPNWFRDLSRNDWRNPSWFSNLPWSPRL',
      ]),
    },
  },
  since: '2026-11-24',
};

/** Reels of Northlight. */
export const northlightReels: readonly Title[] = [moonWolves, nileSecrets, fjordNight, owlHollow, harbourLights];
