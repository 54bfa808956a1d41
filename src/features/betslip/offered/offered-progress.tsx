import { useTranslation } from 'react-i18next';
import { reofferSeconds } from '../../../../domain/limits.ts';
import { useReoffer } from '../../../running/use-reoffer.ts';
import { CountdownRing } from '../waiting/countdown-ring.tsx';
import css from '../waiting/ticket-progress.module.css';

interface OfferedProgressProps {
  titleId?: string;
  textId?: string;
}

/** What is offered instead of the ticket, and for how long. */
export const OfferedProgress = ({ titleId, textId }: OfferedProgressProps) => {
  const { t } = useTranslation('ticket');
  const kind = useReoffer(({ context }) => context.offer?.kind);
  const seconds = useReoffer(({ context }) => context.secondsLeft);
  return (
    <div className={css.head}>
      <CountdownRing seconds={seconds} of={reofferSeconds} />
      <div>
        <h3 id={titleId} className={css.title}>
          {t(kind === 'reoffer' ? 'ReofferTitle' : 'OddChangeTitle')}
        </h3>
        <p className={css.text}>
          <span id={textId}>{t(kind === 'reoffer' ? 'reofferText' : 'ticketRejectedOddsChanged')}</span>{' '}
          {seconds <= 5 && <strong className={css.last}>{t('secondsLeft', { count: seconds })}</strong>}
        </p>
      </div>
    </div>
  );
};
