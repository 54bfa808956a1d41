import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../../contract/settings/site.ts';
import { currencyCodes } from '../../../domain/wallet/currency-code.ts';
import { shortAmountText } from '../../ui/amount-text.ts';
import { walletName } from '../../ui/wallet-name.ts';
import css from './rules-tables.module.css';

const limitTables = ['minTicketPayin', 'minPayinPerSystemComb', 'maxTicketWin'] as const;

const limitRows = (settings: SiteSettings) =>
  Object.keys(Object.assign({}, ...limitTables.map((table) => settings[table]))).map((id) => ({
    currency: walletName({ currency: currencyCodes[Number(id)] ?? id }),
    limits: limitTables.map((table) => settings[table][id] ?? 0),
  }));

/** The stakes and wins that hold in each currency. */
export const LimitsTable = ({ settings }: { settings: SiteSettings }) => {
  const { t } = useTranslation('rules');
  const rows = limitRows(settings);
  if (rows.length === 0) return null;
  const heads = [t('table.minStake'), t('table.minLine'), t('table.maxWin')];
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('table.limits')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.currency')}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className={css.figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ currency, limits }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            {limits.map((limit, place) => (
              <td key={limitTables[place]} className={css.figure}>
                {limit === 0 ? t('table.none') : shortAmountText(limit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** How much more a ticket wins by the number of its selections; the last step holds beyond itself. */
export const BonusTable = ({ settings }: { settings: SiteSettings }) => {
  const { t } = useTranslation('rules');
  const steps = settings.ticketBonuses
    .map((percent, place, all) => ({ percent, count: place + 1, last: place === all.length - 1 }))
    .filter(({ percent }) => percent > 0);
  if (steps.length === 0) return null;
  return (
    <table className={css.table} data-steps="">
      <caption className="visually-hidden">{t('table.bonus')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.selections')}</th>
          <th scope="col" className={css.figure}>
            {t('table.percent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ percent, count, last }) => (
          <tr key={count}>
            <th scope="row">{last ? t('table.orMore', { count }) : count}</th>
            <td className={css.figure}>{shortAmountText(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
