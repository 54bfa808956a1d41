import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../domain/limits.ts';
import { useTicket, useUpdateRef } from '../running/machines.ts';
import { useMedia } from '../ui/use-media.ts';
import bar from './bar.module.css';
import css from './update-bar.module.css';

/** Shows that there is a new build, never over a slip. */
export const UpdateBar = () => {
  const { t } = useTranslation();
  const update = useUpdateRef();
  const roomy = useMedia(`(width >= ${breakpoints.slip / 16}rem)`);
  const slipOpen = useTicket(({ context }) => context.panelOpen);
  if (slipOpen && !roomy) return null;
  return (
    <div role="status" className={css.bar}>
      <IconRefresh size={20} stroke={1.75} className={css.icon} aria-hidden />
      <span className={bar.words}>
        <strong className={bar.title}>{t('update.title')}</strong>
        <span className={bar.text}>{t('update.text')}</span>
      </span>
      <button type="button" className={css.later} onClick={() => update.send({ type: 'update.postponed' })}>
        {t('update.later')}
      </button>
      <button type="button" className={css.take} onClick={() => update.send({ type: 'update.taken' })}>
        {t('update.take')}
      </button>
    </div>
  );
};
