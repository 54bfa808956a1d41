import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { stakeInMajorUnits } from '../../domain/ticket/stake.ts';
import type { SlipOffer } from '../../domain/ticket/ticket-offer.ts';
import { OfferedButtons } from '../features/betslip/offered/offered-buttons.tsx';
import { OfferedProgress } from '../features/betslip/offered/offered-progress.tsx';
import { slipFocus } from '../features/betslip/slip-focus.ts';
import { useReoffer, useReofferRef } from '../running/machines.ts';
import { amountText } from '../ui/amount-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { walletName } from '../ui/wallet-name.ts';
import css from './reoffer-dialog.module.css';
import { ReofferTable } from './reoffer-table.tsx';

/** The last seconds in words, once at ten and once at five: a screen reader that announced each one would read nothing else. */
const SpokenSeconds = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('ticket');
  return (
    <>
      <span className="visually-hidden" role="status">
        {seconds <= 10 && seconds > 5 && t('secondsLeft', { count: 10 })}
      </span>
      <span className="visually-hidden" role="alert">
        {seconds <= 5 && t('secondsLeft', { count: 5 })}
      </span>
    </>
  );
};

const OpenOffer = ({ offer }: { offer: SlipOffer }) => {
  const { t } = useTranslation('ticket');
  const reoffer = useReofferRef();
  const seconds = useReoffer(({ context }) => context.secondsLeft);
  const amount = `${amountText(stakeInMajorUnits(offer.stake))} ${walletName(offer)}`;
  return (
    <Dialog
      role="alertdialog"
      look="own"
      className={css.dialog}
      aria-labelledby="reoffer-title"
      aria-describedby="reoffer-text"
      backTo={slipFocus}
      onClose={() => reoffer.send({ type: 'dialog.closed' })}
    >
      <div className={css.head}>
        <OfferedProgress titleId="reoffer-title" textId="reoffer-text" />
        <IconButton
          label={t('offerAside')}
          className={css.aside ?? ''}
          onClick={() => reoffer.send({ type: 'dialog.closed' })}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <ReofferTable offer={offer} />
      <OfferedButtons accept={t('accept', { amount })} />
      <SpokenSeconds seconds={seconds} />
    </Dialog>
  );
};

/** What the operator offers instead of a ticket, next to what was requested (spec section 4, Reoffer dialog). */
export const ReofferDialog = () => {
  const shown = useReoffer((state) => state.matches({ asking: 'shown' }));
  const offer = useReoffer(({ context }) => context.offer);
  return shown && offer && <OpenOffer offer={offer} />;
};
