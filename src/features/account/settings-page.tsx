import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Connection } from '../../../contract/http/agency.ts';
import type { Profile } from '../../../contract/http/base-users.ts';
import type { PlayerSession } from '../../../contract/http/kcmanager-accounts.ts';
import { Title } from '../../running/title.tsx';
import page from '../../ui/page.module.css';
import { ProfileDetails } from './profile-details.tsx';
import { SessionList } from './session-list.tsx';
import css from './settings-page.module.css';

interface SettingsPageProps {
  profile: Profile;
  sessions: readonly PlayerSession[];
  /** Has another confirmation mailed. */
  resend: ReactNode;
  changePassword: ReactNode;
  connection: Connection;
  /** Joins an agent, where there is none yet. */
  connectAgent: ReactNode;
  /** How the site looks and sounds in this browser. */
  preferences: ReactNode;
  /** What this browser tells him while the site is closed. */
  notifications: ReactNode;
}

/** Who the player is, his password, how the site is to look, his agent, and where he is signed in. */
export const SettingsPage = (props: SettingsPageProps) => {
  const { profile, sessions, connection, resend, changePassword, connectAgent, preferences, notifications } = props;
  const { t } = useTranslation('account');
  return (
    <div className={page.page}>
      <Title>{t('title')}</Title>
      <h1 className={page.title}>{t('title')}</h1>
      <section className={page.section} aria-labelledby="settings-profile">
        <h2 id="settings-profile" className={css.heading}>
          {t('profile.title')}
        </h2>
        <ProfileDetails profile={profile} resend={resend} />
      </section>
      <section className={page.section} aria-labelledby="settings-preferences">
        <h2 id="settings-preferences" className={css.heading}>
          {t('preferences.title')}
        </h2>
        <div className={css.preferences}>{preferences}</div>
      </section>
      <section className={page.section} aria-labelledby="settings-notifications">
        <h2 id="settings-notifications" className={css.heading}>
          {t('notifications.title')}
        </h2>
        {notifications}
      </section>
      <section className={page.section} aria-labelledby="settings-password">
        <h2 id="settings-password" className={css.heading}>
          {t('password.title')}
        </h2>
        <div className={css.narrow}>{changePassword}</div>
      </section>
      {(connection.parent || !connection.agent) && (
        <section className={page.section} aria-labelledby="settings-agent">
          <h2 id="settings-agent" className={css.heading}>
            {t('agent.title')}
          </h2>
          <p className={css.text}>
            {connection.parent ? t('agent.yours', { name: connection.parent.username }) : t('agent.text')}
          </p>
          {!connection.parent && <div className={css.narrow}>{connectAgent}</div>}
        </section>
      )}
      <section className={page.section} aria-labelledby="settings-sessions">
        <h2 id="settings-sessions" className={css.heading}>
          {t('sessions.title')}
        </h2>
        <SessionList sessions={sessions} />
      </section>
    </div>
  );
};
