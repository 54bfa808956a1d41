import { IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockingDialog } from '../ui/blocking-dialog.tsx';

/** `children` is what can be done meanwhile. */
export const NoConnectionDialog = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <BlockingDialog
      icon={<IconWifiOff size={32} stroke={1.75} aria-hidden />}
      title={t('noConnection.title')}
      text={t('noConnection.text')}
    >
      {children}
    </BlockingDialog>
  );
};
