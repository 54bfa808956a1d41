import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './market-search.module.css';

interface MarketSearchProps {
  /** What is looked for; null while the field is closed. */
  words: string | null;
  onSearch(words: string | null): void;
}

/** A button that opens, over its line, a field to find markets by their names. Plain because a match is a first page. */
export function MarketSearch({ words, onSearch }: MarketSearchProps) {
  const { t } = useTranslation('betting');
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const turn = (next: string | null, focus: () => void) => {
    // A phone brings its keyboard only within the press.
    flushSync(() => onSearch(next));
    focus();
  };
  const open = () => turn('', () => field.current?.focus());
  const close = () => turn(null, () => opener.current?.focus());
  if (words === null) {
    return (
      <IconButton ref={opener} label={t('marketSearch')} className={styles.opener} onClick={open}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
      </IconButton>
    );
  }
  return (
    <search className={styles.box}>
      <IconSearch size={16} stroke={1.75} className={styles.glass} aria-hidden />
      <input
        ref={field}
        type="search"
        className={styles.field}
        value={words}
        placeholder={t('marketSearch')}
        aria-label={t('marketSearch')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        enterKeyHint="search"
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <IconButton label={t('marketSearchClose')} onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </search>
  );
}
