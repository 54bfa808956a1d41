import { IconBuildingStore, IconUser, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCreditTransfer, useCreditTransferRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PayPayout } from './pay-payout.tsx';
import css from './transfer.module.css';
import { TransferForm } from './transfer-form.tsx';
import { MovedCredit, TransferReview } from './transfer-review.tsx';
import { useKindOf } from './use-kind-of.ts';

/** A transfer of credit: next to the page where there is room, else in a sheet over it. */
const TransferPane = ({ wide }: { wide: boolean }) => {
  const { t } = useTranslation('agency');
  const transfer = useCreditTransferRef();
  const receiver = useCreditTransfer(({ context }) => context.receiver);
  const next = useCreditTransfer(({ context }) => context.next);
  const discarding = useCreditTransfer((state) => state.matches('discarding'));
  const editing = useCreditTransfer((state) => state.matches('editing') || state.matches('discarding'));
  const moved = useCreditTransfer((state) => state.matches('moved'));
  const leaves = useCreditTransfer((state) => state.can({ type: 'dialog.closed' }));
  const kindOf = useKindOf();
  if (!receiver) return null;
  const Icon = receiver.isAgent ? IconBuildingStore : IconUser;
  const close = () => transfer.send({ type: 'dialog.closed' });
  const other = { className: css.other, 'aria-label': t('transfer.otherThan', { name: receiver.username }) };
  return (
    <MantineIsland>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a dialog next to the page is left by Escape like any other */}
      <div
        className={css.pane}
        {...(wide ? { role: 'dialog', 'aria-labelledby': 'transfer-title', 'data-beside': true } : {})}
        onKeyDown={({ key }) => wide && key === 'Escape' && leaves && close()}
      >
        <header className={css.head}>
          <h2 id="transfer-title" className={css.title}>
            {t(receiver.payout ? 'payout.title' : 'transfer.title')}
          </h2>
          <IconButton label={t('dismiss')} disabled={!leaves} onClick={close}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </header>
        <div className={css.receiver}>
          <span className={css.face}>
            <Icon size={20} stroke={1.75} aria-hidden />
          </span>
          <span>
            <strong>{receiver.username}</strong>
            <small>{kindOf(receiver)}</small>
          </span>
          {leaves &&
            !moved &&
            (wide ? (
              <Link to="/account/bonuses/affiliates/$page" params={{ page: 'users_review' }} {...other}>
                {t('transfer.other')}
              </Link>
            ) : (
              <button type="button" onClick={close} {...other}>
                {t('transfer.other')}
              </button>
            ))}
        </div>
        {discarding && (
          <div className={css.ask} role="alert">
            <p>{t('transfer.discard', { name: next?.username })}</p>
            <button type="button" className={css.quiet} onClick={() => transfer.send({ type: 'discard.confirmed' })}>
              {t('transfer.discardYes')}
            </button>
            <button type="button" className={css.quiet} onClick={() => transfer.send({ type: 'discard.declined' })}>
              {t('transfer.discardNo')}
            </button>
          </div>
        )}
        {editing &&
          (receiver.payout === null ? (
            <TransferForm key={receiver.userId} receiver={receiver} wide={wide} />
          ) : (
            <PayPayout key={receiver.payout} receiver={receiver} />
          ))}
        {!editing && !moved && <TransferReview receiver={receiver} />}
        {moved && <MovedCredit receiver={receiver} />}
      </div>
    </MantineIsland>
  );
};

export default TransferPane;
