import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../contract/http/base-users.ts';
import { dayOf } from '../../i18n/dates/calendar.ts';
import css from './profile-details.module.css';

export const ProfileDetails = ({ profile, resend }: { profile: Profile; resend: ReactNode }) => {
  const { t } = useTranslation('account');
  const { username, email, emailVerified, createdAt } = profile;
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const Icon = emailVerified ? IconCircleCheck : IconAlertCircle;
  return (
    <>
      <dl className={css.details}>
        <dt>{t('profile.username')}</dt>
        <dd>{username}</dd>
        {name && (
          <>
            <dt>{t('profile.name')}</dt>
            <dd>{name}</dd>
          </>
        )}
        {email && (
          <>
            <dt>{t('profile.email')}</dt>
            <dd>
              {email}
              <span className={css.standing} data-good={emailVerified}>
                <Icon size={16} stroke={1.75} aria-hidden />
                {emailVerified ? t('profile.confirmed') : t('profile.unconfirmed')}
              </span>
            </dd>
          </>
        )}
        <dt>{t('profile.since')}</dt>
        <dd>{dayOf(createdAt)}</dd>
      </dl>
      {email && !emailVerified && (
        <div className={css.unconfirmed}>
          <p>{t('profile.unconfirmedText')}</p>
          {resend}
        </div>
      )}
    </>
  );
};
