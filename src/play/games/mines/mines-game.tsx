/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import type { MinesOutcome } from '../../../../contract/games/mines.ts';
import { toNumber } from '../../../../domain/games/fraction.ts';
import { minesMultiple, minesPrizes } from '../../../../domain/games/mines/mines.ts';
import { payOf } from '../../../../domain/games/pay.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import { amount, figure } from '../../kit/amount.ts';
import { Choice } from '../../kit/choice.tsx';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { isStill, pass } from '../../kit/motion.ts';
import { phaseOf } from '../../kit/phase.ts';
import { createStore } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { CashOut } from './cash-out.tsx';
import { Field, type FieldFace } from './field.tsx';
import classes from './mines.module.css';
import { fieldTarget } from './mines-board.ts';

const fields = Array.from({ length: 25 }, (_, field) => field);
/** The bet that figures are published of. */
const usualMines = 3;
const choices = [1, 3, 5, 10, 24] as const;

/** Turn over fields, take what is won before a mine comes up. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'mines') return null;
  const { config } = title;
  const view = createStore<{ ended: MinesOutcome | null }>({ ended: null });

  const faceOf = (field: number, revealed: readonly number[], ended: MinesOutcome | null): FieldFace => {
    const mine = ended?.board.includes(field) ?? false;
    if (revealed.includes(field)) return mine ? 'struck' : 'safe';
    return ended ? (mine ? 'mine' : 'left') : 'covered';
  };

  const Stage = ({ play }: GameProps) => {
    const phase = useSnapshot(play, phaseOf);
    const open = useSnapshot(play, ({ context }) => context.answer?.open ?? null);
    const turn = useSnapshot(play, ({ context }) => context.answer);
    const { ended } = useSnapshot(view, (snapshot) => snapshot);
    const running = phase === 'inTurn' || phase === 'unknown' || phase === 'asking';
    const over = running ? null : ended;
    const revealed = over ? over.revealed : running && open?.engine === 'mines' ? open.revealed : [];
    return (
      <div class={classes.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a board of fields, with arrows between them. */}
        <div class={classes.board} role="group" aria-label={t('mines.board')} data-turn={turn?.at}>
          {fields.map((field) => {
            const face = faceOf(field, revealed, over);
            return (
              <button
                key={field}
                type="button"
                class={classes.field}
                data-face={face}
                data-field={field}
                tabIndex={field === 0 ? 0 : -1}
                aria-disabled={phase !== 'inTurn' || face !== 'covered'}
                aria-label={t(`mines.${face}`, { row: Math.floor(field / 5) + 1, column: (field % 5) + 1 })}
                onClick={() => {
                  if (phase === 'inTurn' && face === 'covered')
                    play.send({ type: 'turn.taken', turn: { type: 'reveal', field } });
                }}
                onKeyDown={(event) => {
                  const to = fieldTarget(event.key, field);
                  if (to === null) return;
                  event.preventDefault();
                  event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-field="${to}"]`)?.focus();
                }}
              >
                <Field face={face} />
              </button>
            );
          })}
        </div>
      </div>
    );
  };

  const Decisions = ({ play }: GameProps) => {
    const { bet, free, change } = useBet(play, 'mines');
    const mines = bet?.mines ?? usualMines;
    return (
      <div class={classes.decisions}>
        <Choice
          name="mines"
          legend={t('mines.mines')}
          options={choices.map((count) => [count, String(count)] as const)}
          chosen={bet?.mines}
          disabled={!free}
          onChoose={(count) => change({ mines: count })}
        />
        <p class={classes.steps}>
          {t('mines.first')} <strong>×{figure(toNumber(minesMultiple(config, mines, 1)))}</strong>{' '}
          {bet && amount(payOf(bet.stake, minesMultiple(config, mines, 1)))}
        </p>
      </div>
    );
  };

  return {
    title,
    look: { '--stage-top': '#14171B', '--stage-floor': '#14171B', '--stage-win': '#1C4A39', '--stage-ink': '#EEF2F6' },
    acts: 'act.begin',
    firstBet: ({ chips, limits }) => ({
      engine: 'mines',
      stake: chips.find((chip) => chip >= limits.min) ?? limits.min,
      mines: usualMines,
    }),
    Stage,
    Decisions,
    InTurn: CashOut,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'mines') return;
      view.set({ ended: outcome });
      sound.click(outcome.win > 0);
      await pass(isStill() ? 0 : 700, signal);
    },
    tell: (outcome) => {
      if (outcome.engine !== 'mines') return { parts: [], win: null, stake: 0 };
      const safe = outcome.end === 'mine' ? outcome.revealed.length - 1 : outcome.revealed.length;
      return {
        parts: [t('mines.revealed', { count: safe }), t(`mines.ended.${outcome.end}`)],
        win: outcome.win,
        stake: outcome.stake,
      };
    },
    rules: [t('mines.rule'), t('mines.ruleTake'), t('mines.ruleOpen')],
    prizes: (bet) =>
      minesPrizes(config, bet?.engine === 'mines' ? bet.mines : usualMines).map((prize) => ({
        name: t('mines.revealed', { count: prize.count ?? 0 }),
        prize,
      })),
  };
};
