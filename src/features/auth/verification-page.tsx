import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApp, useEmailConfirmation, useEmailConfirmationRef } from '../../running/machines.ts';
import { Title } from '../../running/title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ResendButton } from './resend-button.tsx';
import css from './verification-page.module.css';

/** What became of the link under which the page was opened, and the way on. */
export const VerificationPage = () => {
  const { t } = useTranslation(['auth', 'errors', 'common']);
  const machine = useEmailConfirmationRef();
  const signedIn = useApp((state) => state.context.user !== null);
  const outcome = useEmailConfirmation(({ value }) => value.link);
  if (outcome === 'none' || outcome === 'confirming')
    return (
      <section className={css.page}>
        <Title>{t('auth:verification.title')}</Title>
        <h1 className={css.title}>{t('auth:verification.title')}</h1>
        <Spinner label={t('auth:verification.confirming')} />
      </section>
    );
  const confirmed = outcome === 'confirmed';
  const Icon = confirmed ? IconCircleCheck : IconAlertCircle;
  const [title, text] = {
    confirmed: [t('auth:verification.confirmed'), t('auth:verification.confirmedText')],
    refused: [t('auth:verification.failed'), t('errors:verificationLinkInvalid')],
    missing: [t('auth:verification.failed'), t('auth:verification.missing')],
    unanswered: [t('auth:verification.unknown'), t('auth:verification.unknownText')],
  }[outcome];
  return (
    <section className={css.page}>
      <Title>{title}</Title>
      <Icon size={48} stroke={1.5} className={confirmed ? css.good : css.bad} aria-hidden />
      <h1 className={css.title}>{title}</h1>
      <p className={css.text} role={confirmed ? 'status' : 'alert'}>
        {text}
      </p>
      {outcome === 'unanswered' && (
        <button type="button" className={css.action} onClick={() => machine.send({ type: 'link.retried' })}>
          {t('common:retry')}
        </button>
      )}
      {(outcome === 'refused' || outcome === 'missing') &&
        (signedIn ? (
          <ResendButton />
        ) : (
          <Link to="/auth/login" className={css.action}>
            {t('auth:title')}
          </Link>
        ))}
      {confirmed && signedIn && (
        <Link to="/payin" className={css.action}>
          {t('auth:verification.deposit')}
        </Link>
      )}
      <Link to="/" className={confirmed && !signedIn ? css.action : css.home}>
        {t('common:error.home')}
      </Link>
    </section>
  );
};
