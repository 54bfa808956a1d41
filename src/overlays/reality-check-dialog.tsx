import { useTranslation } from 'react-i18next';
import { useRealityCheck, useRealityCheckRef } from '../running/machines.ts';
import { amountText } from '../ui/amount-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import dialog from '../ui/dialog-buttons.module.css';
import { signedText } from '../ui/signed-text.ts';
import css from './reality-check-dialog.module.css';

/** How long the player has been playing, and his result; stays until he chooses whether to go on. */
const RealityCheckDialog = () => {
  const shown = useRealityCheck((state) => state.matches({ on: 'asking' }));
  return shown ? <Asking /> : null;
};

const Asking = () => {
  const { t } = useTranslation('play');
  const machine = useRealityCheckRef();
  const stretch = useRealityCheck(({ context }) => context.stretch);
  const played = useRealityCheck(({ context }) => context.played);
  const stayed = stretch ? Math.round((stretch.seenAt - stretch.startedAt) / 60_000) : 0;
  const [hours, minutes] = [Math.floor(stayed / 60), stayed % 60];
  return (
    <Dialog
      role="alertdialog"
      closes="none"
      begins="nowhere"
      title={
        hours === 0
          ? t('check.titleMinutes', { minutes })
          : minutes === 0
            ? t('check.titleHours', { hours })
            : t('check.title', { hours, minutes })
      }
      text={
        <div className={css.text}>
          {played?.length === 0 && <p>{t('check.nothing')}</p>}
          {played === null && <p>{t('check.unknown')}</p>}
          {played?.map(({ currency_id, currency, staked, won }) => (
            <dl key={currency_id} className={css.sums}>
              <dt>{t('sums.staked')}</dt>
              <dd>
                {amountText(staked)} {currency}
              </dd>
              <dt>{t('sums.won')}</dt>
              <dd>
                {amountText(won)} {currency}
              </dd>
              <dt>{t('sums.net')}</dt>
              <dd className={css.net}>
                {signedText(won - staked)} {currency}
              </dd>
            </dl>
          ))}
        </div>
      }
    >
      <div className={dialog.choices}>
        <button type="button" className={dialog.choice} onClick={() => machine.send({ type: 'play.ended' })}>
          {t('check.end')}
        </button>
        <button
          type="button"
          className={dialog.choice}
          data-first
          onClick={() => machine.send({ type: 'play.continued' })}
        >
          {t('check.goOn')}
        </button>
      </div>
    </Dialog>
  );
};

export default RealityCheckDialog;
