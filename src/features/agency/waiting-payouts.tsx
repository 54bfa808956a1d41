import { useTranslation } from 'react-i18next';
import type { AgencyUser } from '../../../contract/http/agency.ts';
import type { CreditPerson } from '../../../machines/credit-transfer/credit-transfer.machine.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useCreditTransferRef } from '../../running/machines.ts';
import { usePress } from '../../running/use-press.ts';
import { amountText } from '../../ui/amount-text.ts';
import agency from './agency.module.css';
import { type PressedCalls, pressTexts } from './pressed-calls.ts';
import css from './user-table.module.css';

type Payout = AgencyUser['payouts'][number];

interface WaitingPayoutProps extends Pick<PressedCalls, 'declinePayout'> {
  payout: Payout;
  name: string;
  pay(): void;
}

const WaitingPayout = ({ payout: { id, amount, currency, askedAt }, name, pay, declinePayout }: WaitingPayoutProps) => {
  const { t } = useTranslation('agency');
  const { problem, press, pressed } = usePress(() => declinePayout(id));
  const money = `${amountText(amount)} ${currency}`;
  return (
    <form action={press} className={css.payout}>
      <span>{t('payout.wants', { money, date: stampText(askedAt) })}</span>
      <button type="button" className={css.credit} aria-label={t('payout.payOf', { money, name })} onClick={pay}>
        {t('payout.pay')}
      </button>
      <button
        type="submit"
        className={agency.quiet}
        disabled={pressed}
        aria-label={t('payout.declineOf', { money, name })}
      >
        {t('payout.decline')}
      </button>
      <span role="alert">{problem && t(pressTexts[problem])}</span>
    </form>
  );
};

interface WaitingPayoutsProps extends Pick<PressedCalls, 'declinePayout'> {
  user: AgencyUser;
  person: CreditPerson;
}

/** What somebody below an agent wants in cash: to be paid, which is a transfer of what he has set aside, or declined. */
export const WaitingPayouts = ({ user, person, declinePayout }: WaitingPayoutsProps) => {
  const transfer = useCreditTransferRef();
  const pay = ({ id: payout, currency_id, currency, amount: credit }: Payout) =>
    transfer.send({
      type: 'transfer.opened',
      receiver: { ...person, currency_id, currency, credit, bonus: 0, setAside: 0, payout },
    });
  return user.payouts.map((payout) => (
    <WaitingPayout
      key={payout.id}
      payout={payout}
      name={user.username}
      pay={() => pay(payout)}
      declinePayout={declinePayout}
    />
  ));
};
