import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** What a visitor sees when a page fails: 404 as not found, everything else as an error (spec section 8). */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const router = useRouter();
  return isNotFound(error) ? (
    <NotFoundPage />
  ) : (
    <MessagePage title={t('error.occurred')} text={t('error.occurredText')} onRetry={() => void router.invalidate()} />
  );
};
