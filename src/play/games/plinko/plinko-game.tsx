/** @jsxImportSource preact */

import type { GameOutcome } from '../../../../contract/games/game.ts';
import type { PlinkoOutcome, PlinkoRisk } from '../../../../contract/games/plinko.ts';
import { toNumber } from '../../../../domain/games/fraction.ts';
import { plinkoPrizes } from '../../../../domain/games/plinko/plinko.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import { figure, times } from '../../kit/amount.ts';
import { Choice } from '../../kit/choice.tsx';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { isStill, move, pass } from '../../kit/motion.ts';
import { createStore } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './plinko.module.css';
import { plinkoBoard, plinkoPath } from './plinko-board.ts';

const fall = 3_200;
const plinkoRisks: readonly PlinkoRisk[] = ['low', 'medium', 'high'];
/** The bet that figures are published of. */
const usual = { rows: 12, risk: 'medium' } as const;
const rowsOffered = [8, 12, 16] as const;

/** A ball that falls left or right of a peg at each row, on measured paper. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'plinko') return null;
  const { config } = title;
  const view = createStore<{ last: PlinkoOutcome | null; pocket: number | null }>({ last: null, pocket: null });
  let ball: Element | null = null;

  const Stage = ({ play }: GameProps) => {
    const { bet } = useBet(play, 'plinko');
    const { last, pocket } = useSnapshot(view, (snapshot) => snapshot);
    const rows =
      last?.path.length === 8 || last?.path.length === 12 || last?.path.length === 16 ? last.path.length : null;
    const chosen = bet ?? usual;
    const shownRows = last && rows ? rows : chosen.rows;
    const board = plinkoBoard(shownRows);
    const pays = plinkoPrizes(config, { rows: shownRows, risk: chosen.risk });
    const [x, y] = (last && plinkoPath(shownRows, last.path).at(-1)) ?? [50, 0];
    // Where pockets are narrow, what they pay is written upright.
    const upright = shownRows > 8;
    const trail = last && pocket !== null ? plinkoPath(shownRows, last.path) : [];
    return (
      <div class={classes.stage}>
        <svg class={classes.board} viewBox={`0 -4 100 ${board.height + 16}`} aria-hidden="true">
          {board.pegs.map(([px, py]) => (
            <circle key={`${px} ${py}`} cx={px} cy={py} r={board.gap * 0.11} class={classes.peg} />
          ))}
          {trail.length > 0 && (
            <polyline class={classes.trail} points={trail.map((point) => point.join(',')).join(' ')} />
          )}
          {board.pockets.map((left, at) => (
            <g key={left} class={classes.pocket} data-on={at === pocket}>
              <rect x={left + 0.3} y={board.height + 1} width={board.gap - 0.6} height={upright ? 9.5 : 8} rx="1" />
              <text
                transform={`translate(${left + board.gap / 2} ${board.height + (upright ? 5.7 : 5)}) rotate(${upright ? -90 : 0})`}
                dy=".36em"
                text-anchor="middle"
                font-size={upright ? 2.8 : 3.2}
              >
                {figure(toNumber(pays[at]?.pays ?? { n: 0n, d: 1n }))}
              </text>
            </g>
          ))}
          {last && (
            <g
              ref={(element) => {
                ball = element;
              }}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <circle r={board.gap * 0.3} class={classes.ball} />
            </g>
          )}
        </svg>
      </div>
    );
  };

  const Decisions = ({ play }: GameProps) => {
    const { bet, free, change } = useBet(play, 'plinko');
    const reset = () => view.set({ last: null, pocket: null });
    return (
      <div class={classes.decisions}>
        <Choice
          name="rows"
          legend={t('plinko.rows')}
          options={rowsOffered.map((rows) => [rows, String(rows)] as const)}
          chosen={bet?.rows}
          disabled={!free}
          onChoose={(rows) => {
            reset();
            change({ rows });
          }}
        />
        <Choice
          name="risk"
          legend={t('plinko.risk')}
          options={plinkoRisks.map((risk) => [risk, t(`plinko.${risk}`)] as const)}
          chosen={bet?.risk}
          disabled={!free}
          onChoose={(risk) => {
            reset();
            change({ risk });
          }}
        />
      </div>
    );
  };

  const [signal, win] = code === 'plinko-ridge' ? ['#C79BFF', '#33234D'] : ['#5FA8FF', '#1B3350'];
  return {
    title,
    look: {
      '--signal': signal,
      '--stage-top': '#14171B',
      '--stage-floor': '#14171B',
      '--stage-win': win,
      '--stage-ink': '#EEF2F6',
    },
    acts: 'act.drop',
    firstBet: ({ chips, limits }) => ({
      engine: 'plinko',
      stake: chips.find((chip) => chip >= limits.min) ?? limits.min,
      ...usual,
    }),
    Stage,
    Decisions,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'plinko') return;
      view.set({ last: outcome, pocket: null });
      await Promise.resolve();
      const places = plinkoPath(outcome.path.length, outcome.path);
      const step = fall / (places.length - 1);
      const ticking = async () => {
        for (let row = 1; row < places.length && !signal.aborted; row += 1) {
          await pass(step, signal);
          if (!isStill()) sound.tick();
        }
      };
      await Promise.all([
        ticking(),
        move(
          ball,
          places.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, easing: 'cubic-bezier(.45,.1,.75,.6)' })),
          { duration: fall },
          signal,
        ),
      ]);
      view.set({ pocket: outcome.pocket });
    },
    tell: (outcome) =>
      outcome.engine === 'plinko'
        ? {
            parts: [
              t('plinko.pocket', { pocket: outcome.pocket + 1, of: outcome.path.length + 1 }),
              times(outcome.times),
            ],
            win: outcome.win,
            stake: outcome.stake,
          }
        : { parts: [], win: null, stake: 0 },
    rules: [t('plinko.rule'), t('plinko.ruleRisk')],
    prizes: (bet) => {
      const chosen = bet?.engine === 'plinko' ? bet : usual;
      return plinkoPrizes(config, chosen).map((prize) => ({
        name: t('plinko.pocket', { pocket: (prize.count ?? 0) + 1, of: chosen.rows + 1 }),
        prize,
      }));
    },
  };
};
