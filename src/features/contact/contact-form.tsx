import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactTopic, contactForm, contactTopics } from '../../../contract/http/cms-contact.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useContact, useContactRef } from '../../running/machines.ts';
import { SelectField } from '../../ui/kit/select-field.tsx';
import { TextArea } from '../../ui/kit/text-area.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import css from './contact-form.module.css';

export interface ContactFormProps {
  /** Who writes, as far as it is known. */
  writer: { name: string; email: string };
}

/** A message to the operator; a refusal of the server is shown at its field until that is changed. */
export const ContactForm = ({ writer }: ContactFormProps) => {
  const { t } = useTranslation(['info', 'errors']);
  const contact = useContactRef();
  const sending = useContact((state) => state.matches('sending'));
  const problems = useContact(({ context }) => context.problems);
  const failure = useContact(({ context }) => context.failure);
  const form = useForm({
    mode: 'controlled',
    initialValues: { ...writer, topic: 'account' as ContactTopic, message: '' },
    validateInputOnBlur: true,
    validate: schemaResolver(contactForm, { sync: true }),
  });
  const said = (error: ReactNode): ReactNode =>
    typeof error === 'string' ? (t as (key: string) => string)(`errors:${error}`) : null;
  const field = (name: 'name' | 'email' | 'message' | 'topic') => {
    const { error, onChange, ...props } = form.getInputProps(name);
    return {
      ...props,
      name,
      onChange: (change: unknown) => {
        onChange(change);
        contact.send({ type: 'field.changed', field: name });
      },
      error: said(error ?? problems[name]),
    };
  };
  const submit = form.onSubmit(
    (values) => contact.send({ type: 'message.sent', message: { ...values, id: newTicketId() } }),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );
  const topics: Record<ContactTopic, string> = {
    account: t('info:contact.topics.account'),
    payment: t('info:contact.topics.payment'),
    ticket: t('info:contact.topics.ticket'),
    technical: t('info:contact.topics.technical'),
    complaint: t('info:contact.topics.complaint'),
    other: t('info:contact.topics.other'),
  };
  return (
    <form className={css.form} noValidate aria-label={t('info:pages.contact')} onSubmit={submit}>
      <div className={css.pair}>
        <TextField
          label={t('info:contact.name')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={100}
          {...field('name')}
        />
        <TextField label={t('info:contact.email')} type="email" autoComplete="email" {...field('email')} />
      </div>
      <SelectField
        label={t('info:contact.topic')}
        data={contactTopics.map((value) => ({ value, label: topics[value] }))}
        {...field('topic')}
      />
      <TextArea
        label={t('info:contact.message')}
        description={t('info:contact.hint')}
        rows={8}
        maxLength={4_000}
        {...field('message')}
      />
      {failure !== null && (
        <p role="alert" className={css.failed}>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          {failure === 'unsent' ? t('info:contact.failed') : said(failure)}
        </p>
      )}
      <button type="submit" className={css.submit} disabled={sending}>
        {sending ? t('info:contact.sending') : t('info:contact.send')}
      </button>
    </form>
  );
};
