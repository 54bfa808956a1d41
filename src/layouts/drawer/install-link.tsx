import { IconDeviceMobilePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../../running/install.ts';

/** The way to install the site for who has refused its offer, or was not made it. */
const InstallLink = ({ className, onPress }: { className: string | undefined; onPress(): void }) => {
  const { t } = useTranslation('install');
  const { machine, possible } = useInstall();
  if (!machine || !possible) return null;
  const ask = () => {
    onPress();
    machine.send({ type: 'install.asked' });
  };
  return (
    <button type="button" className={className} onClick={ask}>
      <IconDeviceMobilePlus size={20} stroke={1.75} aria-hidden />
      {t('link')}
    </button>
  );
};

export default InstallLink;
