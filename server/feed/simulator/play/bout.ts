import { type BoutRules, boutMarkets, type Method } from '../odds/bout-markets.ts';
import { createRandom, mix } from '../random.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { strengthsOf } from '../strength.ts';
import { minute, second } from './moment.ts';
import { once, type Play, scoreText, storySeed } from './play.ts';
import { endedStory, type Happening, inOrder, type Story, sideCode } from './story.ts';

const pause = minute;

const hostChance = (rules: BoutRules, difference: number): number =>
  1 / (1 + Math.exp(-rules.supremacy * 1.6 * difference));

type Winner = '1' | '2' | null;

const keyOf: Partial<Record<Method, string>> = { KO: 'K', SUB: 'U' };

const resultsOf = (winner: Winner, method: Method, round: number): Record<string, string> => {
  const side = winner === '1' ? '1-0' : winner === '2' ? '0-1' : '0-0';
  const key = keyOf[method];
  return { G: side, R: scoreText(round, 0), ...(key ? { [key]: side } : {}) };
};

/** A bout over rounds: each may be the last, else the judges decide. */
export const boutMatch =
  (rules: BoutRules) =>
  (fixture: Fixture, seed: number): Play => {
    const random = createRandom(mix(seed, fixture.number));
    const strengths = strengthsOf(seed, fixture);
    const difference = strengths.host - strengths.away;
    const roundTakes = rules.minutes * minute;
    const startOf = (round: number) => (round - 1) * (roundTakes + pause);

    let winner: Winner = random() < hostChance(rules, difference) ? '1' : '2';
    let method: Method = 'DEC';
    let last = rules.rounds;
    let endsAfter = startOf(rules.rounds) + roundTakes;
    for (let round = 1; round <= rules.rounds && method === 'DEC'; round += 1)
      if (random() < rules.stop) {
        method = random() < rules.submissions ? 'SUB' : 'KO';
        last = round;
        // The chance of an end is even over a round but for the memory of those before it.
        const share = Math.log(1 - random() * rules.stop) / Math.log(1 - rules.stop);
        endsAfter = startOf(round) + Math.max(second, Math.floor(share * roundTakes));
      }
    if (method === 'DEC' && random() < rules.draw) winner = null;
    // Two knock-downs that end nothing, for which the book closes.
    const scares = [random(), random()].map((share) => Math.floor(share * endsAfter));

    const roundAt = (elapsed: number) => Math.min(last, Math.max(1, Math.floor(elapsed / (roundTakes + pause)) + 1));

    const whole = once((): Story => {
      const drawn = createRandom(mix(seed, fixture.number, storySeed));
      const downs = scares.map((at) => ({ at, side: drawn() < hostChance(rules, difference) ? 0 : 1 }) as const);
      const at = (time: number) => ({ phase: `ROUND${roundAt(time)}`, minute: play.momentAt(time).phase.timeMin });
      const minutes = rules.rounds * rules.minutes;
      const pressure = Array.from({ length: last * rules.minutes }, (_, part) => {
        const from = startOf(Math.floor(part / rules.minutes) + 1) + (part % rules.minutes) * minute;
        const down = downs.find((one) => one.at >= from && one.at < from + minute);
        const value = down ? (down.side === 0 ? 8 : -8) : Math.round(12 * (drawn() - 0.5) + 3 * difference);
        return { at: from + minute, part, value: Math.min(9, Math.max(-9, value)) };
      });
      return {
        happenings: inOrder([
          ...downs.map(
            ({ at: time, side }): Happening => ({
              at: time,
              event: { kind: 'knockdown', ...at(time), side: sideCode(side) },
            }),
          ),
          ...Array.from({ length: last - 1 }, (_, index): Happening => {
            const time = startOf(index + 1) + roundTakes;
            return { at: time, event: { kind: 'period', ...at(time - 1) } };
          }),
          endOf(endsAfter, winner, method),
        ]),
        pressure: pressure.filter(({ at: time }) => time <= endsAfter),
        minutesAt: () => minutes,
        situationAt: (elapsed) => ({
          state: elapsed - startOf(roundAt(elapsed)) >= roundTakes ? 'pause' : 'bout',
        }),
        statsAt: (elapsed) => {
          const of = (wanted: 0 | 1) => downs.filter(({ at: time, side }) => time <= elapsed && side === wanted).length;
          return { KD: scoreText(of(0), of(1)) };
        },
      };
    });

    const endOf = (at: number, winner: Winner, method: Method): Happening => ({
      at,
      event: { kind: 'end', phase: 'F', minute: 0, score: method, ...(winner ? { side: winner } : {}) },
    });

    const play: Play = {
      endsAfter,

      momentAt: (elapsed) => {
        const round = roundAt(elapsed);
        const inRound = elapsed - startOf(round);
        return {
          phase: {
            name: `ROUND${round}`,
            timeMin: (round - 1) * rules.minutes + Math.floor(Math.min(roundTakes, Math.max(0, inRound)) / minute),
          },
          results: elapsed >= endsAfter ? resultsOf(winner, method, last) : {},
          stats: {},
          lock:
            elapsed > endsAfter - 5 * second || scares.some((at) => elapsed >= at && elapsed < at + 15 * second)
              ? 'suspended'
              : null,
          since: startOf(round),
        };
      },

      marketsAt: (elapsed, drift) => {
        const round = roundAt(elapsed);
        const left = 1 - Math.min(1, Math.max(0, (elapsed - startOf(round)) / roundTakes));
        return boutMarkets(rules, {
          round,
          left,
          host: hostChance(rules, difference + drift.side),
          ended: elapsed >= endsAfter ? { winner, method, round: last } : null,
        });
      },

      finishedAs: (score, elapsed) => ({
        ...resultsOf(score[0] > score[1] ? '1' : score[1] > score[0] ? '2' : null, 'DEC', rules.rounds),
        G: scoreText(...score),
        R: scoreText(elapsed < 0 ? rules.rounds : Math.max(roundAt(elapsed), rules.rounds), 0),
      }),

      story: {
        whole,
        ended: (finish) => {
          const [home, away] = finish.score;
          const by = home > away ? '1' : away > home ? '2' : null;
          return endedStory(whole(), finish, [endOf(finish.elapsed, by, 'DEC')]);
        },
      },
    };
    return play;
  };
