import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import { useAppRef } from '../../running/machines.ts';

const names = { login: 'header.login', register: 'header.register' } as const;

interface AuthButtonProps {
  mode?: keyof typeof names;
  className?: string | undefined;
  onPress?: () => void;
}

/** Opens the dialog with this form where the operator wants one, else the form's page. */
export const AuthButton = ({ mode = 'login', className, onPress }: AuthButtonProps) => {
  const { t } = useTranslation();
  const app = useAppRef();
  const name = t(names[mode]);
  if (!useStatuses().loginInDialog)
    return (
      <Link to={`/auth/${mode}`} className={className} onClick={onPress}>
        {name}
      </Link>
    );
  const open = () => {
    onPress?.();
    app.send({ type: 'authDialog.opened', mode });
  };
  return (
    <button type="button" className={className} onClick={open}>
      {name}
    </button>
  );
};
