import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BlockingDialog } from '../ui/blocking-dialog.tsx';

export const NoConnectionDialog = () => {
  const { t } = useTranslation();
  return (
    <BlockingDialog
      icon={<IconWifiOff size={32} stroke={1.75} aria-hidden />}
      title={t('noConnection.title')}
      text={t('noConnection.text')}
    />
  );
};
