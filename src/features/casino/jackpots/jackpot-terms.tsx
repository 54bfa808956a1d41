import { useTranslation } from 'react-i18next';
import type { JackpotNews } from '../../../../contract/games/jackpots.ts';
import { amountText, shortAmountText } from '../../../ui/amount-text.ts';
import type { News } from '../follow-news.ts';
import { potKeys } from '../texts.ts';
import css from './jackpot-terms.module.css';
import { usePots } from './use-pots.ts';

/** What is in each pot, what it begins with and how rarely it falls, before the first stake. */
export const JackpotTerms = ({ news }: { news: News<JackpotNews | null> }) => {
  const { t } = useTranslation('casino');
  const told = usePots(news);
  if (told === null) return null;
  const { pots, returns, today } = told;
  return (
    <section className={css.terms} aria-labelledby="jackpot-terms">
      <h3 id="jackpot-terms" className={css.title}>
        {t('jackpots.title')}
      </h3>
      <table className={css.pots}>
        <thead>
          <tr>
            <th scope="col">{t('jackpots.pot')}</th>
            <th scope="col">{t('jackpots.now')}</th>
            <th scope="col">{t('jackpots.seed')}</th>
            <th scope="col">{t('jackpots.oneIn')}</th>
          </tr>
        </thead>
        <tbody>
          {pots.map(({ pot, amount, seed, one_in, currency }) => (
            <tr key={pot}>
              <th scope="row">{t(potKeys[pot])}</th>
              <td>{amountText(amount / 100)}</td>
              <td>{shortAmountText(seed / 100)}</td>
              <td>{t('jackpots.staked', { amount: `${shortAmountText(one_in / 100)} ${currency}` })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.words}>
        {t('jackpots.rules', { share: returns.contributions, seeds: Math.round(returns.seeds * 100) / 100 })}
      </p>
      <p className={css.words}>
        {t('jackpots.hash', { day: today.day })} <code className={css.hash}>{today.hash}</code>
      </p>
    </section>
  );
};
