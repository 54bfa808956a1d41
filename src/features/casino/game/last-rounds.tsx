import { IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '../../../../contract/games/played-rounds.ts';
import { secondText } from '../../../i18n/dates/calendar.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { stateKeys } from '../texts.ts';
import css from './last-rounds.module.css';

/** The player's last rounds of a game; each can be looked at again. */
export const LastRounds = ({ rounds }: { rounds: readonly PlayedRound[] }) => {
  const { t } = useTranslation('casino');
  return (
    <table className={css.rounds}>
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
              <time dateTime={createdAt}>{secondText(createdAt)}</time>
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
                  aria-label={t('rounds.look', { time: secondText(createdAt) })}
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
