import { IconShare2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../running/install.ts';
import { useOperator } from '../running/use-operator.ts';
import bar from './bar.module.css';
import css from './install-bar.module.css';

/** What had the focus goes; a reader with the keyboard goes on at the page. */
const leaveFocus = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Offers to put the site on the home screen, or explains how; over no slip and no dialog, and it takes no focus. */
const InstallBar = ({ shown }: { shown: 'offered' | 'explained' }) => {
  const { t } = useTranslation(['install', 'common']);
  const id = useId();
  const operator = useOperator();
  const { machine, asks } = useInstall();
  const press = (type: 'install.asked' | 'install.refused') => {
    leaveFocus();
    machine?.send({ type });
  };
  return (
    <aside className={css.bar} aria-labelledby={id}>
      <img src="/icons/site-small.png" alt="" width={44} height={44} className={css.icon} />
      <span role="status" className={bar.words}>
        <strong id={id} className={bar.title}>
          {t('install:title', { operator: operator?.name ?? '' })}
        </strong>
        <span className={bar.text}>
          {!asks && <IconShare2 size={16} stroke={1.75} className={css.sign} aria-hidden />}
          {t(asks ? 'install:text' : 'install:share')}
        </span>
      </span>
      <span className={css.choices}>
        <button type="button" className={css.later} onClick={() => press('install.refused')}>
          {t(shown === 'explained' ? 'common:close' : 'install:later')}
        </button>
        {asks && (
          <button type="button" className={css.take} onClick={() => press('install.asked')}>
            {t('install:take')}
          </button>
        )}
      </span>
    </aside>
  );
};

export default InstallBar;
