import { IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BlockingDialog } from '../ui/blocking-dialog.tsx';

export const MaintenanceDialog = () => {
  const { t } = useTranslation();
  return (
    <BlockingDialog
      icon={<IconTool size={32} stroke={1.75} aria-hidden />}
      title={t('maintenanceModeStarted.title')}
      text={t('maintenanceModeStarted.text')}
    />
  );
};
