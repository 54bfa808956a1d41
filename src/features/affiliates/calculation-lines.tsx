import { useTranslation } from 'react-i18next';
import { type AffiliateCalculation, affiliateProducts, type NgrLine } from '../../../contract/entities/affiliate.ts';
import { shortAmountText } from '../../ui/amount-text.ts';
import { moneyText } from '../../ui/signed-text.ts';
import { lineTexts, productTexts } from './affiliate-texts.ts';
import css from './lines.module.css';

/** What is taken off, `−100.00`; nothing taken off is `0.00`. */
const takenText = (amount: number): string => moneyText(amount === 0 ? 0 : -amount);

const rows = [
  ['staked', moneyText],
  ['wins', takenText],
  ['bonuses', takenText],
  ['fees', takenText],
  ['tax', takenText],
  ['ngr', moneyText],
] as const satisfies readonly (readonly [keyof NgrLine, (amount: number) => string])[];

/** The month line by line: each product, their sum, and how each part of the earnings came about. */
export const CalculationLines = ({ calculation }: { calculation: AffiliateCalculation }) => {
  const { t } = useTranslation('affiliates');
  const { lines, total, slices, newPlayers, plan, subs, currency } = calculation;
  const percentText = (figure: number): string => t('percent', { figure });
  const arithmetic = slices.map(({ base, percent }) => `${moneyText(base)} × ${percentText(percent)}`).join(' + ');
  const earnings = [
    ['share', t('lines.share', { sums: arithmetic || '0.00' }), calculation.share],
    ...(plan.cpa
      ? ([
          [
            'cpa',
            t('lines.cpa', {
              sums: `${newPlayers.counted} × ${shortAmountText(plan.cpa.amount)}`,
              held: newPlayers.held,
              days: plan.cpa.holdDays,
            }),
            calculation.cpa,
          ],
        ] as const)
      : []),
    ...(subs.count > 0
      ? ([
          [
            'subs',
            t('lines.subs', { percent: plan.subPercent, amount: moneyText(subs.earned), players: subs.count }),
            subs.share,
          ],
        ] as const)
      : []),
  ] as const;
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">{t('lines.title')}</th>
          {affiliateProducts.map((product) => (
            <th key={product} scope="col">
              {t(productTexts[product])}
            </th>
          ))}
          <th scope="col">{t('lines.total', { currency })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name} data-sum={name === 'ngr' || undefined}>
            <th scope="row">{t(lineTexts[name])}</th>
            {affiliateProducts.map((product) => (
              <td key={product} data-name={t(productTexts[product])}>
                {text(lines[product][name])}
              </td>
            ))}
            <td data-name={t('lines.total', { currency })} data-whole>
              {text(total[name])}
            </td>
          </tr>
        ))}
        {earnings.map(([name, words, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={5}>
              {words}
            </th>
            <td data-whole>{moneyText(amount)}</td>
          </tr>
        ))}
        <tr data-sum>
          <th scope="row" colSpan={5}>
            {t('lines.earned')}
          </th>
          <td data-money data-whole>
            {moneyText(calculation.earned)}
          </td>
        </tr>
      </tbody>
    </table>
  );
};
