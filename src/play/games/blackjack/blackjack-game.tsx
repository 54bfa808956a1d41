/** @jsxImportSource preact */
import type { BlackjackOutcome } from '../../../../contract/games/blackjack.ts';
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { blackjackPrizes } from '../../../../domain/games/blackjack/blackjack.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { isStill, pass } from '../../kit/motion.ts';
import { phaseOf } from '../../kit/phase.ts';
import { createStore } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { Moves } from './moves.tsx';
import { dealerWords, handWords, Table } from './table.tsx';
import { endedTable, openTable } from './table-view.ts';

/** Milliseconds between two cards of the dealer, with motion and without. */
const between = { moving: 420, still: 90 };

/** Closer to 21 than the dealer, decision by decision. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'blackjack') return null;
  const { config } = title;
  const view = createStore<{ ended: BlackjackOutcome | null; turned: number }>({ ended: null, turned: 0 });
  const rule = config.hitsSoft17 ? 'hitsSoft' : 'standsAll';

  const Stage = ({ play }: GameProps) => {
    const phase = useSnapshot(play, phaseOf);
    const open = useSnapshot(play, ({ context }) => context.answer?.open ?? null);
    const { ended, turned } = useSnapshot(view, (snapshot) => snapshot);
    const running = phase === 'inTurn' || phase === 'unknown' || phase === 'asking';
    const standing = open?.engine === 'blackjack' ? openTable(open) : null;
    return <Table table={running ? standing : ended && endedTable(ended, turned)} rule={t(`blackjack.arc.${rule}`)} />;
  };

  return {
    title,
    look: config.hitsSoft17
      ? { '--stage-top': '#5A2230', '--stage-floor': '#260B12', '--stage-win': '#7A2F42', '--stage-ink': '#E9DDBF' }
      : { '--stage-top': '#1F5064', '--stage-floor': '#0B2531', '--stage-win': '#24607A', '--stage-ink': '#E9DDBF' },
    acts: 'act.deal',
    firstBet: ({ chips, limits }) => ({
      engine: 'blackjack',
      stake: chips.find((chip) => chip >= limits.min) ?? limits.min,
    }),
    Stage,
    InTurn: Moves,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'blackjack') return;
      for (let turned = 1; turned <= outcome.dealer.length && !signal.aborted; turned += 1) {
        view.set({ ended: outcome, turned });
        sound.click(turned === outcome.dealer.length && outcome.win > outcome.stake);
        await pass(isStill() ? between.still : between.moving, signal);
      }
    },
    tell: (outcome) => {
      if (outcome.engine !== 'blackjack') return { parts: [], win: null, stake: 0 };
      const hands = outcome.hands.map((hand) => `${handWords(hand)}: ${t(`blackjack.end.${hand.end}`)}`);
      const left = outcome.leftOpen ? [t('blackjack.leftOpen')] : [];
      return {
        parts: [dealerWords(endedTable(outcome, outcome.dealer.length)), ...new Set(hands), ...left],
        win: outcome.win,
        stake: outcome.stake,
      };
    },
    rules: [
      t('blackjack.rule'),
      t('blackjack.ruleMoves'),
      t(`blackjack.ruleDealer.${rule}`),
      t('blackjack.ruleShoe'),
      t('blackjack.ruleReturn'),
      t('blackjack.ruleOpen'),
    ],
    prizes: () =>
      blackjackPrizes(config).map((prize) => ({
        name: t(`blackjack.prize.${prize.name}`, prize.count === null ? {} : { count: prize.count }),
        prize,
      })),
  };
};
