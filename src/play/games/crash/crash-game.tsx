import type { GameOutcome } from '../../../../contract/games/game.ts';
import { crashPrizes } from '../../../../domain/games/crash/crash.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import { figure, times } from '../../kit/amount.ts';
import type { Game, Kit } from '../../kit/game.ts';
import { isStill, pass } from '../../kit/motion.ts';
import { t } from '../../kit/texts.ts';
import { automaticOf, CrashChips } from './automatic.tsx';
import { stageOf } from './crash-stage.tsx';
import { FlightButton } from './flight-button.tsx';

/** A kite climbs until its line ends; who is in leaves before. All players share the flight. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'crash') return null;
  const { config } = title;
  const [signal, win] = code === 'short-flight' ? ['#4FD1A1', '#173A2E'] : ['#FF6F5E', '#3A2320'];
  return {
    title,
    look: { '--stage-top': '#14171B', '--stage-floor': '#14171B', '--stage-win': win, '--stage-ink': '#EEF2F6' },
    acts: 'crash.bet',
    firstBet: ({ chips, limits }) => ({
      engine: 'crash',
      stake: chips.find((chip) => chip >= limits.min) ?? limits.min,
      target: null,
    }),
    Stage: stageOf(signal),
    Decisions: automaticOf(config),
    Chips: CrashChips,
    Act: FlightButton,
    present: async (outcome: GameOutcome, stop) => {
      if (outcome.engine !== 'crash') return;
      if (outcome.win > 0) sound.click(outcome.win > outcome.stake);
      await pass(isStill() ? 0 : 300, stop);
    },
    tell: (outcome) =>
      outcome.engine === 'crash'
        ? {
            parts: [
              t('crash.downAt', { times: times(outcome.crashAt) }),
              outcome.cashedOutAt === null
                ? t('crash.stillIn')
                : t('crash.leftAt', { times: times(outcome.cashedOutAt) }),
            ],
            win: outcome.win,
            stake: outcome.stake,
          }
        : { parts: [], win: null, stake: 0 },
    rules: [t('crash.rule'), t('crash.ruleCounts'), t('crash.ruleAutomatic'), t('crash.ruleEnd')],
    prizes: () =>
      crashPrizes(config).map((prize) => ({
        name: t('crash.reaches', { times: `×${figure((prize.count ?? 0) / 100)}` }),
        prize,
      })),
  };
};
