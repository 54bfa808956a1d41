import { lazy, Suspense } from 'react';
import { useNotices, useNoticesRef } from '../running/use-notices.ts';
import { Snackbar } from './snackbar.tsx';
import { useMaintenanceNotice } from './use-maintenance-notice.ts';

const RestoreSlip = lazy(async () => ({ default: (await import('./restore-slip.tsx')).RestoreSlip }));

/** The countdown to maintenance and the notices of the notices machine, one under the other. */
export const Snackbars = () => {
  const machine = useNoticesRef();
  const notices = useNotices((state) => state.context.notices);
  const maintenance = useMaintenanceNotice();
  return (
    <>
      {maintenance && <Snackbar notice={maintenance.notice} place={0} onDismiss={maintenance.dismiss} />}
      {notices.map((notice, place) => (
        <Snackbar
          key={notice.id}
          notice={notice}
          place={place + (maintenance ? 1 : 0)}
          onDismiss={() => machine.send({ type: 'notice.dismissed', id: notice.id })}
        >
          <Suspense fallback={null}>{notice.action === 'restoreSlip' && <RestoreSlip noticeId={notice.id} />}</Suspense>
        </Snackbar>
      ))}
    </>
  );
};
