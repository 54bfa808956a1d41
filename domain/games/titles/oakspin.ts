import { fruitLines } from '../fruit/fruit.ts';
import { strips } from '../reels/reels-config.ts';
import { tenLines } from '../slot/slot.ts';
import { reelStakes } from './stakes.ts';
import type { Title } from './title.ts';

const provider = 'Oakspin';

const tenStonesSymbols = {
  R: 'ruby',
  S: 'sapphire',
  E: 'emerald',
  A: 'amethyst',
  T: 'topaz',
  Q: 'aquamarine',
  P: 'rose',
  D: 'diamond',
  X: 'star',
};

const tenStones: Title = {
  code: 'ten-stones',
  name: 'Ten Stones',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames', 'jackpots'],
  stakes: reelStakes,
  published: { returnPercent: [96.48, 96.48], deviation: 5.54, oneIn: 3.35, highest: 6516 },
  config: {
    strips: strips(tenStonesSymbols, [
      'PAETRPSREQESRTRSEPASRTAQARXAPETS',
      'SAPRDQRSRPEQESADEAXASEQSPSQEQSAPTP',
      'PAQPTSEPTPSTRASDQRXSQREASRTRSDEPAS',
      'DQAPEQSXPSETAQARASDTEAPRARPATEREST',
      'DRATSATSAPSRATRPAETPQREAPSTERXAPE',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'diamond',
    pays: {
      ruby: { 3: 20, 4: 100, 5: 500 },
      sapphire: { 3: 10, 4: 30, 5: 200 },
      emerald: { 3: 10, 4: 30, 5: 150 },
      amethyst: { 3: 5, 4: 20, 5: 100 },
      topaz: { 3: 5, 4: 15, 5: 75 },
      aquamarine: { 3: 4, 4: 10, 5: 50 },
      rose: { 3: 4, 4: 10, 5: 50 },
    },
    scatter: { symbol: 'star', pays: { 3: 20, 4: 100, 5: 1000 } },
    freeGames: {
      count: { 3: 8, 4: 12, 5: 16 },
      times: 2,
      strips: strips(tenStonesSymbols, [
        'PQESRAREAEATSEASERQEQATESRQRQRQ',
        'DAQEQDPEQEQEDTRESRQARSQDSERAPDAESQRS',
        'RDRAETERETDAREPDERAESATQASADSTRQREDA',
        'QEDQRESADSTSTERDRQRPQDSRSREAESDSQEQT',
        'TQPSEQDAPTEDPRPTPDSRERSAQAQRAEDRQSP',
      ]),
    },
  },
};

const gemCascadeSymbols = {
  E: 'emerald',
  S: 'sapphire',
  T: 'topaz',
  R: 'ruby',
  A: 'amethyst',
  O: 'opal',
  G: 'garnet',
  D: 'diamond',
  X: 'pearl',
};

const gemCascade: Title = {
  code: 'gem-cascade',
  name: 'Gem Cascade',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.52, 96.52], deviation: 4.14, oneIn: 3.19, highest: 1850 },
  config: {
    strips: strips(gemCascadeSymbols, [
      'GEOEAEOESXGEROTGSTSOAGSESAOSEGST',
      'GXASERGATDETESDATSEOSTEGOASAOGESOT',
      'OGRESEGTSTAOTSOXATOTARESODGTADEGRG',
      'GSDESROEOEOTGXSESATGEAEDASRAOTESOR',
      'EGSTSTSGREAOAGTAEAEDSOAGAOSXSODTGS',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'diamond',
    pays: {
      emerald: { 3: 15, 4: 75, 5: 300 },
      sapphire: { 3: 10, 4: 40, 5: 150 },
      topaz: { 3: 8, 4: 30, 5: 120 },
      ruby: { 3: 6, 4: 20, 5: 80 },
      amethyst: { 3: 5, 4: 15, 5: 60 },
      opal: { 3: 4, 4: 10, 5: 40 },
      garnet: { 3: 3, 4: 10, 5: 40 },
    },
    scatter: { symbol: 'pearl', pays: { 3: 20, 4: 50, 5: 500 } },
    freeGames: {
      count: { 3: 10, 4: 12, 5: 15 },
      times: 1,
      strips: strips(gemCascadeSymbols, [
        'SATSTEOSTAETATEGSESEASASRTATERE',
        'AETGAESADEADOSGDTSTEDRTSDSTESAETASTE',
        'SDTSETSESARESTSTEDATDSERAEOTGTEDARDA',
        'EADASTSAETERASDSETOAESGTAEDTATDESDST',
        'SADTRDSEASRETESEREDAGSDTETDSTSATOETA',
      ]),
    },
  },
};

const starlightSymbols = {
  Y: 'goldStar',
  M: 'moon',
  C: 'comet',
  B: 'blueStar',
  V: 'violetStar',
  G: 'greenStar',
  D: 'sun',
  X: 'galaxy',
};

const starlight: Title = {
  code: 'starlight',
  name: 'Starlight',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.37, 96.37], deviation: 5.72, oneIn: 3.08, highest: 6934 },
  config: {
    strips: strips(starlightSymbols, [
      'GYGYVGVYBGCBGMVBCBVMVBMGYVYXCMCB',
      'VBYCVMYVMGMYGVBGBVDXBGBMBCYCBCGVM',
      'BYCYCVCYVYCMVMCBXBDBGVYDVGYGMGBYGC',
      'BGVGVYGVCBMVCVYCVBCDGMGBYBVCMXGCY',
      'XVCVCBYGMBCBYCGMGVBCVBDCGMCYGBMVY',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'sun',
    pays: {
      goldStar: { 3: 20, 4: 100, 5: 400 },
      moon: { 3: 15, 4: 50, 5: 250 },
      comet: { 3: 10, 4: 40, 5: 150 },
      blueStar: { 3: 6, 4: 20, 5: 80 },
      violetStar: { 3: 5, 4: 15, 5: 60 },
      greenStar: { 3: 4, 4: 12, 5: 50 },
    },
    scatter: { symbol: 'galaxy', pays: { 3: 20, 4: 100, 5: 500 } },
    freeGames: {
      count: { 3: 10, 4: 15, 5: 20 },
      times: 2,
      strips: strips(starlightSymbols, [
        'GYCBCYMGCMGCMBCMYBYGCBMYBYMVCBY',
        'GYDYMYMVCMVGBGYBDBGYBVCGYCYBMBMGDB',
        'GYGYDYVMGMDBYVCGMCYDYBMVBMCBGVCYGM',
        'BCBCGMYMBMYVYDMCBDGYGMGCBYMVDMYBYC',
        'CBVYBGVYVDYMGMYMYDYVBYDVGMVBCBCMGV',
      ]),
    },
  },
};

const emeraldStepsSymbols = {
  E: 'emerald',
  Q: 'aquamarine',
  O: 'opal',
  T: 'topaz',
  R: 'rose',
  G: 'garnet',
  A: 'amethyst',
  D: 'diamond',
  X: 'pearl',
};

const emeraldSteps: Title = {
  code: 'emerald-steps',
  name: 'Emerald Steps',
  provider,
  engine: 'slot',
  lobbies: ['slots'],
  tags: ['freeGames'],
  stakes: reelStakes,
  published: { returnPercent: [96.5, 96.5], deviation: 2.75, oneIn: 2.4, highest: 790.2 },
  config: {
    strips: strips(emeraldStepsSymbols, [
      'EAGAEXQAORTQXAERGTRGTGQOEGOQO',
      'XOQRERAERGAEATRGOTOQAQXQGDGEOTRT',
      'AEQDORARQTGROEATAOXAGRTAOQGEQOG',
      'OXTDQGRETARTGAGAERORAOGQETXQOAE',
      'QRETADAQXTRATQGEGOTOTEAROGARG',
    ]),
    lines: tenLines,
    coins: 10,
    wild: 'diamond',
    pays: {
      emerald: { 2: 5, 3: 25, 4: 75, 5: 250 },
      aquamarine: { 2: 2, 3: 20, 4: 50, 5: 150 },
      opal: { 3: 15, 4: 40, 5: 120 },
      topaz: { 3: 12, 4: 30, 5: 100 },
      rose: { 3: 10, 4: 25, 5: 80 },
      garnet: { 3: 10, 4: 20, 5: 60 },
      amethyst: { 3: 10, 4: 20, 5: 60 },
    },
    scatter: { symbol: 'pearl', pays: { 3: 20, 4: 50, 5: 200 } },
    freeGames: {
      count: { 3: 10, 4: 10, 5: 10 },
      times: 1,
      strips: strips(emeraldStepsSymbols, [
        'GQGQETGEORAEOEOAEATGTROGRGARQTQOA',
        'AGQOGTERDRTQETAERTAORETOQDARQTGOEG',
        'QAOGODEGOQTERAQGETOTEGTRAROETDGQA',
        'OAGARERTQRGDQTQOTAEGEROQEDATAG',
        'AGRAGOGDAQEOARAEQRATRQGORTEQDTEO',
      ]),
    },
  },
  since: '2026-11-24',
};

const threeRubies: Title = {
  code: 'three-rubies',
  name: 'Three Rubies',
  provider,
  engine: 'fruit',
  lobbies: ['slots'],
  tags: ['classic'],
  stakes: reelStakes,
  published: { returnPercent: [95.99, 95.99], deviation: 12.14, oneIn: 5.3, highest: 500 },
  config: {
    strips: strips(
      { R: 'ruby', D: 'diamond', S: 'sapphire', E: 'emerald', A: 'amethyst', T: 'topaz', Q: 'aquamarine' },
      ['ATATADQSRTREASTQTQEDESTE', 'ATSQRATEQSRAQSDTDQEAETATS', 'AESETSQATRDARQAESTDTADEQSQ'],
    ),
    lines: fruitLines.slice(0, 1),
    coins: 1,
    wild: null,
    pays: {
      ruby: { 3: 500 },
      diamond: { 3: 100 },
      sapphire: { 3: 50 },
      emerald: { 3: 25 },
      amethyst: { 3: 15 },
      topaz: { 2: 1, 3: 10 },
      aquamarine: { 1: 1, 2: 3, 3: 8 },
    },
  },
  since: '2026-11-24',
};

/** Oakspin: cut stones and stars. */
export const oakspin: readonly Title[] = [tenStones, gemCascade, starlight, emeraldSteps, threeRubies];
