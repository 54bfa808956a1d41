import { fromPromise } from 'xstate';
import type { RoundAnswer } from '../../../contract/games/studio.ts';
import type { Shown } from '../../../machines/game/game-flow.ts';
import type { OpenedGame } from '../../../machines/game/game-play.ts';
import type { Celebrated } from '../kit/celebration.ts';
import type { Game } from '../kit/game.ts';
import type { PageLine } from './page-line.ts';
import { studioCalls } from './studio-calls.ts';

/** Great wins from here on are celebrated. */
const great = 10;

/** What every flow is provided with: the studio's calls, the stage, and the line to the page. */
export const provisions = (
  game: Game,
  line: PageLine,
  celebrate: (celebrated: Celebrated) => void,
  sound: { chord(): void },
) => {
  const present = async ({ outcome, jackpots }: Shown, signal: AbortSignal): Promise<void> => {
    if (!outcome) return;
    await game.present(outcome, signal);
    if (signal.aborted || (outcome.win <= outcome.stake && jackpots.length === 0)) return;
    sound.chord();
    if (jackpots.length > 0 || outcome.win >= outcome.stake * great) {
      celebrate({ win: outcome.win, stake: outcome.stake, jackpots });
    }
  };
  return {
    actions: {
      tellStarted: (_: unknown, { roundId }: { roundId: string }) =>
        line.tell({ type: 'round.started', round_id: roundId }),
      tellEnded: (_: unknown, { roundId }: { roundId: string }) => {
        line.tell({ type: 'round.ended', round_id: roundId });
        line.tell({ type: 'balance.stale' });
      },
      tellFailed: (_: unknown, { reason }: { reason: 'sessionEnded' | 'linkInvalid' | 'unreachable' }) =>
        line.tell({ type: 'failed', reason }),
    },
    actors: {
      openGame: fromPromise<OpenedGame, { opening: { code: string } | { demo: string } | null }>(
        async ({ input, signal }) => {
          if (!input.opening) throw new Error('No game was named');
          const opened = await studioCalls.open({ open: input.opening }, signal);
          return { game: opened, bet: game.firstBet(opened) };
        },
      ),
      askRound: fromPromise<RoundAnswer, { token: string; roundId: string }>(({ input: { token, roundId }, signal }) =>
        studioCalls.ask({ token, round_id: roundId }, signal),
      ),
      askBalance: fromPromise<number, { token: string }>(async ({ input, signal }) => {
        const { balance } = await studioCalls.balance(input, signal);
        return balance;
      }),
      presentOutcome: fromPromise<void, Shown>(({ input, signal }) => present(input, signal)),
      leaveGame: fromPromise<void, { token: string }>(async ({ input }) => {
        if (input.token !== '') await studioCalls.leave(input);
      }),
    },
  };
};

export type Provisions = ReturnType<typeof provisions>;
