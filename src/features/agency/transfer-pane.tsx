import { IconBuildingStore, IconUser, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCreditTransfer, useCreditTransferRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import css from './transfer.module.css';
import { TransferForm } from './transfer-form.tsx';
import { MovedCredit, TransferReview } from './transfer-review.tsx';

/** A transfer of credit: next to the page where there is room, else in a sheet over it. */
export const TransferPane = ({ wide }: { wide: boolean }) => {
  const { t } = useTranslation('agency');
  const transfer = useCreditTransferRef();
  const receiver = useCreditTransfer(({ context }) => context.receiver);
  const next = useCreditTransfer(({ context }) => context.next);
  const discarding = useCreditTransfer((state) => state.matches('discarding'));
  const editing = useCreditTransfer((state) => state.matches('editing') || state.matches('discarding'));
  const moved = useCreditTransfer((state) => state.matches('moved'));
  const leaves = useCreditTransfer((state) => state.can({ type: 'dialog.closed' }));
  if (!receiver) return null;
  const Icon = receiver.isAgent ? IconBuildingStore : IconUser;
  const close = () => transfer.send({ type: 'dialog.closed' });
  return (
    <MantineIsland>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a dialog beside the page is left by Escape like any other */}
      <div
        className={css.pane}
        {...(wide ? { role: 'dialog', 'aria-labelledby': 'transfer-title', 'data-beside': true } : {})}
        onKeyDown={({ key }) => wide && key === 'Escape' && leaves && close()}
      >
        <header className={css.head}>
          <h2 id="transfer-title" className={css.title}>
            {t('transfer.title')}
          </h2>
          <IconButton label={t('dismiss')} disabled={!leaves} onClick={close}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </header>
        <p className={css.receiver}>
          <span className={css.face}>
            <Icon size={20} stroke={1.75} aria-hidden />
          </span>
          <span>
            <strong>{receiver.username}</strong>
            <small>{t(receiver.isAgent ? 'agent' : 'player')}</small>
          </span>
        </p>
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
        {editing && <TransferForm key={receiver.userId} receiver={receiver} wide={wide} />}
        {!editing && !moved && <TransferReview receiver={receiver} />}
        {moved && <MovedCredit receiver={receiver} />}
      </div>
    </MantineIsland>
  );
};
