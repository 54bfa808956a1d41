/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { diceMultiple, dicePrizes } from '../../../../domain/games/dice/dice.ts';
import { toNumber } from '../../../../domain/games/fraction.ts';
import { payOf } from '../../../../domain/games/pay.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import { amount, figure } from '../../kit/amount.ts';
import { Choice } from '../../kit/choice.tsx';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { move, pass } from '../../kit/motion.ts';
import { createStore } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './dice.module.css';

/** `4200` as `42.00`. */
export const rollWord = (roll: number): string => (roll / 100).toFixed(2);

const sweep = 1_100;

/** A roll from 0.00 to 99.99 on a scale; the player chooses which part of it wins. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'dice') return null;
  const { config } = title;
  const view = createStore<{ roll: number | null; won: boolean }>({ roll: null, won: false });
  let pointer: Element | null = null;

  const Stage = ({ play }: GameProps) => {
    const { bet } = useBet(play, 'dice');
    const { roll, won } = useSnapshot(view, (snapshot) => snapshot);
    const chance = bet?.chance ?? 4_850;
    const under = bet?.side !== 'over';
    const width = chance / 100;
    return (
      <div class={classes.stage}>
        <p class={classes.roll} data-won={won}>
          {roll === null ? (
            <span class={classes.bound}>{`${under ? '<' : '≥'} ${rollWord(under ? chance : 10_000 - chance)}`}</span>
          ) : (
            rollWord(roll)
          )}
        </p>
        <div class={classes.scale}>
          <div class={classes.bar}>
            <div
              class={classes.part}
              style={{ transform: `translateX(${under ? 0 : 100 - width}%) scaleX(${width / 100})` }}
            />
          </div>
          <div class={classes.track} style={{ transform: `translateX(${(roll ?? 5_000) / 100}%)` }}>
            <svg
              class={classes.pointer}
              viewBox="-18 -50 36 50"
              aria-hidden="true"
              data-on={roll !== null}
              ref={(element) => {
                pointer = element;
              }}
            >
              <path d="M0 0-11-22A14 14 0 1 1 11-22Z" />
            </svg>
          </div>
          <div class={classes.ticks} aria-hidden="true">
            {[0, 25, 50, 75, 100].map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
        </div>
      </div>
    );
  };

  const Decisions = ({ play }: GameProps) => {
    const { bet, free, change } = useBet(play, 'dice');
    if (!bet) return null;
    return (
      <div class={classes.decisions}>
        <Choice
          name="side"
          legend={t('dice.side')}
          options={[
            ['under', t('dice.under', { bound: rollWord(bet.chance) })],
            ['over', t('dice.over', { bound: rollWord(10_000 - bet.chance) })],
          ]}
          chosen={bet.side}
          disabled={!free}
          onChoose={(side) => change({ side })}
        />
        <label class={classes.chance}>
          <span>
            {t('dice.chance')} <strong>{t('percent', { figure: figure(bet.chance / 100) })}</strong> · ×
            {figure(toNumber(diceMultiple(config, bet.chance)), 4)} ·{' '}
            <strong>{amount(payOf(bet.stake, diceMultiple(config, bet.chance)))}</strong>
          </span>
          <input
            type="range"
            min={config.chances.min}
            max={config.chances.max}
            step={50}
            value={bet.chance}
            disabled={!free}
            aria-valuetext={t('percent', { figure: figure(bet.chance / 100) })}
            onInput={({ currentTarget }) => change({ chance: Number(currentTarget.value) })}
          />
        </label>
      </div>
    );
  };

  return {
    title,
    look: { '--stage-top': '#12303F', '--stage-floor': '#081720', '--stage-win': '#1E5570', '--stage-ink': '#E6F1F5' },
    acts: 'act.roll',
    firstBet: ({ chips, limits }) => ({
      engine: 'dice',
      stake: chips.find((chip) => chip >= limits.min) ?? limits.min,
      side: 'under',
      chance: 4_850,
    }),
    Stage,
    Decisions,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'dice') return;
      const from = view.getSnapshot().roll ?? 5_000;
      view.set({ roll: outcome.roll, won: false });
      await Promise.resolve();
      const track = pointer?.parentElement;
      await Promise.all([
        pass(sweep, signal),
        move(
          track,
          [{ transform: `translateX(${from / 100}%)` }, { transform: `translateX(${outcome.roll / 100}%)` }],
          { duration: sweep, easing: 'cubic-bezier(.15,.7,.2,1)' },
          signal,
        ),
      ]);
      sound.click(outcome.won);
      view.set({ won: outcome.won });
    },
    tell: (outcome) =>
      outcome.engine === 'dice'
        ? {
            parts: [t('dice.rolled', { roll: rollWord(outcome.roll) }), t(outcome.won ? 'dice.hit' : 'dice.missed')],
            win: outcome.win,
            stake: outcome.stake,
          }
        : { parts: [], win: null, stake: 0 },
    rules: [t('dice.rule'), t('dice.rulePays')],
    prizes: () =>
      dicePrizes(config).map((prize) => ({
        name: t('dice.chanceOf', { percent: figure((prize.count ?? 0) / 100) }),
        prize,
      })),
  };
};
