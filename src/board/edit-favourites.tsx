import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportCode } from '../../contract/entities/sport.ts';
import { type FavouritePage, isFavourite } from '../../domain/offer/favourites.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { useFavouritesDesk } from '../offer/favourites-desk.ts';
import { useOffer } from '../offer/offer-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import dialogCss from '../ui/dialog-buttons.module.css';
import { Flag } from '../ui/flag.tsx';
import styles from './edit-favourites.module.css';
import star from './star.module.css';
import { starIcon } from './star.tsx';

interface EditFavouritesProps {
  page: FavouritePage;
  sport: SportCode;
  /** Whose matches the list shows. */
  topic: string;
}

/** What of a list is starred, with its names, when it is asked for. */
const useStarred = ({ page, sport, topic }: EditFavouritesProps) => {
  const names = useOfferNames();
  const { records } = useOffer().topic(topic);
  const desk = useFavouritesDesk();
  return () => {
    const heads = [...records.values()].map(({ head }) => head);
    const matches = heads.map((head) => ({
      favourite: { page, sport, kind: 'favorite_matches', id: head.eventId } as const,
      country: head.groupName,
      name: Object.values(names.sides(head)).filter(Boolean).join(' – '),
      of: names.league(head.leagueName),
    }));
    const leagues = new Map(heads.map((head) => [head.leagueId, head]));
    return [
      ...matches,
      ...[...leagues].map(([id, { groupName, leagueName }]) => ({
        favourite: { page, sport, kind: 'favorite_leagues', id } as const,
        country: groupName,
        name: names.league(leagueName),
        of: names.country(groupName),
      })),
    ].filter(({ favourite }) => isFavourite(desk.favourites(), favourite));
  };
};

type Starred = ReturnType<ReturnType<typeof useStarred>>;

/** Its stars are turned when it is left: the list below, and with the last star the head it came from, stay till then. */
function FavouritesDialog({ starred, onClose }: { starred: Starred; onClose(): void }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const desk = useFavouritesDesk();
  const [gone, setGone] = useState<Starred>([]);
  const close = () => {
    onClose();
    for (const { favourite } of gone) desk.toggle(favourite);
  };
  return (
    <Dialog
      title={t('favourites')}
      text={t('editText')}
      className={styles.dialog ?? ''}
      closes="any"
      backTo={['main [data-odds-row] button']}
      onClose={close}
    >
      <ul className={styles.list}>
        {starred.map((line) => (
          <li key={`${line.favourite.kind} ${line.favourite.id}`}>
            <Flag country={line.country} />
            <span className={styles.name}>
              {line.name}
              <span className={styles.of}>{line.of}</span>
            </span>
            <button
              type="button"
              className={star.star}
              aria-pressed={!gone.includes(line)}
              aria-label={names.favourite(line.name)}
              onClick={() => setGone(gone.includes(line) ? gone.filter((other) => other !== line) : [...gone, line])}
            >
              {starIcon}
            </button>
          </li>
        ))}
      </ul>
      <div className={dialogCss.choices}>
        <button type="button" className={dialogCss.choice} onClick={close}>
          {t('done')}
        </button>
      </div>
    </Dialog>
  );
}

/** The starred matches and leagues of a list in one place, where each can be let go. */
export default function EditFavourites(props: EditFavouritesProps) {
  const { t } = useTranslation('betting');
  const starred = useStarred(props);
  const [shown, show] = useState<Starred>();
  return (
    <>
      <button type="button" className={styles.edit} aria-label={t('editFavourites')} onClick={() => show(starred())}>
        {t('edit')}
      </button>
      {shown && <FavouritesDialog starred={shown} onClose={() => show(undefined)} />}
    </>
  );
}
