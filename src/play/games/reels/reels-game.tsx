/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { fruitPrizes } from '../../../../domain/games/fruit/fruit.ts';
import { windowOf } from '../../../../domain/games/reels/reels-config.ts';
import { slotPrizes } from '../../../../domain/games/slot/slot-figures.ts';
import type { Title } from '../../../../domain/games/titles/title.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import { amount } from '../../kit/amount.ts';
import type { Game, Kit } from '../../kit/game.ts';
import { pass } from '../../kit/motion.ts';
import { createStore } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { litCells } from './lit-cells.ts';
import { looks } from './looks.ts';
import { PayLines } from './pay-lines.tsx';
import { presentSpin } from './present-spin.ts';
import { ReelsStage } from './reels-stage.tsx';
import type { ReelsView } from './reels-store.ts';
import type { SymbolSet } from './symbol-set.ts';
import { tellReels } from './tell-reels.ts';

type Reels = Extract<Title, { engine: 'fruit' | 'slot' }>;

const sets = {
  stones: () => import('./symbols/stones.tsx'),
  paper: () => import('./symbols/paper.ts'),
  enamel: () => import('./symbols/enamel.tsx'),
  letterpress: () => import('./symbols/letterpress.tsx'),
};

const rulesOf = (title: Reels): string[] => {
  const { config } = title;
  const lines = config.lines.length;
  const wild = config.wild && t(`symbol.${config.wild}`);
  const slot = title.engine === 'slot' ? title.config : null;
  return [
    lines === 27 ? t('reels.rule27') : t('reels.ruleLines', { count: lines }),
    t('reels.ruleCoins', { count: config.coins }),
    ...(wild ? [t('reels.ruleWild', { symbol: wild })] : []),
    ...(slot
      ? [
          t('reels.ruleFree', {
            symbol: t(`symbol.${slot.scatter.symbol}`),
            three: slot.freeGames.count[3] ?? 0,
            four: slot.freeGames.count[4] ?? 0,
            five: slot.freeGames.count[5] ?? 0,
            times: slot.freeGames.times,
          }),
        ]
      : []),
  ];
};

/** A machine of three or five reels. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  const look = looks[code];
  if (!look || !title || (title.engine !== 'fruit' && title.engine !== 'slot')) return null;
  const all = (await sets[look.set]()).symbols;
  const { config } = title;
  const slot = title.engine === 'slot' ? title.config : null;
  const scatter = slot?.scatter.symbol ?? null;
  const used = new Set(config.strips.flat());
  const symbols: SymbolSet = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  const view = createStore<ReelsView>({
    strips: config.strips.map((strip, reel) => windowOf(strip, reel * 5)),
    lit: [],
    lines: [],
    free: null,
  });
  const reels: Element[] = [];
  const on = (signal: AbortSignal) => ({ view, sound, reels: () => reels, signal });

  const present = async (outcome: GameOutcome, signal: AbortSignal): Promise<void> => {
    if (outcome.engine !== 'fruit' && outcome.engine !== 'slot') return;
    view.set({ free: null });
    await presentSpin(outcome.spin, config.strips, config.lines, scatter, on(signal));
    if (outcome.engine !== 'slot' || !slot) return;
    let soFar = 0;
    for (const [nth, spin] of outcome.freeGames.entries()) {
      if (signal.aborted) return;
      await pass(nth === 0 ? 1_400 : 700, signal);
      view.set({ free: { nth: nth + 1, of: outcome.freeGames.length, times: slot.freeGames.times, soFar } });
      await presentSpin(spin, slot.freeGames.strips, config.lines, scatter, on(signal));
      soFar += spin.win;
      view.set({ free: { nth: nth + 1, of: outcome.freeGames.length, times: slot.freeGames.times, soFar } });
    }
    if (outcome.freeGames.length === 0) return;
    await pass(1_200, signal);
    // The paid spin is shown at the end, with only its own wins framed.
    view.set({
      strips: outcome.spin.window,
      lit: litCells(outcome.spin, config.lines, scatter),
      lines: outcome.spin.lines,
    });
  };

  return {
    title,
    look: {
      '--stage-top': look.top,
      '--stage-floor': look.floor,
      '--stage-win': look.win,
      '--stage-edge': look.edge,
      '--stage-well': look.well,
      '--stage-lit': look.lit,
      '--stage-ink': look.ink,
    },
    acts: 'act.spin',
    firstBet: ({ chips, limits }) => ({
      engine: title.engine,
      stake: chips.find((chip) => chip >= limits.min) ?? limits.min,
    }),
    Stage: () => <ReelsStage {...{ code, set: look.set, config, scatter, symbols, view, reels }} />,
    present,
    tell: (outcome) => tellReels(outcome, config) ?? { parts: [], win: null, stake: 0 },
    stakeParts: (stake) =>
      config.coins > 1 ? t('reels.coins', { count: config.coins, coin: amount(stake / config.coins) }) : null,
    rules: rulesOf(title),
    prizes: () =>
      (title.engine === 'slot' ? slotPrizes(title.config) : fruitPrizes(title.config)).map((prize) => ({
        name: t('reels.symbols', { number: prize.count ?? 0, symbol: t(`symbol.${prize.name}`) }),
        prize,
      })),
    Lines: () => <PayLines lines={config.lines} columns={config.strips.length} />,
  };
};
