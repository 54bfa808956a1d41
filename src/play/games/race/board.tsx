/** @jsxImportSource preact */
import { type RaceConfig, racePlaces, racePrice } from '../../../../domain/games/race/race.ts';
import type { GameProps } from '../../kit/game.ts';
import type { Store } from '../../kit/store.ts';
import type { Chips } from '../../kit/table/laid-chips.ts';
import { Price } from '../../kit/table/price.tsx';
import { usePlaces } from '../../kit/table/use-places.ts';
import { t } from '../../kit/texts.ts';
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

/** The prices of a race. */
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
  const { hand, tab } = useSnapshot(view, (snapshot) => snapshot);
  const placeOf = usePlaces(play, 'race', { hand, placed, locked });
  const last = useSnapshot(play, ({ context }) => context.table?.last ?? null);
  const races = (last ?? []).flatMap((result) => (result.engine === 'race' ? [result] : []));
  const price = (place: string) => (
    <Price key={place} {...placeOf(place)} words={placeWords(place, field)} price={racePrice(config, field, place)} />
  );
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
