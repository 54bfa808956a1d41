import { IconAlertCircle, IconCircleCheck, IconHourglass, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { snackbarStep, snackbarTop } from '../../domain/limits.ts';
import type { Notice, NoticeText } from '../../machines/notices/notice.ts';
import { IconButton } from '../ui/icon-button.tsx';
import css from './snackbar.module.css';

const icons = { success: IconCircleCheck, error: IconAlertCircle, busy: IconHourglass, info: IconInfoCircle };

const Text = ({ text }: { text: NoticeText }) => {
  const { t } = useTranslation(text.namespace);
  // Machines carry keys as plain text; the locales test holds every one of them to the seven languages.
  return (t as (key: string, values?: Record<string, unknown>) => string)(text.key, text.values);
};

interface SnackbarProps {
  notice: Notice;
  /** Its place from the top, 0 first. */
  place: number;
  onDismiss(): void;
  /** What can be done about it. */
  children?: ReactNode;
}

export const Snackbar = ({ notice, place, onDismiss, children }: SnackbarProps) => {
  const { t } = useTranslation();
  const Icon = icons[notice.color];
  return (
    <div
      role={notice.color === 'error' ? 'alert' : 'status'}
      className={css.snackbar}
      data-color={notice.color}
      data-centered={notice.centered}
      style={{ '--top': `${(snackbarTop + place * snackbarStep) / 16}rem` } as CSSProperties}
    >
      <Icon size={18} stroke={1.75} className={css.icon} aria-hidden />
      <span className={css.text}>
        <Suspense fallback={null}>
          <Text text={notice.text} />
        </Suspense>
      </span>
      {children}
      <IconButton label={t('notice.dismiss')} onClick={onDismiss}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
};
