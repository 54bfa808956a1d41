/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { amount } from '../../kit/amount.ts';
import { Chip } from '../../kit/chip.tsx';
import type { GameProps } from '../../kit/game.ts';
import type { Store } from '../../kit/store.ts';
import { addChip, type Chips, moveChips, takeOff, topChip } from '../../kit/table/laid-chips.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { boxOf, type FeltSpot, feltSpots, nextSpot } from './felt-geometry.ts';
import { colourOf, placeWords } from './place-words.ts';
import classes from './roulette.module.css';
import type { RouletteView } from './roulette-view.ts';

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;
/** A heap that is pressed this long, in milliseconds, is taken off. */
const held = 550;

const wordOn = ({ place, field }: FeltSpot): string | null => {
  if (!field) return null;
  const [kind, nth] = place.split('-');
  if (kind === 'dozen') return t('roulette.dozen', { nth });
  if (kind === 'column') return t('roulette.twoToOne');
  return /^\d+$/.test(place) ? place : t(`roulette.${place}`);
};

const paintOf = (place: string): string =>
  /^\d+$/.test(place) ? colourOf(Number(place)) : place === 'red' || place === 'black' ? `${place}Field` : 'cloth';

/** What others have on the felt, and what of the player's own lies there for good, at a table that is shared. */
export interface SharedFelt {
  /** No chip may be laid or moved. */
  locked: boolean;
  placed: Chips | null;
  /** The values of others' chips by place. */
  others: ReadonlyMap<string, readonly number[]>;
}

/** The felt with its 157 places: a press lays a chip, a drag moves a heap, a long press or Delete takes it off. */
export const RouletteFelt = ({
  play,
  view,
  lying,
  shared = null,
}: GameProps & { view: Store<RouletteView>; lying: boolean; shared?: SharedFelt | null }) => {
  const { bet, free: idle, change } = useBet(play, 'roulette');
  const free = idle && !shared?.locked;
  const { hand, number, wins } = useSnapshot(view, (snapshot) => snapshot);
  const values = useSnapshot(play, ({ context }) => context.game?.chips ?? []);
  const pressed = useRef<{ place: string; timer: number } | null>(null);
  const chips = bet?.chips ?? [];
  const shown = shared?.placed ?? chips;
  const heapOf = (place: string) => shown.find((heap) => heap.place === place);
  const lay = (next: typeof chips) => {
    if (!free) return;
    view.set({ wins: null, number: null });
    change({ chips: next });
  };
  const placeAt = (x: number, y: number): string | undefined =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place;
  const focused = chips.at(-1)?.place ?? '17';
  return (
    // biome-ignore lint/a11y/useSemanticElements: places of a felt, with arrows between them.
    <div class={classes.felt} role="group" aria-label={t('roulette.felt')} data-lying={lying}>
      {feltSpots.map((spot) => {
        const { left, top, width, height } = boxOf(spot, lying);
        const heap = heapOf(spot.place);
        const word = wordOn(spot);
        const won = wins?.includes(spot.place) ?? false;
        const upright = spot.field && (lying ? spot.place.startsWith('column') : width < 0.2);
        return (
          <button
            key={spot.place}
            type="button"
            class={spot.field ? classes.field : classes.line}
            style={{
              left: percent(left),
              top: percent(top),
              ...(spot.field && { width: percent(width), height: percent(height) }),
            }}
            data-place={spot.place}
            data-paint={spot.field ? paintOf(spot.place) : undefined}
            data-hit={number !== null && spot.place === String(number)}
            data-upright={upright}
            tabIndex={spot.place === focused ? 0 : -1}
            aria-label={
              heap
                ? t('roulette.laid', { place: placeWords(spot.place), amount: amount(heap.stake) })
                : placeWords(spot.place)
            }
            aria-disabled={!free}
            onPointerDown={({ currentTarget, pointerId }) => {
              if (!free) return;
              // This place gets the event wherever the pointer is released.
              currentTarget.setPointerCapture(pointerId);
              const timer = window.setTimeout(() => {
                pressed.current = null;
                lay(takeOff(chips, spot.place));
              }, held);
              pressed.current = { place: spot.place, timer };
            }}
            onPointerMove={({ clientX, clientY }) => {
              const from = pressed.current;
              // A drag may take its time: it takes nothing off.
              if (from && placeAt(clientX, clientY) !== from.place) window.clearTimeout(from.timer);
            }}
            onPointerUp={({ clientX, clientY }) => {
              const from = pressed.current;
              pressed.current = null;
              if (!from) return;
              window.clearTimeout(from.timer);
              const to = placeAt(clientX, clientY);
              if (to === from.place) lay(addChip(chips, to, hand ?? values[0] ?? 0));
              else if (to) lay(moveChips(chips, from.place, to));
            }}
            onPointerCancel={() => {
              window.clearTimeout(pressed.current?.timer);
              pressed.current = null;
            }}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') lay(addChip(chips, spot.place, hand ?? values[0] ?? 0));
              else if (event.key === 'Delete' || event.key === 'Backspace') lay(takeOff(chips, spot.place));
              else {
                const next = nextSpot(spot.place, event.key, lying);
                if (!next) return;
                event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
              }
              event.preventDefault();
            }}
          >
            {word && <span class={classes.word}>{word}</span>}
            {shared?.others.has(spot.place) && (
              <span class={classes.others} aria-hidden="true">
                {shared.others.get(spot.place)?.map((value, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: chips of strangers, one like the other.
                  <Chip key={nth} value={topChip(value, values)} size={17} />
                ))}
              </span>
            )}
            {heap && (
              <span
                class={classes.heap}
                style={{ left: percent(spot.field && !upright ? 0.8 : 0.5), top: percent(upright ? 0.8 : 0.5) }}
                data-placed={shared?.placed != null}
                data-won={won}
                data-lost={wins !== null && !won}
              >
                <Chip value={topChip(heap.stake, values)} size={30} />
                {!values.includes(heap.stake) && <b>{amount(heap.stake).replace('.00', '')}</b>}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
};
