import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import type { SiteSettings } from '../../../contract/settings/site.ts';
import { breakpoints } from '../../../domain/limits.ts';
import { useDates } from '../../i18n/dates/use-dates.ts';
import { Title } from '../../running/title.tsx';
import { SupportText } from '../../ui/support-text.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { sectionsOf, type TextName } from './documents.ts';
import { useFigures } from './figures.ts';
import css from './info-page.module.css';

interface InfoPageProps {
  name: TextName;
  operator: ThemeMode | null;
  /** For texts with figures in them; null while they are unknown. */
  settings: SiteSettings | null;
  inForce?: string;
  /** What is below the words of a section, by its id. */
  extras?: Readonly<Record<string, ReactNode>>;
  /** What is above the text, at its right edge. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** A text in sections, next to its table of contents. */
export const InfoPage = ({ name, operator, settings, inForce, extras = {}, tools, children }: InfoPageProps) => {
  const { t, i18n } = useTranslation(['info', name]);
  const figures = useFigures(operator, settings);
  const wide = useMedia(`(width >= ${breakpoints.slip / 16}rem)`);
  const sections = sectionsOf(i18n.t, name, figures);
  // A key that is put together; the texts of one kind have the same keys.
  const say = t as unknown as (key: string, values?: Record<string, string>) => string;
  const title = say(`${name}:title`);
  const dates = useDates();
  return (
    <div className={css.page} data-document="">
      <Title>{title}</Title>
      <header className={css.head}>
        <div className={css.titleRow}>
          <h1 className={css.title}>{title}</h1>
          {tools}
        </div>
        <p className={css.lead}>{say(`${name}:lead`, figures)}</p>
        {inForce !== undefined && <p className={css.meta}>{t('info:version', { date: dates.date(inForce) })}</p>}
      </header>
      <nav className={css.contents} aria-label={t('info:contents')}>
        <details open={wide}>
          <summary className={css.summary}>{t('info:contents')}</summary>
          <ol>
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <Link to="." hash={id} search className={css.entry} activeOptions={{ includeHash: true }} replace>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={css.text}>
        {sections.map(({ id, title: heading, text, list }) => (
          <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={css.heading}>
              {heading}
            </h2>
            {text.map((paragraph) => (
              <p key={paragraph}>
                <SupportText>{paragraph}</SupportText>
              </p>
            ))}
            {list.length > 0 && (
              <ul className={css.list}>
                {list.map((item) => (
                  <li key={item}>
                    <SupportText>{item}</SupportText>
                  </li>
                ))}
              </ul>
            )}
            {extras[id]}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
};
