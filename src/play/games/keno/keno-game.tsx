/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { toNumber } from '../../../../domain/games/fraction.ts';
import { kenoBalls, kenoPrizes } from '../../../../domain/games/keno/keno.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import { figure } from '../../kit/amount.ts';
import { Ball } from '../../kit/ball.tsx';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { move, pass } from '../../kit/motion.ts';
import { createStore } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './keno.module.css';
import { arrowTarget } from './keno-board.ts';

/** The bet that figures are published of. */
const usualMarks = 6;
const mostMarks = 10;
/** From ball to ball, and how long one falls. */
const between = 190;
const numbers = Array.from({ length: kenoBalls }, (_, at) => at + 1);

/** Twenty balls of eighty are drawn; the player marks up to ten. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'keno') return null;
  const { config } = title;
  const view = createStore<{ drawn: readonly number[]; marks: readonly number[] | null }>({ drawn: [], marks: null });
  let newest: Element | null = null;

  const Stage = ({ play }: GameProps) => {
    const { bet, free, change } = useBet(play, 'keno');
    const { drawn } = useSnapshot(view, (snapshot) => snapshot);
    const marks = bet?.marks ?? [];
    const toggle = (number: number) => {
      if (!free) return;
      view.set({ drawn: [] });
      if (marks.includes(number)) change({ marks: marks.filter((mark) => mark !== number) });
      else if (marks.length < mostMarks) change({ marks: [...marks, number] });
    };
    return (
      <div class={classes.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: eighty numbers one by one, with arrows between them. */}
        <div class={classes.board} role="group" aria-label={t('keno.board')}>
          {numbers.map((number) => {
            const on = marks.includes(number);
            const out = drawn.includes(number);
            return (
              <button
                key={number}
                type="button"
                class={classes.number}
                aria-pressed={on}
                aria-label={out ? t('keno.drawn', { number }) : String(number)}
                data-out={out}
                data-number={number}
                tabIndex={number === (marks[0] ?? 1) ? 0 : -1}
                onClick={() => toggle(number)}
                onKeyDown={(event) => {
                  const to = arrowTarget(event.key, number);
                  if (to === null) return;
                  event.preventDefault();
                  const next = event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-number="${to}"]`);
                  next?.focus();
                }}
              >
                {number}
              </button>
            );
          })}
        </div>
        <ol class={classes.balls} aria-label={t('keno.balls')}>
          {drawn.map((number, at) => (
            <li
              key={number}
              data-hit={marks.includes(number)}
              ref={(element) => {
                if (element && at === drawn.length - 1) newest = element;
              }}
            >
              <Ball number={number} />
              <span class="unseen">{number}</span>
            </li>
          ))}
        </ol>
      </div>
    );
  };

  const Decisions = ({ play }: GameProps) => {
    const { bet, free, change } = useBet(play, 'keno');
    const count = bet?.marks.length ?? 0;
    const pays = kenoPrizes(config, count);
    return (
      <div class={classes.decisions}>
        <ul class={classes.pays} aria-label={t('keno.pays')}>
          {pays.map(({ count: hits, pays: multiple }) => (
            <li key={hits}>
              <span>{hits}</span> ×{figure(toNumber(multiple))}
            </li>
          ))}
          {count === 0 && <li>{t('keno.mark')}</li>}
        </ul>
        <button
          type="button"
          class={classes.clear}
          disabled={!free || count === 0}
          onClick={() => {
            view.set({ drawn: [] });
            change({ marks: [] });
          }}
        >
          {t('keno.clear')}
        </button>
      </div>
    );
  };

  return {
    title,
    look:
      code === 'aurora-keno'
        ? { '--stage-top': '#25245A', '--stage-floor': '#0D0C26', '--stage-win': '#3D3C8C', '--stage-ink': '#E6F1F5' }
        : { '--stage-top': '#12303F', '--stage-floor': '#081720', '--stage-win': '#1E5570', '--stage-ink': '#E6F1F5' },
    acts: 'act.draw',
    firstBet: ({ chips, limits }) => ({
      engine: 'keno',
      stake: chips.find((chip) => chip >= limits.min) ?? limits.min,
      marks: [],
    }),
    Stage,
    Decisions,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'keno') return;
      view.set({ drawn: [] });
      for (let ball = 1; ball <= outcome.drawn.length && !signal.aborted; ball += 1) {
        view.set({ drawn: outcome.drawn.slice(0, ball) });
        await Promise.resolve();
        void move(
          newest,
          [
            { transform: 'translateY(-28px)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: 320, easing: 'cubic-bezier(.3,1.3,.5,1)' },
          signal,
        );
        sound.click(outcome.hits.includes(outcome.drawn[ball - 1] ?? 0));
        await pass(between, signal);
      }
      view.set({ drawn: outcome.drawn });
    },
    tell: (outcome) =>
      outcome.engine === 'keno'
        ? {
            parts: [
              t('keno.hits', { count: outcome.hits.length }),
              ...(outcome.hits.length > 0 ? [outcome.hits.toSorted((one, other) => one - other).join(', ')] : []),
            ],
            win: outcome.win,
            stake: outcome.stake,
          }
        : { parts: [], win: null, stake: 0 },
    rules: [t('keno.rule'), t('keno.ruleHighest', { highest: figure(title.published.highest) })],
    prizes: (bet) => {
      const marks = bet?.engine === 'keno' && bet.marks.length > 0 ? bet.marks.length : usualMarks;
      return kenoPrizes(config, marks).map((prize) => ({
        name: t('keno.hitsOf', { hits: prize.count ?? 0, marks }),
        prize,
      }));
    },
  };
};
