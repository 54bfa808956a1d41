/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { createStore } from '../../kit/store.ts';
import { ChipTools } from '../../kit/table/chip-tools.tsx';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { colourOf } from './place-words.ts';
import classes from './roulette.module.css';
import { RouletteFelt } from './roulette-felt.tsx';
import { noView, type RouletteView } from './roulette-view.ts';
import { holdParts, noParts, spinWheel } from './spin-wheel.ts';
import { feltPrizes, tellRoulette } from './tell-roulette.ts';
import { useWide } from './use-wide.ts';
import { Wheel } from './wheel.tsx';

/** A European table from straight above. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'roulette') return null;
  const view = createStore<RouletteView>(noView);
  const parts = noParts();

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
          <Wheel number={ball} {...holdParts(parts)} />
        </div>
        <RouletteFelt play={play} view={view} lying={lying} />
      </div>
    );
  };

  const Chips = ({ play }: GameProps) => (
    <ChipTools play={play} view={view} untold={() => view.set({ wins: null, number: null })} />
  );

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
      await spinWheel(parts, outcome.number, sound, signal);
      view.set({
        spinning: false,
        number: outcome.number,
        wins: outcome.places.filter(({ win }) => win > 0).map(({ place }) => place),
        last: [outcome.number, ...view.getSnapshot().last].slice(0, 10),
      });
    },
    tell: tellRoulette,
    rules: [t('roulette.rule'), t('roulette.ruleChips'), t('roulette.rulePays')],
    prizes: () => feltPrizes(title.config),
  };
};
