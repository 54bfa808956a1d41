import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import css from './tools.module.css';

interface CopyButtonProps {
  label: string;
  disabled?: boolean;
  text(): string | Promise<string>;
}

/** Copies a text to the clipboard and shows so until the pointer or focus leaves. */
export const CopyButton = ({ label, disabled = false, text }: CopyButtonProps) => {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      setCopied('Copied');
    } catch {
      setCopied('Not allowed to copy');
    }
  };
  const Icon = copied === 'Copied' ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={css.button}
      disabled={disabled}
      onClick={copy}
      onBlur={() => setCopied(null)}
      onPointerLeave={() => setCopied(null)}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
      <span aria-live="polite">{copied ?? label}</span>
    </button>
  );
};
