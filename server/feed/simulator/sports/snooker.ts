import { minute, second } from '../play/moment.ts';
import { bestOf, setsMatch } from '../play/sets-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = setsMatch({
  ...bestOf(5, 5, 1),
  part: 'R',
  setMarkets: ['ML'],
  inSets: { handicap: 'AH', total: 'OU', score: null },
  inPoints: false,
  steps: [],
  phase: 'FRAME',
  host: 0,
  supremacy: 0.04,
  point: 130 * second,
  pause: 2 * minute,
  setKey: null,
  // Five breaks win a frame, and none counts so little that four would.
  worth: (random) => 15 + Math.floor(random() * 4),
});

/** Snooker: best of nine frames; a frame goes to the first to make five breaks. */
export const snooker: FeedSport = {
  play,
  longest: 16,
  usual: 8,
  leagues: [
    {
      id: 8501,
      country: 'England',
      name: 'UK Championship',
      tier: 1,
      zone: 0,
      rounds: 4,
      teams:
        'Judd Trump, Kyren Wilson, Neil Robertson, Mark Williams, John Higgins, Mark Selby, Ronnie O’Sullivan, Shaun Murphy, Zhao Xintong, Ding Junhui, Barry Hawkins, Mark Allen, Xiao Guodong, Chris Wakelin, Si Jiahui, Wu Yize',
    },
    {
      id: 8502,
      country: 'China',
      name: 'Wuhan Open',
      tier: 2,
      zone: 8,
      rounds: 4,
      teams:
        'Zhang Anda, Yuan Sijun, Pang Junxu, Lei Peifan, Zhou Yuelong, Fan Zhengyi, Cao Yupeng, Lyu Haotian, Xu Si, Long Zehuang, He Guoqiang, Liu Hongyu',
    },
    {
      id: 8503,
      country: 'Germany',
      name: 'German Masters',
      tier: 2,
      zone: 1,
      rounds: 4,
      teams:
        'Luca Brecel, Ali Carter, Gary Wilson, Stephen Maguire, Jack Lisowski, Tom Ford, Jak Jones, Ryan Day, Hossein Vafaei, Noppon Saengkham, Elliot Slessor, Matthew Selt',
    },
  ],
};
