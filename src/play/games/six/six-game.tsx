/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { sixDrawnBalls, sixNumbers, sixPrizes } from '../../../../domain/games/six/six.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import { figure } from '../../kit/amount.ts';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { pass } from '../../kit/motion.ts';
import { createStore } from '../../kit/store.ts';
import { ChipTools } from '../../kit/table/chip-tools.tsx';
import { takeOff } from '../../kit/table/laid-chips.ts';
import { placedChips } from '../../kit/table/own-chips.ts';
import { PlaceButton } from '../../kit/table/place-button.tsx';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useFrames } from '../../kit/use-frames.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { DrawBoard } from './draw-board.tsx';
import { DrawHead } from './draw-head.tsx';
import { PastDraws } from './past-draws.tsx';
import { Picker } from './picker.tsx';
import classes from './six.module.css';
import { fallenAt, noView, type SixView } from './six-view.ts';
import { Tickets } from './tickets.tsx';

/** From ball to ball of a draw that is shown once more. */
const againPause = 120;

/** A draw for all players every five minutes: thirty-five balls of forty-eight, one by one. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'six') return null;
  const { config } = title;
  const view = createStore<SixView>(noView);
  /** The draw whose balls fall before everybody's eyes; a round shown once more is none. */
  let seen: string | null = null;
  let replays = false;

  /** Balls fall by the studio's clock; a late viewer sees earlier ones at once. */
  const useFalls = (play: GameProps['play']): void => {
    const shown = useSnapshot(play, ({ context }) => context.shown);
    useEffect(() => {
      replays = shown !== null;
      if (!shown) view.set({ again: null });
    }, [shown]);
    useFrames((now) => {
      const { context } = play.getSnapshot();
      const { table } = context;
      const drawn = table?.result?.engine === 'six' ? table.result.drawn : [];
      seen = drawn.length > 0 && !replays ? drawn.join() : null;
      const isOver = table?.phase === 'paid';
      const count =
        drawn.length === 0 || !table ? 0 : isOver ? drawn.length : fallenAt(now + table.ahead - table.draws);
      const before = view.getSnapshot().count;
      if (count === before) return false;
      view.set({ count });
      if (count === before + 1 && table?.live)
        sound.click(placedChips(context)?.some(({ place }) => sixNumbers(place).includes(drawn[count - 1] ?? 0)));
      return false;
    });
  };

  const Stage = ({ play }: GameProps) => {
    useFalls(play);
    const { bet, free, change } = useBet(play, 'six');
    const context = useSnapshot(play, ({ context: now }) => now);
    const { count, again, past } = useSnapshot(view, (snapshot) => snapshot);
    const { table, shown, answer } = context;
    const result = table?.result?.engine === 'six' ? table.result.drawn : null;
    const before = table?.last[0]?.engine === 'six' ? table.last[0].drawn : [];
    const drawn = again?.drawn ?? result ?? before;
    const fallen = again?.count ?? (result ? count : drawn.length);
    const outcome = again ? (shown?.outcome ?? answer?.outcome) : null;
    const placed = outcome?.engine === 'six' ? outcome.places : placedChips(context);
    const tickets = placed ?? bet?.chips ?? [];
    const own = tickets.flatMap(({ place }) => sixNumbers(place));
    // Before the draw the board still shows the one before: no ticket waits for those balls.
    const [balls, so] = again || result ? [drawn, fallen] : [[], 0];
    const picks = !placed && !again && !shown;
    return (
      <div class={classes.stage} data-past={past} data-picks={picks && table?.phase === 'open'}>
        {/* biome-ignore lint/a11y/useSemanticElements: views of one stage. */}
        <div class={classes.tabs} role="group" aria-label={title.name}>
          {[false, true].map((one) => (
            <button key={String(one)} type="button" aria-pressed={past === one} onClick={() => view.set({ past: one })}>
              {t(one ? 'six.draws' : 'six.tickets')}
            </button>
          ))}
        </div>
        {!shown && <DrawHead play={play} count={count} />}
        <section class={classes.draw} aria-label={t('six.board')}>
          {!result && !again && drawn.length > 0 && <h2>{t('six.before')}</h2>}
          <DrawBoard
            drawn={drawn}
            count={fallen}
            own={balls.length > 0 ? own : []}
            pays={config.pays}
            falling={again !== null || (result !== null && table?.phase === 'drawn')}
          />
        </section>
        <section class={classes.mine} aria-label={t('six.tickets')} tabIndex={picks ? undefined : 0}>
          {picks && <Picker play={play} view={view} />}
          <Tickets
            tickets={tickets}
            config={config}
            drawn={balls}
            count={so}
            onRemove={placed || !free ? null : (place) => change({ chips: takeOff(bet?.chips ?? [], place) })}
          />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list without controls is scrolled by keyboard, too. */}
        <section class={classes.history} aria-label={t('six.draws')} tabIndex={0}>
          {table && <PastDraws table={table} />}
        </section>
      </div>
    );
  };

  const Chips = ({ play }: GameProps) => <ChipTools play={play} view={view} />;

  return {
    title,
    look: { '--stage-top': '#12303F', '--stage-floor': '#081720', '--stage-win': '#1E5570', '--stage-ink': '#E6F1F5' },
    acts: 'table.place',
    firstBet: () => ({ engine: 'six', chips: [] }),
    Stage,
    Chips,
    Act: PlaceButton,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'six') return;
      const { drawn } = outcome;
      if (drawn.join() === seen) return;
      for (let count = 0; count <= sixDrawnBalls && !signal.aborted; count += 1) {
        view.set({ again: { drawn, count } });
        if (count > 0) sound.click();
        await pass(againPause, signal);
      }
      if (!replays) view.set({ again: null });
    },
    tell: (outcome) =>
      outcome.engine === 'six'
        ? {
            parts: outcome.places.map(({ ball }) =>
              ball === null
                ? t('six.told.missed')
                : t('six.told.complete', { ball, times: figure(config.pays[ball - 6] ?? 0) }),
            ),
            win: outcome.win,
            stake: outcome.stake,
          }
        : { parts: [], win: null, stake: 0 },
    rules: [
      t('six.rule'),
      t('six.rulePays', { highest: figure(title.published.highest) }),
      t('six.ruleDraw'),
      t('table.ruleCounts'),
    ],
    prizes: () => sixPrizes(config).map((prize) => ({ name: t('six.complete', { ball: prize.count ?? 0 }), prize })),
  };
};
