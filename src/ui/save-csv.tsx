import { IconDownload } from '@tabler/icons-react';
import { useActionState } from 'react';
import { saveFile } from '../browser/save-file.ts';
import css from './save-csv.module.css';

interface SaveCsvProps {
  fetchFile(): Promise<{ name: string; csv: string }>;
  words: Record<'save' | 'saving' | 'failed', string>;
}

/** Fetches a list, all pages of it, and hands it over as a file. */
export const SaveCsv = ({ fetchFile, words }: SaveCsvProps) => {
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
        <span className={css.words}>{saving ? words.saving : words.save}</span>
      </button>
      <p className={css.failed} role="alert">
        {failed && words.failed}
      </p>
    </form>
  );
};
