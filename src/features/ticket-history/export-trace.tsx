import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTraceExport, useTraceExportRef } from '../../running/machines.ts';
import styles from './export-trace.module.css';

/** Saves what happened to a ticket as a file, for support. */
export const ExportTrace = ({ ticketId }: { ticketId: string }) => {
  const { t } = useTranslation('history');
  const traceExport = useTraceExportRef();
  const saving = useTraceExport((snapshot) => snapshot.matches('saving'));
  return (
    <button
      type="button"
      className={styles.export}
      aria-disabled={saving}
      onClick={() => traceExport.send({ type: 'trace.asked', ticketId })}
    >
      <IconDownload size={16} stroke={1.75} aria-hidden />
      {t('exportTrace')}
    </button>
  );
};
