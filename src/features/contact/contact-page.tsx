import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import { Title } from '../../running/title.tsx';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { SupportText } from '../../ui/support-text.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import css from './contact-page.module.css';

interface ContactPageProps extends ContactFormProps {
  operator: ThemeMode | null;
  /** Of a message that has arrived. */
  reference: string | undefined;
  /** Where else the operator can be found. */
  elsewhere: ReactNode;
}

/** The form to write to the operator, and his other addresses; a confirmation replaces the form once the message has arrived. */
export const ContactPage = ({ operator, reference, elsewhere, ...form }: ContactPageProps) => {
  const { t } = useTranslation('info');
  return (
    <div className={css.page}>
      <Title>{t('pages.contact')}</Title>
      <div>
        <h1 className={css.title}>{t('pages.contact')}</h1>
        {reference === undefined ? (
          <>
            <p className={css.lead}>{t('contact.lead')}</p>
            <MantineIsland>
              <ContactForm {...form} />
            </MantineIsland>
          </>
        ) : (
          <div role="status" className={css.sent}>
            <IconCircleCheck size={24} stroke={1.75} aria-hidden />
            <div>
              <h2 className={css.sentTitle}>{t('contact.sentTitle')}</h2>
              <p className={css.sentText}>{t('contact.sentText', { reference })}</p>
              <Link to="/contact_us" className={css.again}>
                {t('contact.again')}
              </Link>
            </div>
          </div>
        )}
      </div>
      <aside className={css.aside}>
        <h2 className={css.name}>{operator?.name}</h2>
        <p>
          <SupportText>{operator?.supportText}</SupportText>
        </p>
        {elsewhere}
        <Link to="/support" className={css.again}>
          {t('pages.support')}
        </Link>
      </aside>
    </div>
  );
};
