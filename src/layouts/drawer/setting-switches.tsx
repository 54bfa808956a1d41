import { useTranslation } from 'react-i18next';
import { colorMode } from '../../theme/color-mode.ts';
import { Switch } from '../../ui/switch.tsx';
import { shortcutsOff, soundOff } from '../remembered.ts';
import css from './right-drawer.module.css';

/** What is on or off in this browser. */
export const SettingSwitches = () => {
  const { t } = useTranslation();
  const mode = colorMode.use();
  const withoutShortcuts = shortcutsOff.use();
  const silent = soundOff.use();
  return (
    <>
      <Switch
        label={t('drawer.theme')}
        checked={mode === 'dark'}
        onChange={(dark) => colorMode.set(dark ? 'dark' : 'light')}
      />
      <Switch
        label={
          <>
            {t('drawer.keys')}
            <span className={css.hint}>{t('drawer.keysHint')}</span>
          </>
        }
        checked={!withoutShortcuts}
        onChange={(on) => shortcutsOff.set(!on)}
      />
      <Switch
        label={
          <>
            {t('drawer.sound')}
            <span className={css.hint}>{t('drawer.soundHint')}</span>
          </>
        }
        checked={!silent}
        onChange={(on) => soundOff.set(!on)}
      />
    </>
  );
};
