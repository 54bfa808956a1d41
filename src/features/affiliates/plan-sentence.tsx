import { useTranslation } from 'react-i18next';
import type { AffiliatePlan } from '../../../contract/entities/affiliate.ts';
import { shortAmountText } from '../../ui/amount-text.ts';

/** What an affiliate is paid by, in words: the share by slices, new players, sub-affiliates, and what a loss does. */
export const PlanSentence = ({ plan, currency }: { plan: AffiliatePlan; currency: string }) => {
  const { t } = useTranslation('affiliates');
  const tiers = plan.share.toSorted((one, other) => one.from - other.from);
  const parts = [
    ...tiers.map(({ from, percent }, nth) => {
      const next = tiers[nth + 1];
      if (tiers.length === 1) return t('plan.flat', { percent });
      if (!next) return t('plan.above', { percent, from: shortAmountText(from), currency });
      return t(nth === 0 ? 'plan.first' : 'plan.upTo', { percent, to: shortAmountText(next.from), currency });
    }),
    ...(plan.cpa
      ? [
          t('plan.cpa', {
            amount: shortAmountText(plan.cpa.amount),
            turnover: shortAmountText(plan.cpa.minTurnover),
            days: plan.cpa.holdDays,
            currency,
          }),
        ]
      : []),
    ...(plan.subPercent > 0 ? [t('plan.sub', { percent: plan.subPercent })] : []),
  ];
  return (
    <p>
      {parts.map((part) => `${part}; `)}
      <strong>{t(plan.carryOver ? 'plan.carried' : 'plan.forgiven')}</strong>
    </p>
  );
};
