import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Title } from '../../running/title.tsx';
import css from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  onRetry?(): void;
}

/** A page with just a message and a link home. */
export const MessagePage = ({ title, text, onRetry }: MessagePageProps) => {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
      <Title>{title}</Title>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      {onRetry && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      <Link to="/" className={css.home}>
        {t('error.home')}
      </Link>
    </div>
  );
};
