import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OwnFreeRounds } from '../../../../contract/games/free-rounds.ts';
import { stampText } from '../../../i18n/dates/calendar.ts';
import { amountText } from '../../../ui/amount-text.ts';
import css from './free-rounds-strip.module.css';

/** Rounds that cost the player nothing, with the way to the games they are for. */
export const FreeRoundsStrip = ({ rounds }: { rounds: readonly OwnFreeRounds[] }) => {
  const { t } = useTranslation('casino');
  if (rounds.length === 0) return null;
  return (
    <section className={css.strip} aria-labelledby="free-rounds">
      <h2 id="free-rounds" className={css.title}>
        {t('freeRounds.title')}
      </h2>
      <ul className={css.list}>
        {rounds.map(({ id, games, left, stake, currency, expires }) => (
          <li key={id}>
            <span>
              {t('freeRounds.left', { left, stake: `${amountText(stake)} ${currency}`, time: stampText(expires) })}
            </span>
            {games.map(({ game_code, name, provider_code }) => (
              <Link
                key={game_code}
                to="/games/$provider/$game"
                params={{ provider: provider_code, game: game_code }}
                className={css.game}
                preload={false}
              >
                {name}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};
