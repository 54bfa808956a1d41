import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '../../../../contract/games/played-rounds.ts';
import { stampText } from '../../../i18n/dates/calendar.ts';
import { useSession } from '../../../running/machines.ts';
import { signedText } from '../../../ui/signed-text.ts';
import { stateKeys } from '../texts.ts';
import css from './last-round.module.css';

/** The player's newest round of a game as it comes; null when there is none, or it could not be fetched. */
export type LastRoundOf = (code: string) => Promise<PlayedRound | null>;

/** What the player's newest round of the game came to, with the way to all of them. */
export const LastRound = ({ round }: { round: PlayedRound }) => {
  const { t } = useTranslation('casino');
  const { game_code, currency_id, stake, win, state, createdAt } = round;
  const currency = useSession(
    ({ context }) => context.wallets.find((one) => one.currency_id === currency_id)?.currency,
  );
  return (
    <Link to="/account/rounds" search={{ title: game_code }} className={css.round}>
      <span>
        {t('details.lastRound')} <time dateTime={createdAt}>{stampText(createdAt)}</time>
      </span>
      <strong data-more={(state === 'settled' && win > stake) || undefined}>
        {state === 'settled' ? `${signedText(win - stake)} ${currency ?? ''}` : t(stateKeys[state])}
      </strong>
    </Link>
  );
};
