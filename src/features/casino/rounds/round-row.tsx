import { IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlayedRound } from '../../../../contract/games/played-rounds.ts';
import { dayOf, secondText } from '../../../i18n/dates/calendar.ts';
import { useSession } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { figureText } from '../figures.ts';
import { stateKeys } from '../texts.ts';
import css from './round-row.module.css';

/** A line of the table; on a phone, two lines of a list. */
export const RoundRow = ({ round }: { round: PlayedRound }) => {
  const { t } = useTranslation('casino');
  const { round_id, game, provider, currency_id, stake, win, state, createdAt } = round;
  const currency = useSession(
    ({ context }) => context.wallets.find((one) => one.currency_id === currency_id)?.currency,
  );
  const stamp = `${dayOf(createdAt)} ${secondText(createdAt)}`;
  return (
    <tr className={css.row}>
      <td className={css.time}>
        <time dateTime={createdAt}>{stamp}</time>
      </td>
      <td className={css.game}>
        {game} <small>{provider}</small>
      </td>
      <td className={css.stake}>
        {amountText(stake)} <small>{currency}</small>
      </td>
      <td className={css.win} data-more={win > stake || undefined} data-none={win === 0 || undefined}>
        {state === 'open' ? '–' : amountText(win)}
      </td>
      <td className={css.times} data-none={win === 0 || undefined}>
        {state === 'settled' && stake > 0 ? `×${figureText(Math.round((win / stake) * 100) / 100)}` : '–'}
      </td>
      <td className={css.state}>
        {state === 'settled' ? (
          <Link
            to="."
            search={(before: object) => ({ ...before, round: round_id })}
            resetScroll={false}
            preload={false}
            className={css.look}
            aria-label={t('rounds.look', { time: stamp })}
            title={t('rounds.look', { time: stamp })}
          >
            <IconEye size={18} stroke={1.75} aria-hidden />
          </Link>
        ) : (
          t(stateKeys[state])
        )}
      </td>
    </tr>
  );
};
