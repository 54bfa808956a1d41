import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DayClose } from '../../../contract/http/agency-office.ts';
import { secondText } from '../../i18n/dates/calendar.ts';
import { amountText } from '../../ui/amount-text.ts';
import { signedText } from '../../ui/signed-text.ts';
import css from './agency.module.css';
import { FlowChart } from './charts.tsx';

const Close = ({ close }: { close: DayClose }) => {
  const { t } = useTranslation('agency');
  const { opening, received, returned, given, taken, other, closing } = close;
  const lines = [
    [t('close.received'), received],
    [t('close.returned'), -returned],
    [t('close.given'), -given],
    [t('close.taken'), taken],
    [t('close.other'), other],
  ] as const;
  return (
    <section className={css.close} aria-label={t('close.title')}>
      <h2 className={css.caption}>
        {t('close.title')} <small>{t(close.closed ? 'close.closed' : 'close.open')}</small>
      </h2>
      <dl className={css.lines}>
        <dt>{t('close.opening')}</dt>
        <dd>{amountText(opening)}</dd>
        {lines
          .filter(([, sum], index) => index < 4 || sum !== 0)
          .map(([name, sum]) => [<dt key={`${name}.`}>{name}</dt>, <dd key={name}>{signedText(sum)}</dd>])}
        <dt className={css.total}>{t(close.running ? 'close.closing' : 'close.ended')}</dt>
        <dd className={css.total}>{amountText(closing)}</dd>
      </dl>
      <p className={css.agrees} data-agrees={close.agrees}>
        {close.agrees ? (
          <IconCircleCheck size={16} stroke={1.75} aria-hidden />
        ) : (
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        )}
        {t(close.agrees ? 'close.agrees' : 'close.differs', { time: secondText(close.at) })}
      </p>
    </section>
  );
};

/** A day of an agent's float: what moved by the hour, and its close. */
export const DayOfFloat = ({ close }: { close: DayClose }) => {
  const { t } = useTranslation('agency');
  return (
    <div className={css.day}>
      <section className={css.close} aria-label={t('flow')}>
        <h2 className={css.caption}>{t('flow')}</h2>
        <FlowChart hours={close.hours} />
      </section>
      <Close close={close} />
    </div>
  );
};
