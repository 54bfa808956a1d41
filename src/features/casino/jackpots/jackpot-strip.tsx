import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { JackpotNews } from '../../../../contract/games/jackpots.ts';
import { stampText } from '../../../i18n/dates/calendar.ts';
import { amountText } from '../../../ui/amount-text.ts';
import type { News } from '../follow-news.ts';
import { potKeys } from '../texts.ts';
import css from './jackpot-strip.module.css';
import { usePots } from './use-pots.ts';

/** What is in the jackpots now, and the last time one fell; leads to the games that feed them. */
export const JackpotStrip = ({ news }: { news: News<JackpotNews | null> }) => {
  const { t } = useTranslation('casino');
  const told = usePots(news);
  if (told === null) return null;
  const [latest] = told.last;
  return (
    <section className={css.strip} aria-labelledby="jackpots">
      <h2 id="jackpots" className={css.title}>
        {t('jackpots.title')}
      </h2>
      <dl className={css.pots}>
        {told.pots.map(({ pot, amount, currency }) => (
          <div key={pot} data-pot={pot}>
            <dt>{t(potKeys[pot])}</dt>
            <dd>
              {amountText(amount / 100)} {currency}
            </dd>
          </div>
        ))}
      </dl>
      {latest && (
        <p className={css.last}>
          {t('jackpots.last', {
            pot: t(potKeys[latest.pot]),
            amount: `${amountText(latest.amount / 100)} ${latest.currency}`,
            time: stampText(latest.at),
          })}
        </p>
      )}
      <Link to="/slots" search={{ tag: 'jackpots' }} className={css.games}>
        {t('jackpots.games')}
      </Link>
    </section>
  );
};
