import { useTranslation } from 'react-i18next';
import { type PushKind, pushKinds } from '../../../contract/entities/push.ts';
import { usePush, usePushRef } from '../../running/machines.ts';
import { Switch } from '../../ui/switch.tsx';
import css from './push-settings.module.css';

const labels = {
  ticketSettled: 'kinds.ticketSettled',
  cashOutDone: 'kinds.cashOutDone',
  depositCredited: 'kinds.depositCredited',
  kickOff: 'kinds.kickOff',
} as const satisfies Record<PushKind, string>;

/** What this browser tells its player, a switch for each; or why it tells nothing, and what can be done about that. */
export const PushSettings = () => {
  const { t } = useTranslation(['push', 'common']);
  const push = usePushRef();
  const kinds = usePush(({ context }) => context.kinds);
  const wanted = usePush((state) =>
    state.matches('saving') || state.matches('asking') || state.matches('subscribing') ? state.context.wanted : null,
  );
  const isReady = usePush((state) => state.matches('off') || state.matches('on'));
  const isAsking = usePush((state) => state.matches('asking'));
  const state = usePush(({ value }) => value);
  if (state === 'unavailable' || state === 'denied') return <p className={css.text}>{t(state)}</p>;
  if (state === 'unread')
    return (
      <div className={css.failed} role="alert">
        <p>{t('unread')}</p>
        <button type="button" className={css.retry} onClick={() => push.send({ type: 'page.opened' })}>
          {t('common:retry')}
        </button>
      </div>
    );
  return (
    <>
      <p className={css.text}>{t('text')}</p>
      <div className={css.switches} aria-busy={!isReady}>
        {pushKinds.map((kind) => (
          <Switch
            key={kind}
            label={t(labels[kind])}
            checked={(wanted ?? kinds).includes(kind)}
            disabled={state === 'idle' || state === 'looking'}
            onChange={(on) => isReady && push.send({ type: 'kind.switched', kind, on })}
          />
        ))}
      </div>
      <p className={css.note} role="status">
        {isAsking && t('asking')}
      </p>
    </>
  );
};
