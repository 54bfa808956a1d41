/** @jsxImportSource preact */
import { type FootballConfig, footballPrice } from '../../../../domain/games/football/football.ts';
import type { GameProps } from '../../kit/game.ts';
import type { Store } from '../../kit/store.ts';
import type { Chips } from '../../kit/table/laid-chips.ts';
import { Price } from '../../kit/table/price.tsx';
import { usePlaces } from '../../kit/table/use-places.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './football.module.css';
import { type FootballTab, type FootballView, formOf, matches } from './football-view.ts';
import { Shirt } from './shirt.tsx';
import { pairOf, placeWords, teamName } from './words.ts';

const kindsOf: Readonly<Record<Exclude<FootballTab, 'past'>, readonly string[]>> = {
  result: ['home', 'draw', 'away'],
  goals: ['over', 'under'],
  both: ['both', 'some'],
};

/** The prices of a round, match by match. */
export const Board = ({
  play,
  view,
  config,
  field,
  placed,
  locked,
  tab,
}: GameProps & {
  view: Store<FootballView>;
  config: FootballConfig;
  field: readonly number[];
  placed: Chips | null;
  locked: boolean;
  tab: Exclude<FootballTab, 'past'>;
}) => {
  const hand = useSnapshot(view, (snapshot) => snapshot.hand);
  const placeOf = usePlaces(play, 'football', { hand, placed, locked });
  const last = useSnapshot(play, ({ context }) => context.table?.last ?? null);
  const rounds = (last ?? []).flatMap((result) => (result.engine === 'football' ? [result] : []));
  const kinds = kindsOf[tab];
  return (
    <table class={classes.board} data-columns={kinds.length}>
      <thead>
        <tr>
          <th scope="col">{t('football.teams')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {t(`football.column.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match}>
            <th scope="row">
              {pairOf(field, match).map((team) => (
                <span key={team}>
                  <Shirt team={team} />
                  <span>{teamName(team)}</span>
                  <small
                    role="img"
                    aria-label={formOf(rounds, team)
                      .map((end) => t(`football.form.${end}`))
                      .join(', ')}
                  >
                    {formOf(rounds, team).map((end, nth) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells matches from each other.
                      <i key={nth} data-end={end}>
                        {t(`football.letter.${end}`)}
                      </i>
                    ))}
                  </small>
                </span>
              ))}
            </th>
            {kinds.map((kind) => {
              const place = `${kind}-${match}`;
              return (
                <td key={kind}>
                  <Price
                    {...placeOf(place)}
                    words={placeWords(place, field)}
                    price={footballPrice(config, field, place)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
