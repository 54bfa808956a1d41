import type { GameOutcome } from '../../../../contract/games/game.ts';
import type { LineWin, Spin } from '../../../../contract/games/reels.ts';
import type { ReelsConfig } from '../../../../domain/games/reels/reels-config.ts';
import { amount, figure } from '../../kit/amount.ts';
import type { Told } from '../../kit/game.ts';
import { t } from '../../kit/texts.ts';

const best = (lines: readonly LineWin[]): LineWin | undefined => lines.toSorted((one, other) => other.win - one.win)[0];

const spinParts = (spin: Spin, config: ReelsConfig, stake: number): string[] => {
  const line = best(spin.lines);
  if (!line) return [];
  const coin = stake / config.coins;
  return [
    ...(config.lines.length > 1 && config.lines.length <= 10 ? [t('reels.line', { line: line.line + 1 })] : []),
    t('reels.symbols', { number: line.count, symbol: t(`symbol.${line.symbol}`) }),
    ...(config.coins > 1 ? [`${figure(line.win / coin)} × ${amount(coin)}`] : []),
    ...(spin.lines.length > 1 ? [t('reels.more', { count: spin.lines.length - 1 })] : []),
  ];
};

/** The result of a spin: its best line, what else paid, and the free games with what they brought. */
export const tellReels = (outcome: GameOutcome, config: ReelsConfig): Told | null => {
  if (outcome.engine !== 'fruit' && outcome.engine !== 'slot') return null;
  const { spin, stake, win } = outcome;
  const free = outcome.engine === 'slot' ? outcome.freeGames : [];
  const parts = [
    ...spinParts(spin, config, stake),
    ...(spin.scatterWin > 0 ? [t('reels.scatters', { number: spin.scatters, amount: amount(spin.scatterWin) })] : []),
    ...(free.length > 0
      ? [
          t('reels.freeBrought', {
            count: free.length,
            amount: amount(free.reduce((sum, { win: won }) => sum + won, 0)),
          }),
        ]
      : []),
  ];
  return { parts: parts.length > 0 ? parts : [t('told.nothing')], win, stake };
};
