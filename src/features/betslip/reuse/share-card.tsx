import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareCodeText } from '../../../../domain/ticket/share-code.ts';
import type { SharedCode } from '../../../../machines/reuse/reuse.machine.ts';
import { useDates } from '../../../i18n/dates/use-dates.ts';
import { MantineIsland } from '../../../theme/mantine-island.tsx';
import { TextField } from '../../../ui/kit/text-field.tsx';
import css from './share-card.module.css';

/** The address that opens a shared slip, in the language of the visitor who follows it. */
const linkOf = (code: string) => `${window.location.origin}/shared_slip?code=${code}`;

/** The code of a shared slip, to be read out, and its link, to be sent. */
export const ShareCard = ({ shared: { code, expires } }: { shared: SharedCode }) => {
  const { t } = useTranslation('reuse');
  const [copied, setCopied] = useState(false);
  const link = linkOf(code);
  const dates = useDates();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // A browser that does not let us copy still lets the player mark it.
    }
  };
  return (
    <MantineIsland>
      <p className={css.text}>{t('shareText')}</p>
      <dl className={css.facts}>
        <dt>{t('code')}</dt>
        <dd className={css.code}>{shareCodeText(code)}</dd>
        <dt>{t('link')}</dt>
        <dd>
          <TextField
            classNames={{ input: css.link }}
            readOnly
            value={link}
            aria-label={t('link')}
            onFocus={(event) => event.currentTarget.select()}
          />
        </dd>
      </dl>
      <p className={css.until}>{t('holdsUntil', { date: dates.nearTime(expires) })}</p>
      <button type="button" className={css.copy} onClick={copy}>
        {copied ? <IconCheck size={18} stroke={1.75} aria-hidden /> : <IconCopy size={18} stroke={1.75} aria-hidden />}
        <span role="status">{t(copied ? 'copied' : 'copyLink')}</span>
      </button>
    </MantineIsland>
  );
};
