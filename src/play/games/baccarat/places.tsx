/** @jsxImportSource preact */
import { type BaccaratPlace, baccaratPlaces } from '../../../../contract/games/baccarat.ts';
import { amount } from '../../kit/amount.ts';
import { Chip } from '../../kit/chip.tsx';
import type { GameProps } from '../../kit/game.ts';
import type { Store } from '../../kit/store.ts';
import { addChip, type Chips, takeOff, topChip } from '../../kit/table/laid-chips.ts';
import { placePresses } from '../../kit/table/place-presses.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './baccarat.module.css';
import type { BaccaratView } from './baccarat-view.ts';

const order: readonly BaccaratPlace[] = ['player', 'tie', 'banker'];

/** Where chips are laid: a press lays one, Delete or a right press takes the heap off. */
export const Places = ({
  play,
  view,
  locked,
  placed,
  others,
}: GameProps & {
  view: Store<BaccaratView>;
  locked: boolean;
  placed: Chips | null;
  others: ReadonlyMap<string, readonly number[]>;
}) => {
  const { bet, free: idle, change } = useBet(play, 'baccarat');
  const { hand, winner } = useSnapshot(view, (snapshot) => snapshot);
  const values = useSnapshot(play, ({ context }) => context.game?.chips ?? []);
  const free = idle && !locked;
  const chips = bet?.chips ?? [];
  const shown: Chips = placed ?? chips;
  const lay = (place: BaccaratPlace) => free && change({ chips: addChip(chips, place, hand ?? values[0] ?? 0) });
  const clear = (place: BaccaratPlace) => free && change({ chips: takeOff(chips, place) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: places of a felt.
    <div class={classes.places} role="group" aria-label={t('roulette.felt')}>
      {order
        .filter((place) => baccaratPlaces.includes(place))
        .map((place) => {
          const heap = shown.find((one) => one.place === place);
          return (
            <button
              key={place}
              type="button"
              data-place={place}
              data-won={winner === place}
              aria-disabled={!free}
              {...placePresses(
                () => lay(place),
                () => clear(place),
              )}
            >
              <strong>{t(`baccarat.${place}`)}</strong>
              <small>{t(`baccarat.pays.${place}`)}</small>
              {heap && <span class="unseen">{amount(heap.stake)}</span>}
              <span class={classes.heap} aria-hidden="true">
                {heap && (
                  <span
                    data-placed={placed !== null}
                    data-lost={winner !== null && winner !== place && winner !== 'tie'}
                  >
                    <Chip value={topChip(heap.stake, values)} size={34} />
                    {!values.includes(heap.stake) && <b>{amount(heap.stake).replace('.00', '')}</b>}
                  </span>
                )}
                {others.get(place)?.map((value, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: chips of strangers, one like the other.
                  <Chip key={nth} value={topChip(value, values)} size={17} />
                ))}
              </span>
            </button>
          );
        })}
    </div>
  );
};
