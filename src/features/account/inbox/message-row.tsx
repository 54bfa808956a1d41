import { IconMail, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Message, MessageKey } from '../../../../contract/entities/message.ts';
import { stampText } from '../../../i18n/dates/calendar.ts';
import { useInboxRef } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import css from './inbox-page.module.css';
import { messageLinks, textsOf } from './message-texts.ts';

interface MessageRowProps {
  message: Message & { key: MessageKey };
}

/** Figures as they are read: amounts with their decimals, instants where the reader is. */
const readable = (params: Message['params']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? amountText(value) : name === 'from' || name === 'until' ? stampText(value) : value,
    ]),
  );

const linkOf = (key: MessageKey) => (key in messageLinks ? messageLinks[key as keyof typeof messageLinks] : null);

export const MessageRow = ({ message: { id, key, params, createdAt, read } }: MessageRowProps) => {
  const { t } = useTranslation('messages');
  const inbox = useInboxRef();
  const mark = (asRead: boolean) => inbox.send({ type: 'messages.marked', ids: [id], read: asRead });
  const [titleKey, textKey] = textsOf(key, params);
  const say = t as (text: string, values: object) => string;
  const values = readable(params);
  const [title, text] = [say(titleKey, values), say(textKey, values)];
  const link = linkOf(key);
  return (
    <li className={css.message} data-read={read}>
      <details onToggle={({ currentTarget }) => currentTarget.open && !read && mark(true)}>
        <summary className={css.summary}>
          <span className={css.subject}>
            {!read && <span className="visually-hidden">{t('new')} </span>}
            {title}
          </span>
          <time className={css.time} dateTime={createdAt}>
            {stampText(createdAt)}
          </time>
        </summary>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>
          {link && (
            <Link to={link} className={css.action}>
              {t('open')}
            </Link>
          )}
          {read && (
            <button type="button" className={css.action} onClick={() => mark(false)}>
              <IconMail size={16} stroke={1.75} aria-hidden />
              {t('markUnread')}
            </button>
          )}
          <button
            type="button"
            className={css.action}
            aria-label={`${t('delete')}: ${title}`}
            onClick={() => inbox.send({ type: 'messages.deleted', ids: [id] })}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden />
            {t('delete')}
          </button>
        </div>
      </details>
    </li>
  );
};
