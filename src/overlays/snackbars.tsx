import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useNotices, useNoticesRef } from '../running/machines.ts';
import { lazyPart } from '../ui/late.tsx';
import { useTopmost } from '../ui/standing-over.ts';
import css from './snackbar.module.css';
import { Snackbar } from './snackbar.tsx';
import { useMaintenanceNotice } from './use-maintenance-notice.ts';

const RestoreSlip = lazyPart(() => import('./restore-slip.tsx'));

/** A dialog that leaves in the same moment takes the stack with it; it is drawn again in the next one. */
const show = (stack: HTMLElement | null): void => {
  if (stack?.isConnected) stack.showPopover();
};

/**
 * The countdown to maintenance and the notices of the notices machine, one under the other: above every dialog, and in
 * the topmost one, since nothing outside of it can be pressed or read by a screen reader.
 */
const Snackbars = () => {
  const machine = useNoticesRef();
  const notices = useNotices((state) => state.context.notices);
  const maintenance = useMaintenanceNotice();
  const topmost = useTopmost();
  if (!maintenance && notices.length === 0) return null;
  return createPortal(
    <div ref={show} popover="manual" className={css.stack}>
      {maintenance && <Snackbar notice={maintenance.notice} place={0} onDismiss={maintenance.dismiss} />}
      {notices.map((notice, place) => (
        <Snackbar
          key={notice.id}
          notice={notice}
          place={place + (maintenance ? 1 : 0)}
          onDismiss={() => machine.send({ type: 'notice.dismissed', id: notice.id })}
        >
          <Suspense fallback={null}>{notice.action && <RestoreSlip noticeId={notice.id} />}</Suspense>
        </Snackbar>
      ))}
    </div>,
    topmost,
  );
};

export default Snackbars;
