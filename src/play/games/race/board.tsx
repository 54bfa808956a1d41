/** @jsxImportSource preact */
import { type RaceConfig, racePlaces, racePrice } from '../../../../domain/games/race/race.ts';
import { amount } from '../../kit/amount.ts';
import type { GameProps } from '../../kit/game.ts';
import type { Store } from '../../kit/store.ts';
import { addChip, type Chips, takeOff } from '../../kit/table/laid-chips.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './race.module.css';
import { formOf, type RaceView, traps } from './race-view.ts';
import { Trap } from './trap.tsx';

export const dogName = (dog: number | undefined): string => t(`race.dog.${dog ?? 0}`);

/** What a place is called, with the names of its dogs. */
export const placeWords = (place: string, field: readonly number[]): string => {
  const [kind = '', one, other] = place.split('-');
  const named = (trap: string | undefined) => `${trap} ${dogName(field[Number(trap) - 1])}`;
  return t(`race.bet.${kind}`, { one: named(one), other: named(other) });
};

/** The prices of a race: a press lays the chip in hand on one, Delete or a right press takes it off. */
export const Board = ({
  play,
  view,
  config,
  field,
  placed,
  locked,
}: GameProps & {
  view: Store<RaceView>;
  config: RaceConfig;
  field: readonly number[];
  placed: Chips | null;
  locked: boolean;
}) => {
  const { bet, free: idle, change } = useBet(play, 'race');
  const { hand, tab } = useSnapshot(view, (snapshot) => snapshot);
  const values = useSnapshot(play, ({ context }) => context.game?.chips ?? []);
  const last = useSnapshot(play, ({ context }) => context.table?.last ?? null);
  const races = (last ?? []).flatMap((result) => (result.engine === 'race' ? [result] : []));
  const free = idle && !locked;
  const chips: Chips = bet?.chips ?? [];
  const shown = placed ?? chips;
  const lay = (place: string) => free && change({ chips: addChip(chips, place, hand ?? values[0] ?? 0) });
  const clear = (place: string) => free && change({ chips: takeOff(chips, place) });
  const price = (place: string) => {
    const heap = shown.find((one) => one.place === place);
    return (
      <button
        key={place}
        type="button"
        class={classes.price}
        data-place={place}
        data-laid={heap !== undefined}
        data-placed={heap !== undefined && placed !== null}
        aria-disabled={!free}
        onClick={() => lay(place)}
        onContextMenu={(event) => {
          event.preventDefault();
          clear(place);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' && event.key !== 'Backspace') return;
          event.preventDefault();
          clear(place);
        }}
      >
        <span class="unseen">{placeWords(place, field)}, </span>
        <strong>{(racePrice(config, field, place) / 100).toFixed(2)}</strong>
        {heap && <small>{amount(heap.stake)}</small>}
      </button>
    );
  };
  if (tab === 'parity')
    return (
      <div class={classes.parity}>
        {(['odd', 'even'] as const).map((place) => (
          <p key={place}>
            <span>{t(`race.bet.${place}`)}</span>
            {price(place)}
          </p>
        ))}
      </div>
    );
  if (tab === 'pair')
    return (
      <div class={classes.pairs}>
        {racePlaces
          .filter((place) => place.startsWith('pair'))
          .map((place) => (
            <p key={place}>
              <span aria-hidden="true">
                {place
                  .split('-')
                  .slice(1)
                  .map((trap) => (
                    <Trap key={trap} trap={Number(trap)} />
                  ))}
              </span>
              {price(place)}
            </p>
          ))}
      </div>
    );
  return (
    <table class={classes.board}>
      <thead>
        <tr>
          <th scope="col">{t('race.name')}</th>
          <th scope="col">{t('race.form')}</th>
          <th scope="col">{t('race.win')}</th>
          <th scope="col" aria-label={t('race.top')}>
            <span>{t('race.top')}</span>
            <span data-short>1–2</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {traps.map((trap) => (
          <tr key={trap}>
            <th scope="row">
              <Trap trap={trap} /> {dogName(field[trap - 1])}
            </th>
            <td>{formOf(races, field[trap - 1] ?? -1).join(' ') || '–'}</td>
            <td>{price(`win-${trap}`)}</td>
            <td>{price(`top-${trap}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
