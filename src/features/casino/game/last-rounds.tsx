import { IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '../../../../contract/games/played-rounds.ts';
import { secondText, stampText } from '../../../i18n/dates/calendar.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { stateKeys } from '../texts.ts';
import css from './last-rounds.module.css';

interface LastRoundsProps {
  title: string;
  rounds: readonly PlayedRound[];
  /** They may be of other days. */
  dated?: boolean;
}

/** The player's own rounds of a game, next to it; each can be replayed. */
export const LastRounds = ({ title, rounds, dated = false }: LastRoundsProps) => {
  const { t } = useTranslation('casino');
  const timeOf = dated ? stampText : secondText;
  if (rounds.length === 0) return null;
  return (
    <table className={css.rounds}>
      <caption className={css.title}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rounds.time')}</th>
          <th scope="col">{t('rounds.stake')}</th>
          <th scope="col">{t('rounds.returned')}</th>
          <th scope="col" aria-label={t('rounds.state')} />
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round_id, game_code, createdAt, stake, win, state }) => (
          <tr key={round_id}>
            <td>
              <time dateTime={createdAt}>{timeOf(createdAt)}</time>
            </td>
            <td>{amountText(stake)}</td>
            <td data-more={win > stake || undefined} data-none={win === 0 || undefined}>
              {state === 'settled' ? amountText(win) : t(stateKeys[state])}
            </td>
            <td>
              {state === 'settled' && (
                <Link
                  to="/account/rounds"
                  search={{ title: game_code, round: round_id }}
                  preload={false}
                  className={css.look}
                  aria-label={t('rounds.look', { time: timeOf(createdAt) })}
                >
                  <IconEye size={18} stroke={1.75} aria-hidden />
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
