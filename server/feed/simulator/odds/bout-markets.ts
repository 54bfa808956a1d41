import { type FairMarket, fairMarket, lineText } from './priced-market.ts';

/** How a bout goes; chances are for a whole round. */
export interface BoutRules {
  rounds: number;
  /** Minutes of a round. */
  minutes: number;
  /** Chance that a round is the last. */
  stop: number;
  /** Share of those that are submissions. */
  submissions: number;
  /** Chance that the judges see no winner. */
  draw: number;
  supremacy: number;
}

export type Method = 'KO' | 'SUB' | 'DEC';

/** What the book knows of a bout at one moment. */
export interface BoutState {
  /** Round being fought, from 1; and the share of it still to come. */
  round: number;
  left: number;
  /** Chance that the host wins, however it ends. */
  host: number;
  /** Null while it goes on; a draw has no winner. */
  ended: { winner: '1' | '2' | null; method: Method; round: number } | null;
}

const certain = (yes: boolean) => Number(yes);

/** Chance that the bout ends early in each round, from the one being fought on; then that it goes the distance. */
const endings = (rules: BoutRules, { round, left }: BoutState): { stopped: number[]; distance: number } => {
  const stopped = new Array<number>(rules.rounds + 1).fill(0);
  let open = 1;
  for (let number = round; number <= rules.rounds; number += 1) {
    const share = number === round ? left : 1;
    const stop = 1 - (1 - rules.stop) ** share;
    stopped[number] = open * stop;
    open *= 1 - stop;
  }
  return { stopped, distance: open };
};

/** Every market of a bout: each round may end it with the same chance, else the judges do; who wins does not hang on when. */
export const boutMarkets = (rules: BoutRules, state: BoutState): FairMarket[] => {
  const { ended, host } = state;
  const { stopped, distance } = endings(rules, state);
  const early = 1 - distance;
  const decided = distance * (1 - rules.draw);
  const winner = ended ? certain(ended.winner === '1') : host;
  const methods = (['KO', ...(rules.submissions > 0 ? (['SUB'] as const) : []), 'DEC'] as const).map(
    (method): [Method, number] => [
      method,
      ended
        ? certain(ended.method === method)
        : method === 'KO'
          ? early * (1 - rules.submissions)
          : method === 'SUB'
            ? early * rules.submissions
            : decided,
    ],
  );
  const drawn = ended ? 0 : distance * rules.draw;
  const lasts = (line: number): number => {
    if (ended) return certain(ended.round > line);
    return 1 - stopped.slice(0, Math.ceil(line)).reduce((sum, chance) => sum + chance, 0);
  };
  const goes = ended ? certain(ended.method === 'DEC') : distance;
  const lines = Array.from({ length: rules.rounds - 1 }, (_, index) => index + 1.5);
  const even = lines.reduce((best, line) => (Math.abs(lasts(line) - 0.5) < Math.abs(lasts(best) - 0.5) ? line : best));
  const rounds = (code: string, line: number) =>
    fairMarket(
      code,
      [
        ['over', lasts(line)],
        ['under', 1 - lasts(line)],
      ],
      lineText(line),
    );
  return [
    fairMarket('ML', [
      ['1', winner],
      ['2', ended ? certain(ended.winner === '2') : 1 - winner],
    ]),
    rounds('OU', even),
    ...lines.map((line) => rounds(`OU_${line}`, line)),
    fairMarket('GD', [
      ['yes', goes],
      ['no', 1 - goes],
    ]),
    fairMarket(
      'MV',
      (['1', '2'] as const).flatMap((side) =>
        methods.map(([method, chance]): [string, number] => [
          `${side}${method}`,
          (chance * (side === '1' ? winner : ended ? certain(ended.winner === '2') : 1 - winner)) / (1 - drawn),
        ]),
      ),
    ),
  ];
};
