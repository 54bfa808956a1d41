import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlayerSession } from '../../../contract/http/kcmanager-accounts.ts';
import { deviceName } from '../../../domain/identity/device-name.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { useAuthForm, useAuthFormRef } from '../../running/machines.ts';
import css from './session-list.module.css';

const isPhone = (device: string | null) => /iPhone|Android/.test(device ?? '');

/** Where the player is signed in, this browser first. */
export const SessionList = ({ sessions }: { sessions: readonly PlayerSession[] }) => {
  const { t } = useTranslation('account');
  const machine = useAuthFormRef();
  const ending = useAuthForm((state) => state.matches('submitting'));
  return (
    <>
      <ul className={css.sessions}>
        {sessions.map(({ id, current, device, startedAt, seenAt }) => {
          const Icon = isPhone(device) ? IconDeviceMobile : IconDeviceDesktop;
          const name = (device && deviceName(device)) ?? t('sessions.unknown');
          return (
            <li key={id} className={css.session}>
              <Icon size={20} stroke={1.75} aria-hidden />
              <div>
                <p className={css.device}>
                  {name}
                  {current && <span className={css.current}>{t('sessions.current')}</span>}
                </p>
                <p className={css.times}>
                  {startedAt && <span>{t('sessions.started', { date: stampText(startedAt) })}</span>}
                  <span>{t('sessions.seen', { date: stampText(seenAt) })}</span>
                </p>
              </div>
              {!current && (
                <button
                  type="button"
                  className={css.endOne}
                  aria-label={`${t('sessions.end')}: ${name}`}
                  disabled={ending}
                  onClick={() => machine.send({ type: 'form.submitted', form: 'endSession', values: { id } })}
                >
                  {t('sessions.end')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <button
          type="button"
          className={css.end}
          disabled={ending}
          onClick={() => machine.send({ type: 'form.submitted', form: 'endOtherSessions', values: {} })}
        >
          {t('sessions.endOthers')}
        </button>
      ) : (
        <p className={css.times}>{t('sessions.none')}</p>
      )}
    </>
  );
};
