/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { baccaratPrizes, totalOf } from '../../../../domain/games/baccarat/baccarat.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { pass } from '../../kit/motion.ts';
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
import classes from './baccarat.module.css';
import { type BaccaratView, noView } from './baccarat-view.ts';
import { type Dealt, Hands, orderOf } from './hands.tsx';
import { Places } from './places.tsx';
import { Roads } from './roads.tsx';

/** Between two cards; before a third one a little longer. */
const cardPause = 600;
const thirdPause = 1_100;

const winnerWords = ({ winner, player, banker }: Dealt): string =>
  t(`baccarat.won.${winner}`, { player: totalOf(player), banker: totalOf(banker) });

/** A table of cards that is dealt for everybody at once, by the clock. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'baccarat') return null;
  const view = createStore<BaccaratView>(noView);

  /** The cards follow the table. */
  const { useTable, present } = followTable<Dealt>({
    drawnOf: (result) => (result?.engine === 'baccarat' ? result : null),
    isSame: (one, other) => `${one.player} ${one.banker}` === `${other.player} ${other.banker}`,
    clear: () => view.set({ dealt: null, shown: 0, winner: null }),
    run: async (dealt, signal) => {
      view.set({ dealt, shown: 0, winner: null });
      for (let shown = 1; shown <= orderOf(dealt).length; shown += 1) {
        await pass(shown > 4 ? thirdPause : cardPause, signal);
        if (signal.aborted) return;
        sound.click();
        view.set({ shown });
      }
      view.set({ winner: dealt.winner });
    },
    lay: (dealt) => view.set({ dealt, shown: 6, winner: dealt.winner }),
  });

  const Stage = ({ play }: GameProps) => {
    useTable(play);
    const { dealt, shown: cards, winner } = useSnapshot(view, (snapshot) => snapshot);
    const context = useSnapshot(play, ({ context: now }) => now);
    const { table, shown } = context;
    const last = [
      ...(winner && dealt && !shown ? [{ engine: 'baccarat' as const, ...dealt }] : []),
      ...(table?.last ?? []),
    ];
    return (
      <div class={classes.table}>
        <div class={classes.head}>
          {!shown && (
            <Ring play={play} drawing={t('baccarat.dealing')} told={winner && dealt ? winnerWords(dealt) : null} />
          )}
          <Seats play={play} />
        </div>
        <Hands dealt={dealt} shown={cards} />
        <Places
          play={play}
          view={view}
          locked={isLocked(context)}
          placed={shown?.outcome.engine === 'baccarat' ? shown.outcome.places : placedChips(context)}
          others={chipsByPlace(shown ? [] : otherSeats(context))}
        />
        <Roads last={last.slice(0, 200)} />
      </div>
    );
  };

  return {
    title,
    look: { '--stage-top': '#1D3A63', '--stage-floor': '#0A1730', '--stage-win': '#2A5590', '--stage-ink': '#E9DDBF' },
    acts: 'table.place',
    firstBet: () => ({ engine: 'baccarat', chips: [] }),
    Stage,
    Chips: ({ play }) => <ChipTools play={play} view={view} />,
    Act: PlaceButton,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine === 'baccarat') await present(outcome, signal);
    },
    tell: (outcome) =>
      outcome.engine === 'baccarat'
        ? { parts: [winnerWords(outcome)], win: outcome.win, stake: outcome.stake }
        : { parts: [], win: null, stake: 0 },
    rules: [
      t('baccarat.rule'),
      t('baccarat.ruleThirds'),
      t('baccarat.rulePays'),
      t('baccarat.ruleShoe'),
      t('table.rule'),
      t('table.ruleCounts'),
    ],
    prizes: () => baccaratPrizes(title.config).map((prize) => ({ name: t(`baccarat.${prize.name}`), prize })),
  };
};
