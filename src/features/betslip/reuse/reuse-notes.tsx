import { useTranslation } from 'react-i18next';
import type { ReusedSlip } from '../../../../contract/http/shared-slip.ts';
import { isStillOpen } from '../../../../domain/ticket/reused-slip.ts';

/** What putting a slip of before on the ticket means: what is missing of it, and what goes for it. */
export const ReuseNotes = ({ slip, replaced }: { slip: ReusedSlip; replaced: number }) => {
  const { t } = useTranslation('reuse');
  const total = slip.selections.length;
  const count = slip.selections.filter(isStillOpen).length;
  if (count === 0) return <p>{t('noneOpen')}</p>;
  return (
    <>
      {count < total && <p>{t('openOf', { count, total })}</p>}
      {count < total && slip.systemGroups.length > 0 && <p>{t('systemLost')}</p>}
      {replaced > 0 && <p>{t('replaces', { count: replaced })}</p>}
    </>
  );
};
