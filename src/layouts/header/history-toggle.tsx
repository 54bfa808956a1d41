import { IconHistory } from '@tabler/icons-react';
import { useMatchRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';

/** Goes to the ticket history; pressed there it goes back (spec section 2). */
export const HistoryToggle = () => {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const there = Boolean(useMatchRoute()({ to: '/ticket_history' }));
  const toggle = () => {
    if (!there) void navigate({ to: '/ticket_history' });
    else if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/' });
  };
  return (
    <IconButton
      label={there ? t('header.historyBack') : t('menu.history')}
      aria-current={there ? 'page' : undefined}
      onClick={toggle}
    >
      <IconHistory size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
};
