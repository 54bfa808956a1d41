import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { Title } from '../../running/title.tsx';
import page from '../../ui/page.module.css';
import { type DocumentName, documentNames, documents } from './documents.ts';
import css from './documents-page.module.css';

export const DocumentsPage = ({ operator }: { operator: ThemeMode | null }) => {
  const { t } = useTranslation('info');
  const dates = useDates();
  const names: Record<DocumentName, string> = {
    terms: t('pages.terms'),
    rules: t('pages.rules'),
    privacy: t('pages.privacy'),
    'responsible-gambling': t('pages.responsible'),
    complaints: t('pages.complaints'),
  };
  return (
    <div className={page.page}>
      <Title>{t('pages.documents')}</Title>
      <h1 className={page.title}>{t('pages.documents')}</h1>
      <p className={page.lead}>{t('documents.lead', { operator: operator?.name ?? '' })}</p>
      <ul className={css.list}>
        {documentNames.map((doc) => (
          <li key={doc}>
            <Link to="/documents/$doc" params={{ doc }} className={css.entry}>
              <span>
                <span className={css.name}>{names[doc]}</span>
                <span className={css.meta}>{t('version', { date: dates.date(documents[doc].inForce) })}</span>
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
