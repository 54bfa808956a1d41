import { useTranslation } from 'react-i18next';
import type { PlayLimitsView, PlaySum } from '../../../../contract/http/play-limits.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { signedText } from '../../../ui/signed-text.ts';
import css from './sums-table.module.css';

const names = { day: 'sums.day', week: 'sums.week', month: 'sums.month' } as const;
const figures = [
  ['deposited', 'sums.deposited'],
  ['staked', 'sums.staked'],
  ['won', 'sums.won'],
] as const;

/** Won less staked, in the minor units that a float could blur. */
const netOf = ({ staked, won }: Pick<PlaySum, 'staked' | 'won'>): number =>
  (Math.round(won * 100) - Math.round(staked * 100)) / 100;

/** Money in and out by day, week and month. */
export const SumsTable = ({ wallet }: { wallet: PlayLimitsView['wallets'][number] }) => {
  const { t } = useTranslation('play');
  return (
    <table className={css.sums}>
      <thead>
        <tr>
          <td />
          {figures.map(([figure, key]) => (
            <th key={figure} scope="col">
              {t(key)}
            </th>
          ))}
          <th scope="col">{t('sums.net')}</th>
        </tr>
      </thead>
      <tbody>
        {wallet.sums.map((sum) => {
          const net = netOf(sum);
          return (
            <tr key={sum.period}>
              <th scope="row">{t(names[sum.period])}</th>
              {figures.map(([figure, key]) => (
                <td key={figure} data-label={t(key)}>
                  {amountText(sum[figure])}
                </td>
              ))}
              <td data-label={t('sums.net')} data-sign={Math.sign(net)}>
                {signedText(net)} {wallet.currency}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
