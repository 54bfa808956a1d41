import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '../browser/copy-text.ts';
import css from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  label: string;
  said: Record<'copied' | 'notCopied', string>;
}

/** Copies a text to the clipboard and shows so until the pointer or focus leaves. */
export const CopyButton = ({ text, label, said: words }: CopyButtonProps) => {
  const [said, setSaid] = useState<keyof typeof words | null>(null);
  const copy = () =>
    copyText(text).then(
      () => setSaid('copied'),
      () => setSaid('notCopied'),
    );
  const Icon = said === 'copied' ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={css.copy}
      aria-label={label}
      onClick={copy}
      onBlur={() => setSaid(null)}
      onPointerLeave={() => setSaid(null)}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className="visually-hidden" role="status">
        {said && words[said]}
      </span>
    </button>
  );
};
