import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../browser/copy-text.ts';
import css from './voucher-list.module.css';

/** Puts a code on the clipboard and says so until the pointer or focus leaves. */
export const CopyCode = ({ code }: { code: string }) => {
  const { t } = useTranslation('voucher');
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const copy = () =>
    copyText(code).then(
      () => setSaid('copied'),
      () => setSaid('notCopied'),
    );
  const Icon = said === 'copied' ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={css.copy}
      aria-label={t('copyCode', { code })}
      onClick={copy}
      onBlur={() => setSaid(null)}
      onPointerLeave={() => setSaid(null)}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className="visually-hidden" role="status">
        {said && t(said)}
      </span>
    </button>
  );
};
