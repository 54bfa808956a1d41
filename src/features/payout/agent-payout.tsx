import { IconCircleCheckFilled, IconCircleMinus, IconCircleXFilled, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AgencyPayout } from '../../../contract/entities/agency-payout.ts';
import type { MyPayouts } from '../../../contract/http/agency-payouts.ts';
import { isFreeBet } from '../../../domain/wallet/free-bet.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useSession } from '../../running/machines.ts';
import { usePress } from '../../running/use-press.ts';
import { amountText } from '../../ui/amount-text.ts';
import frame from '../../ui/page.module.css';
import css from './agent-payout.module.css';
import { AgentPayoutDialog } from './agent-payout-dialog.tsx';
import { AgentPayoutForm } from './agent-payout-form.tsx';

const icons = {
  waiting: IconClock,
  paid: IconCircleCheckFilled,
  declined: IconCircleXFilled,
  withdrawn: IconCircleMinus,
} as const;
const stateNames = {
  waiting: 'states.waiting',
  paid: 'states.paid',
  declined: 'states.declined',
  withdrawn: 'states.withdrawn',
} as const;

interface PayoutRowProps {
  payout: AgencyPayout;
  takeBack(id: string): Promise<void>;
}

const PayoutRow = ({ payout: { id, state, amount, currency, askedAt }, takeBack }: PayoutRowProps) => {
  const { t } = useTranslation('payout');
  const { problem, press, pressed } = usePress(() => takeBack(id));
  const Icon = icons[state];
  const money = `${amountText(amount)} ${currency}`;
  return (
    <li className={css.payout}>
      <time dateTime={askedAt}>{stampText(askedAt)}</time>
      <span className={css.sum}>
        <strong>{amountText(amount)}</strong> {currency}
      </span>
      <span className={css.state} data-state={state}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {t(stateNames[state])}
      </span>
      {state === 'waiting' && (
        <form action={press} className={css.back}>
          <button type="submit" className={css.quiet} disabled={pressed} aria-label={t('takeBackOf', { money })}>
            {t('takeBack')}
          </button>
          <span role="alert">{problem && t(problem === 'failed' ? 'takeBackFailed' : 'takeBackUnanswered')}</span>
        </form>
      )}
    </li>
  );
};

interface AgentPayoutProps extends Pick<MyPayouts, 'result'>, Pick<PayoutRowProps, 'takeBack'> {
  agent: string;
}

/** Money that a player wants of his agent in cash: what to ask for, what is set aside, and what became of it. */
export const AgentPayout = ({ agent, result, takeBack }: AgentPayoutProps) => {
  const { t } = useTranslation('payout');
  const wallets = useSession(({ context }) => context.wallets);
  const waits = ({ currency_id: id }: { currency_id: number }) =>
    result.some(({ state, currency_id }) => state === 'waiting' && currency_id === id);
  const open = wallets.filter((wallet) => !isFreeBet(wallet.currency_id) && wallet.wallet_0 > 0 && !waits(wallet));
  return (
    <section className={frame.section} aria-labelledby="agent-payout-title">
      <h2 id="agent-payout-title" className={css.heading}>
        {t('title')}
      </h2>
      <p className={css.text}>{t('text', { name: agent })}</p>
      <AgentPayoutForm key={open[0]?.currency_id} wallets={open} />
      {result.length > 0 && (
        <ul className={css.list} aria-label={t('latest')}>
          {result.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} takeBack={takeBack} />
          ))}
        </ul>
      )}
      <AgentPayoutDialog agent={agent} />
    </section>
  );
};
