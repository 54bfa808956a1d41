import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '../../../../contract/games/played-rounds.ts';
import { stampText } from '../../../i18n/dates/calendar.ts';
import { useSession } from '../../../running/machines.ts';
import { signedText } from '../../../ui/signed-text.ts';
import { stateKeys } from '../texts.ts';
import css from './own-rounds.module.css';

/** The player's newest rounds of a game as they come; null when they could not be fetched. */
export type OwnRoundsOf = (code: string) => Promise<readonly PlayedRound[] | null>;

const winsShown = 3;

const isWin = ({ state, win, stake }: PlayedRound): boolean => state === 'settled' && win > stake;

const Round = ({ round, label }: { round: PlayedRound; label: string }) => {
  const { t } = useTranslation('casino');
  const { game_code, currency_id, stake, win, state, createdAt } = round;
  const currency = useSession(
    ({ context }) => context.wallets.find((one) => one.currency_id === currency_id)?.currency,
  );
  return (
    <Link to="/account/rounds" search={{ title: game_code }} className={css.round}>
      <span>
        {label} <time dateTime={createdAt}>{stampText(createdAt)}</time>
      </span>
      <strong data-more={isWin(round) || undefined}>
        {state === 'settled' ? `${signedText(win - stake)} ${currency ?? ''}` : t(stateKeys[state])}
      </strong>
    </Link>
  );
};

/** The result of the player's newest round of the game, and his last wins before it, with a link to all of them. */
export const OwnRounds = ({ rounds: [last, ...before] }: { rounds: readonly PlayedRound[] }) => {
  const { t } = useTranslation('casino');
  if (!last) return null;
  return (
    <>
      <Round round={last} label={t('details.lastRound')} />
      {before
        .filter(isWin)
        .slice(0, winsShown)
        .map((round) => (
          <Round key={round.round_id} round={round} label={t('details.lastWin')} />
        ))}
    </>
  );
};
