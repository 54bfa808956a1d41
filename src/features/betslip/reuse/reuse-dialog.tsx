import { useTranslation } from 'react-i18next';
import { isStillOpen } from '../../../../domain/ticket/reused-slip.ts';
import { useReuse, useReuseRef } from '../../../running/machines.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import dialog from '../../../ui/dialog-buttons.module.css';
import { slipFocus } from '../slip-focus.ts';
import css from './reuse-dialog.module.css';
import { ReuseNotes } from './reuse-notes.tsx';
import { ReusedList } from './reused-list.tsx';
import { ShareCard } from './share-card.tsx';

const titles = { asking: 'reviewTitle', reviewed: 'reviewTitle', sharing: 'shareTitle', shared: 'shareTitle' } as const;

const OpenDialog = () => {
  const { t } = useTranslation(['reuse', 'errors']);
  const reuse = useReuseRef();
  const state = useReuse(({ value }) => value);
  const { slip, shared, refusal, replaced } = useReuse(({ context }) => context);
  const title = state in titles ? t(titles[state as keyof typeof titles]) : t('failedTitle');
  const count = slip?.selections.filter(isStillOpen).length ?? 0;
  const close = () => reuse.send({ type: 'dialog.closed' });
  return (
    <Dialog className={css.centred} title={title} closes="any" backTo={slipFocus} onClose={close}>
      <div className={css.text} role="status">
        {state === 'asking' && t('asking')}
        {state === 'sharing' && t('sharing')}
        {refusal !== null && t(`errors:${refusal}` as 'errors:unavailable')}
        {state === 'reviewed' && slip && <ReuseNotes slip={slip} replaced={replaced} />}
      </div>
      {state === 'reviewed' && slip && <ReusedList slip={slip} />}
      {shared && <ShareCard shared={shared} />}
      <div className={dialog.actions}>
        {state === 'reviewed' && count > 0 && (
          <button
            type="button"
            className={dialog.action}
            data-first
            onClick={() => reuse.send({ type: 'reuse.confirmed' })}
          >
            {t('fill', { count })}
          </button>
        )}
        <button type="button" className={dialog.action} onClick={close}>
          {t(state === 'reviewed' && count > 0 ? 'cancel' : 'close')}
        </button>
      </div>
    </Dialog>
  );
};

/** Shown while an earlier ticket is put on the slip; also the code of a shared slip. */
const ReuseDialog = () => {
  const closed = useReuse((state) => state.matches('idle') || state.matches('asked') || state.matches('filling'));
  return !closed && <OpenDialog />;
};

export default ReuseDialog;
