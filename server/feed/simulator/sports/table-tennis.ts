import { minute, second } from '../play/moment.ts';
import { bestOf, setsMatch } from '../play/sets-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = setsMatch({
  ...bestOf(3, 11, 2),
  part: 'G',
  setMarkets: ['ML', 'AH', 'OU', 'OE'],
  inSets: { handicap: 'AHS', total: 'OUS', score: 'SS3' },
  inPoints: true,
  steps: [-6, -3, 3, 6],
  phase: 'GAME',
  host: 0,
  supremacy: 0.03,
  point: 15 * second,
  pause: minute,
  setKey: 'S',
  serve: 'turn',
});

/** Table tennis: best of five games to eleven; tournaments all day long. */
export const tableTennis: FeedSport = {
  play,
  longest: 3,
  usual: 2,
  leagues: [
    {
      id: 8201,
      country: 'World',
      name: 'WTT Champions',
      tier: 1,
      zone: 1,
      rounds: 14,
      teams:
        'Wang Chuqin, Lin Shidong, Tomokazu Harimoto, Hugo Calderano, Truls Möregårdh, Félix Lebrun, Liang Jingkun, Alexis Lebrun, Dang Qiu, Lin Yun-Ju, Xiang Peng, Shunsuke Togami, Patrick Franziska, Benedikt Duda, Darko Jorgić, Jang Woo-jin',
    },
    {
      id: 8202,
      country: 'World',
      name: 'WTT Champions Women',
      tier: 1,
      zone: 1,
      rounds: 14,
      teams:
        'Sun Yingsha, Wang Manyu, Chen Xingtong, Kuai Man, Wang Yidi, Miwa Harimoto, Mima Ito, Hina Hayata, Chen Yi, Zhu Yuling, Satsuki Odo, Bruna Takahashi, Adriana Díaz, Bernadette Szőcs, Sabine Winter, Shin Yu-bin',
    },
    {
      id: 8203,
      country: 'China',
      name: 'WTT Star Contender',
      tier: 2,
      zone: 8,
      rounds: 14,
      teams:
        'Fan Zhendong, Zhou Qihao, Chen Yuanyu, Huang Youzheng, Wen Ruibo, Xue Fei, Lim Jong-hoon, An Jae-hyun, Sora Matsushima, Yuta Tanaka, Wong Chun Ting, Kuo Guan-Hong',
    },
    {
      id: 8204,
      country: 'Europe',
      name: 'WTT Feeder',
      tier: 3,
      zone: 1,
      rounds: 14,
      teams:
        'Dimitrij Ovtcharov, Simon Gauzy, Anton Källberg, Kristian Karlsson, Jonathan Groth, Anders Lind, Tiago Apolónia, Marcos Freitas, Tomislav Pucar, Andrej Gaćina, Robert Gardos, Panagiotis Gionis, Ovidiu Ionescu, Kirill Gerassimenko',
    },
    {
      id: 8205,
      country: 'USA',
      name: 'WTT Contender',
      tier: 3,
      zone: -6,
      rounds: 14,
      teams:
        'Kanak Jha, Eugene Wang, Nicolas Burgos, Horacio Cifuentes, Vitor Ishiy, Santiago Lorenzo, Edward Ly, Alberto Miño, Brian Afanador, Marcos Madrid',
    },
  ],
};
