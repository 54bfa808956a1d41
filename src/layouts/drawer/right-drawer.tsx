import { IconExternalLink, IconLogout, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isHttps } from '../../../contract/entities/link.ts';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import { useApp, useSession, useSessionRef } from '../../running/machines.ts';
import { useOperator } from '../../running/use-operator.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/late.tsx';
import { SupportText } from '../../ui/support-text.tsx';
import { AuthButton } from '../header/auth-button.tsx';
import { accountLinks } from './account-links.ts';
import { DrawerBalance } from './drawer-balance.tsx';
import { DrawerLanguages } from './drawer-languages.tsx';
import { DrawerOdds } from './drawer-odds.tsx';
import { DrawerSiteLinks } from './drawer-site-links.tsx';
import { DrawerZoom } from './drawer-zoom.tsx';
import css from './right-drawer.module.css';
import { SettingSwitches } from './setting-switches.tsx';

const ThemeEditorLink = lazyPart(() => import('../../features/theme-editor/editor-link.tsx'));

/** Account links, language, appearance and the operator's contact, from the right edge. */
const RightDrawer = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation(['common', 'account']);
  const session = useSessionRef();
  const user = useApp((state) => state.context.user);
  const unread = useSession(({ context }) => context.unread);
  const operator = useOperator();
  const statuses = useStatuses();
  const leave = () => {
    onClose();
    session.send({ type: 'session.left' });
  };
  return (
    <Dialog look="own" className={css.drawer} aria-label={t('drawer.title')} closes="any" onClose={onClose}>
      <div className={css.head}>
        <h2 className={css.title}>{user?.name ?? t('header.account')}</h2>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={css.part}>
        {user ? (
          <>
            <DrawerBalance />
            {accountLinks(user.roles, statuses).map(({ to, key, Icon }) => (
              <Link key={to} to={to} className={css.link} onClick={onClose}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {t(key)}
                {to === '/messages' && unread > 0 && <span className={css.count}>{unread}</span>}
              </Link>
            ))}
            {user.roles.includes('AL2') && (
              <Suspense fallback={null}>
                <ThemeEditorLink className={css.link} onOpen={onClose} />
              </Suspense>
            )}
          </>
        ) : (
          <>
            <AuthButton className={css.login} onPress={onClose} />
            <AuthButton mode="register" className={css.register} onPress={onClose} />
          </>
        )}
      </div>
      <DrawerSiteLinks onClose={onClose} />
      <DrawerLanguages />
      <DrawerOdds />
      <DrawerZoom />
      <div className={css.part}>
        <h3 className={css.label}>{t('drawer.settings')}</h3>
        <SettingSwitches />
      </div>
      {operator && (
        <div className={css.part}>
          <h3 className={css.label}>{t('drawer.support')}</h3>
          <p className={css.support}>
            <SupportText>{operator.supportText}</SupportText>
          </p>
          {operator.socialLinks
            .filter((link) => isHttps(link.url))
            .map((link) => (
              <a key={link.url} href={link.url} className={css.link} target="_blank" rel="noreferrer noopener">
                <IconExternalLink size={20} stroke={1.75} aria-hidden />
                {link.name}
              </a>
            ))}
        </div>
      )}
      {user && (
        <div className={css.part}>
          <button type="button" className={css.link} onClick={leave}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            {t('header.logout')}
          </button>
        </div>
      )}
    </Dialog>
  );
};

export default RightDrawer;
