/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { createStore } from '../../kit/store.ts';
import { ChipTools } from '../../kit/table/chip-tools.tsx';
import { followTable } from '../../kit/table/follow-table.ts';
import { isLocked } from '../../kit/table/is-locked.ts';
import { chipsByPlace, otherSeats, placedChips } from '../../kit/table/own-chips.ts';
import { PlaceButton } from '../../kit/table/place-button.tsx';
import { Ring } from '../../kit/table/ring.tsx';
import { Seats } from '../../kit/table/seats.tsx';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import live from './live.module.css';
import { Results } from './results.tsx';
import classes from './roulette.module.css';
import { RouletteFelt } from './roulette-felt.tsx';
import { noView, type RouletteView } from './roulette-view.ts';
import { holdParts, noParts, spinWheel } from './spin-wheel.ts';
import { feltPrizes, numberWords, tellRoulette } from './tell-roulette.ts';
import { useWide } from './use-wide.ts';
import { Wheel } from './wheel.tsx';

/** A wheel that turns for everybody at once, by the clock. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'roulette' || !title.table) return null;
  const view = createStore<RouletteView>(noView);
  const parts = noParts();

  /** The wheel follows the table. */
  const { useTable, present } = followTable<number>({
    drawnOf: (result) => (result?.engine === 'roulette' ? result.number : null),
    isSame: Object.is,
    clear: () => view.set({ number: null, wins: null }),
    run: async (number, signal) => {
      view.set({ ball: number, number: null, wins: null, spinning: true });
      // The wheel is drawn before it turns.
      await Promise.resolve();
      await spinWheel(parts, number, sound, signal);
      view.set({ spinning: false, number });
    },
    lay: (number) => view.set({ ball: number, number, wins: null }),
  });

  const Stage = ({ play }: GameProps) => {
    useTable(play);
    const lying = useWide();
    const { ball, number, spinning } = useSnapshot(view, (snapshot) => snapshot);
    const context = useSnapshot(play, ({ context: now }) => now);
    const { table, shown } = context;
    const shared = {
      locked: isLocked(context),
      placed: shown?.outcome.engine === 'roulette' ? shown.outcome.places : placedChips(context),
      others: chipsByPlace(shown ? [] : otherSeats(context)),
    };
    return (
      <div class={live.table} data-spinning={spinning}>
        <div class={`${classes.wheel} ${live.wheel}`} aria-hidden="true">
          <Wheel number={ball} {...holdParts(parts)} />
        </div>
        <div class={live.info}>
          {!shown && (
            <Ring
              play={play}
              drawing={t('roulette.turning')}
              told={number === null || spinning ? null : numberWords(number)}
            />
          )}
          <Results last={table?.last ?? []} now={spinning ? null : number} />
        </div>
        <Seats play={play} />
        <div class={live.cloth}>
          <RouletteFelt play={play} view={view} lying={lying} shared={shared} />
        </div>
      </div>
    );
  };

  return {
    title,
    look: { '--stage-top': '#14503A', '--stage-floor': '#0A2B20', '--stage-win': '#1A6B4D', '--stage-ink': '#E9DDBF' },
    acts: 'table.place',
    firstBet: () => ({ engine: 'roulette', chips: [] }),
    Stage,
    Chips: ({ play }) => <ChipTools play={play} view={view} />,
    Act: PlaceButton,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'roulette') return;
      await present(outcome.number, signal);
      if (signal.aborted) return;
      view.set({ wins: outcome.places.filter(({ win }) => win > 0).map(({ place }) => place) });
    },
    tell: tellRoulette,
    rules: [
      t('roulette.rule'),
      t('roulette.ruleChips'),
      t('roulette.rulePays'),
      t('table.rule'),
      t('table.ruleCounts'),
    ],
    prizes: () => feltPrizes(title.config),
  };
};
