import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import { useAppRef } from '../../running/machines.ts';

/** Opens the login dialog where the operator wants one, else the login page. */
export const LoginButton = ({ className, onPress }: { className?: string; onPress?: () => void }) => {
  const { t } = useTranslation();
  const app = useAppRef();
  if (!useStatuses().loginInDialog)
    return (
      <Link to="/auth/login" className={className} onClick={onPress}>
        {t('header.login')}
      </Link>
    );
  const open = () => {
    onPress?.();
    app.send({ type: 'authDialog.opened', mode: 'login' });
  };
  return (
    <button type="button" className={className} onClick={open}>
      {t('header.login')}
    </button>
  );
};
