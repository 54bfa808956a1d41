import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './shared-slip-page.module.css';

/** Asks for the code of a shared slip; one that was tried in vain stands in it to be put right. */
export const CodeForm = ({ tried }: { tried: string }) => {
  const { t } = useTranslation('reuse');
  const navigate = useNavigate();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code) void navigate({ to: '/shared_slip', search: { code } });
  };
  return (
    <form className={css.form} onSubmit={open}>
      <label className={css.label}>
        {t('codeLabel')}
        <input
          name="code"
          className={css.field}
          defaultValue={tried}
          maxLength={16}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={tried !== ''}
          aria-describedby="code-hint"
        />
      </label>
      <p id="code-hint" className={css.hint} role={tried ? 'alert' : undefined} data-wrong={tried !== ''}>
        {t(tried ? 'codeUnknown' : 'codeHint')}
      </p>
      <button type="submit" className={css.fill}>
        {t('open')}
      </button>
    </form>
  );
};
