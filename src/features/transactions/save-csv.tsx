import { IconDownload } from '@tabler/icons-react';
import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../browser/save-file.ts';
import css from './save-csv.module.css';

/** Fetches the movements that are shown, all pages of them, and hands them to the player as a file. */
export const SaveCsv = ({ fetchFile }: { fetchFile(): Promise<{ name: string; csv: string }> }) => {
  const { t } = useTranslation('transactions');
  const [failed, save, saving] = useActionState(async () => {
    try {
      const { name, csv } = await fetchFile();
      saveFile(name, csv, 'text/csv;charset=utf-8');
      return false;
    } catch {
      return true;
    }
  }, false);
  return (
    <form action={save} className={css.form}>
      <button type="submit" className={css.save} disabled={saving}>
        <IconDownload size={16} stroke={1.75} aria-hidden />
        <span className={css.words}>{saving ? t('exporting') : t('export')}</span>
      </button>
      <p className={css.failed} role="alert">
        {failed && t('exportFailed')}
      </p>
    </form>
  );
};
