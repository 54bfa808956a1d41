import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineIsland } from '../../../theme/mantine-island.tsx';
import { TextField } from '../../../ui/kit/text-field.tsx';
import css from './shared-slip-page.module.css';

/** Asks for the code of a shared slip; one that failed stays in the field to be corrected. */
export const CodeForm = ({ tried }: { tried: string }) => {
  const { t } = useTranslation('reuse');
  const navigate = useNavigate();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code) void navigate({ to: '/shared_slip', search: { code } });
  };
  return (
    <MantineIsland>
      <form className={css.form} onSubmit={open}>
        <TextField
          name="code"
          size="md"
          classNames={{ input: css.field }}
          label={t('codeLabel')}
          description={tried === '' && t('codeHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={tried !== '' && t('codeUnknown')}
          defaultValue={tried}
          maxLength={16}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <button type="submit" className={css.fill}>
          {t('open')}
        </button>
      </form>
    </MantineIsland>
  );
};
