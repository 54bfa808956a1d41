import { useTranslation } from 'react-i18next';
import type { HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { useCashOut, useCashOutRef } from '../../../running/machines.ts';
import { MantineIsland } from '../../../theme/mantine-island.tsx';
import { amountText } from '../../../ui/amount-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import dialog from '../../../ui/dialog-buttons.module.css';
import { ChoiceGroup } from '../../../ui/kit/choice-group.tsx';
import { ticketCode } from '../../../ui/ticket-code.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import styles from './cash-out-dialog.module.css';
import { CashOutTerms } from './cash-out-terms.tsx';
import { useTicketsInSight } from './use-tickets-in-sight.ts';

const parts = [0.25, 0.5, 0.75, 1] as const;

/** Asks for confirmation: the amount, how long it is valid, and what becomes of the ticket. */
const OpenDialog = ({ ticket }: { ticket: HistoryTicket | undefined }) => {
  const { t } = useTranslation(['history', 'errors']);
  const cashOut = useCashOutRef();
  const { ticketId, ratio, quote, secondsLeft, refusal } = useCashOut(({ context }) => context);
  const step = useCashOut((state) =>
    state.matches('paid')
      ? 'paid'
      : state.matches('taking')
        ? state.matches({ taking: 'checking' })
          ? 'checking'
          : 'taking'
        : state.matches('unanswered')
          ? 'unanswered'
          : state.matches({ open: 'quoted' })
            ? 'quoted'
            : state.matches({ open: 'quoting' })
              ? 'quoting'
              : 'over',
  );
  const amount = quote && `${amountText(quote.amount)} ${walletName({ currency: ticket?.currency ?? '' })}`.trim();
  const takes = useCashOut((state) => state.can({ type: 'quote.taken' }));
  const chooses = useCashOut((state) => state.can({ type: 'part.chosen', ratio }));
  const leaves = useCashOut((state) => state.can({ type: 'dialog.closed' }));
  const close = () => cashOut.send({ type: 'dialog.closed' });
  const said = {
    quoting: t('cashOutAsking'),
    quoted: t('cashOutHolds', { count: secondsLeft }),
    taking: t('cashOutTaking'),
    checking: t('cashOutChecking'),
    unanswered: t('cashOutUnanswered'),
    paid: t(ratio === 1 ? 'cashOutPaid' : 'cashOutPartPaid'),
    over: refusal === null ? t('errors:cashOutExpired') : t(`errors:${refusal}` as 'errors:cashOutExpired'),
  }[step];

  return (
    <Dialog
      className={styles.centred}
      title={t('cashOutTitle', { code: ticketCode(ticketId) })}
      closes={leaves ? 'any' : 'none'}
      onClose={close}
    >
      <div className={styles.parts}>
        <MantineIsland>
          <ChoiceGroup
            name="cash-out-part"
            legend={t('cashOutPart')}
            look="row"
            choices={parts.map((part) => ({ value: part, title: t('percent', { figure: part * 100 }) }))}
            chosen={ratio}
            onChoose={(part) => cashOut.send({ type: 'part.chosen', ratio: part })}
            disabled={!chooses}
          />
        </MantineIsland>
      </div>
      <CashOutTerms ticket={ticket} ratio={ratio} quote={quote} />
      <p className={styles.said} role="status" data-over={step === 'over'}>
        {said}
      </p>
      {quote && step !== 'paid' && <p className={styles.terms}>{t('cashOutTerms', { margin: quote.margin })}</p>}
      <div className={dialog.actions}>
        {step === 'paid' ? (
          <button type="button" className={dialog.action} data-first onClick={close}>
            {t('cashOutDone')}
          </button>
        ) : (
          <>
            {step === 'over' || step === 'unanswered' ? (
              <button
                type="button"
                className={dialog.action}
                data-first
                onClick={() => cashOut.send({ type: step === 'over' ? 'quote.renewed' : 'outcome.asked' })}
              >
                {t(step === 'over' ? 'cashOutAgain' : 'cashOutAskOutcome')}
              </button>
            ) : (
              <button
                type="button"
                className={dialog.action}
                data-first
                aria-disabled={!takes}
                onClick={() => cashOut.send({ type: 'quote.taken' })}
              >
                {amount === null
                  ? t('cashOut')
                  : ratio === 1
                    ? t('cashOutFor', { amount })
                    : t('cashOutPartFor', { amount, part: ratio * 100 })}
              </button>
            )}
            <button type="button" className={dialog.action} disabled={!leaves} onClick={close}>
              {t(step === 'unanswered' ? 'cashOutLeave' : 'cashOutCancel')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
};

/** The dialog of the ticket that is being cashed out, while one is; the values of visible open ones keep arriving. */
export const CashOutDialog = ({ tickets }: { tickets: readonly HistoryTicket[] }) => {
  useTicketsInSight(tickets);
  const ticketId = useCashOut((state) => (state.matches('closed') ? null : state.context.ticketId));
  const ticket = tickets.find(({ ticket_id }) => ticket_id === ticketId);
  return ticketId !== null && <OpenDialog key={ticketId} ticket={ticket} />;
};
