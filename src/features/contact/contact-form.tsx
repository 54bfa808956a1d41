import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ContactMessage,
  type ContactTopic,
  contactForm,
  contactTopics,
} from '../../../contract/http/cms-contact.ts';
import { refusalFields, refusalKey } from '../../../machines/refusal.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import css from './contact-form.module.css';

const classes = { label: css.label, input: css.input, error: css.error, description: css.hint };

export interface ContactFormProps {
  /** Who writes, as far as it is known. */
  writer: { name: string; email: string };
  /** Answers the reference; rejects with the server's refusal. */
  send(message: ContactMessage): Promise<string>;
  onSent(reference: string): void;
}

/** A message to the operator. It stays what it is until it has arrived: sent again after a lost answer it is the same one. */
export const ContactForm = ({ writer, send, onSent }: ContactFormProps) => {
  const { t } = useTranslation(['info', 'errors']);
  const [id] = useState(() => newTicketId());
  const form = useForm({
    mode: 'controlled',
    initialValues: { ...writer, topic: 'account' as ContactTopic, message: '' },
    validateInputOnBlur: true,
    validate: schemaResolver(contactForm, { sync: true }),
  });
  const said = (error: ReactNode): ReactNode =>
    typeof error === 'string' ? (
      <>
        <IconAlertCircle size={14} stroke={1.75} aria-hidden />
        {(t as (key: string) => string)(`errors:${error}`)}
      </>
    ) : null;
  const field = (name: 'name' | 'email' | 'message' | 'topic') => {
    const { error, ...props } = form.getInputProps(name);
    return { ...props, name, error: said(error), classNames: classes };
  };
  const submit = form.onSubmit(
    async (values) => {
      try {
        onSent(await send({ ...values, id }));
      } catch (error) {
        form.setErrors({ ...refusalFields(error), sent: refusalKey(error) ?? 'unsent' });
      }
    },
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
  const { sent } = form.errors;
  return (
    <form className={css.form} noValidate aria-label={t('info:pages.contact')} onSubmit={submit}>
      <div className={css.pair}>
        <TextInput label={t('info:contact.name')} autoComplete="name" maxLength={100} {...field('name')} />
        <TextInput
          label={t('info:contact.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
      </div>
      <NativeSelect
        label={t('info:contact.topic')}
        data={contactTopics.map((value) => ({ value, label: topics[value] }))}
        {...field('topic')}
      />
      <Textarea
        label={t('info:contact.message')}
        description={t('info:contact.hint')}
        rows={8}
        maxLength={4_000}
        {...field('message')}
      />
      {sent !== undefined && (
        <p role="alert" className={css.failed}>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          {sent === 'unsent' ? t('info:contact.failed') : said(sent)}
        </p>
      )}
      <button type="submit" className={css.submit} disabled={form.submitting}>
        {form.submitting ? t('info:contact.sending') : t('info:contact.send')}
      </button>
    </form>
  );
};
