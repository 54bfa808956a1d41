/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { rouletteFigures } from '../../../../domain/games/roulette/roulette.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import { Icon } from '../../art/icon.tsx';
import { pocketAngle, Wheel } from '../../art/wheel.tsx';
import { ChipRow } from '../../kit/chips.tsx';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { move, pass } from '../../kit/motion.ts';
import { createStore } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { doubled } from './felt-bets.ts';
import { colourOf, placeWords } from './place-words.ts';
import classes from './roulette.module.css';
import { RouletteFelt } from './roulette-felt.tsx';
import type { RouletteView } from './roulette-view.ts';
import { useWide } from './use-wide.ts';

const spin = 5_000;
const fallsAt = 4_200;

/** One bet of each kind, for the table of odds. */
const kinds = [
  '17',
  '17-20',
  '16-17-18',
  '16-17-19-20',
  '16-17-18-19-20-21',
  'dozen-1',
  'column-1',
  'red',
  'even',
  'low',
];

/** A European table from straight above. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'roulette') return null;
  const view = createStore<RouletteView>({
    ...{ hand: null, ball: null, number: null, wins: null, last: [], spinning: false },
  });
  const parts: { wheel: Element | null; run: Element | null; fall: Element | null } = {
    wheel: null,
    run: null,
    fall: null,
  };

  const Stage = ({ play }: GameProps) => {
    const lying = useWide();
    const { ball, last, spinning } = useSnapshot(view, (snapshot) => snapshot);
    return (
      <div class={classes.table} data-spinning={spinning}>
        <ol class={classes.last} aria-label={t('roulette.last')}>
          {last.map((number, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same number may come twice.
            <li key={at} data-paint={colourOf(number)}>
              {number}
            </li>
          ))}
        </ol>
        <div class={classes.wheel} aria-hidden="true">
          <Wheel
            number={ball}
            turning={(element) => {
              parts.wheel = element;
            }}
            running={(element) => {
              parts.run = element;
            }}
            falling={(element) => {
              parts.fall = element;
            }}
          />
        </div>
        <RouletteFelt play={play} view={view} lying={lying} />
      </div>
    );
  };

  const Chips = ({ play }: GameProps) => {
    const { bet, free, change } = useBet(play, 'roulette');
    const hand = useSnapshot(view, (snapshot) => snapshot.hand);
    const values = useSnapshot(play, ({ context }) => context.game?.chips ?? []);
    const canUndo = useSnapshot(play, ({ context }) => context.before.length > 0);
    const chips = bet?.chips ?? [];
    const untold = () => view.set({ wins: null, number: null });
    return (
      <div class={classes.chips}>
        <button
          type="button"
          class={classes.tool}
          aria-label={t('roulette.undo')}
          disabled={!free || !canUndo}
          onClick={() => {
            untold();
            play.send({ type: 'bet.undone' });
          }}
        >
          <Icon name="undo" size={20} />
        </button>
        <ChipRow
          values={values}
          chosen={hand ?? values[0] ?? 0}
          disabled={!free}
          onChoose={(chip) => view.set({ hand: chip })}
        />
        <button
          type="button"
          class={classes.tool}
          disabled={!free || chips.length === 0}
          onClick={() => {
            untold();
            change({ chips: doubled(chips) });
          }}
        >
          ×2
        </button>
        <button
          type="button"
          class={classes.tool}
          disabled={!free || chips.length === 0}
          onClick={() => {
            untold();
            change({ chips: [] });
          }}
        >
          {t('roulette.clear')}
        </button>
      </div>
    );
  };

  const night = code === 'night-roulette';
  return {
    title,
    look: night
      ? { '--stage-top': '#1B3358', '--stage-floor': '#081222', '--stage-win': '#24508A', '--stage-ink': '#E9DDBF' }
      : { '--stage-top': '#14503A', '--stage-floor': '#0A2B20', '--stage-win': '#1A6B4D', '--stage-ink': '#E9DDBF' },
    acts: 'act.spin',
    firstBet: () => ({ engine: 'roulette', chips: [] }),
    Stage,
    Chips,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'roulette') return;
      view.set({ ball: outcome.number, number: null, wins: null, spinning: true });
      await Promise.resolve();
      const angle = pocketAngle(outcome.number);
      await Promise.all([
        pass(spin, signal),
        move(
          parts.wheel,
          [{ transform: 'rotate(-360deg)' }, { transform: 'rotate(0deg)' }],
          { duration: spin },
          signal,
        ),
        move(
          parts.run,
          [{ transform: `rotate(${angle + 2_160}deg)` }, { transform: `rotate(${angle}deg)` }],
          { duration: spin, easing: 'cubic-bezier(.1,.6,.25,1)' },
          signal,
        ),
        move(
          parts.fall,
          [
            { transform: 'translateY(-166px)', offset: 0 },
            { transform: 'translateY(-166px)', offset: fallsAt / spin, easing: 'ease-in' },
            { transform: 'translateY(-110px)', offset: (fallsAt + 350) / spin },
            { transform: 'translateY(-110px)', offset: 1 },
          ],
          { duration: spin },
          signal,
        ),
        pass(fallsAt, signal).then(() => sound.click()),
      ]);
      view.set({
        ...{ spinning: false, number: outcome.number },
        wins: outcome.places.filter(({ win }) => win > 0).map(({ place }) => place),
        last: [outcome.number, ...view.getSnapshot().last].slice(0, 10),
      });
    },
    tell: (outcome) => {
      if (outcome.engine !== 'roulette') return { parts: [], win: null, stake: 0 };
      const { number, win, stake } = outcome;
      const colour = colourOf(number);
      const won = outcome.places.filter((place) => place.win > 0);
      const said =
        won.length > 2 ? [t('roulette.wonPlaces', { count: won.length })] : won.map(({ place }) => placeWords(place));
      return { parts: [colour === 'zero' ? '0' : `${number} ${t(`roulette.${colour}`)}`, ...said], win, stake };
    },
    rules: [t('roulette.rule'), t('roulette.ruleChips'), t('roulette.rulePays')],
    prizes: () =>
      kinds.map((place) => {
        const { hitRate, highest } = rouletteFigures(title.config, place);
        return { name: placeWords(place), prize: { name: place, count: null, pays: highest, chance: hitRate } };
      }),
  };
};
