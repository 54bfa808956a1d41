import { useTranslation } from 'react-i18next';
import type { MessagesPage } from '../../../../contract/http/messages.ts';
import page from '../../../ui/page.module.css';
import css from './inbox-page.module.css';
import { InboxPages } from './inbox-pages.tsx';
import { MessageRow } from './message-row.tsx';
import { isKnownMessage } from './message-texts.ts';

/** What can be done with messages; each settles when the list is up to date again. */
export interface InboxActions {
  mark(ids: string[] | undefined, read: boolean): void;
  remove(ids: string[]): void;
}

interface InboxPageProps extends InboxActions {
  messages: MessagesPage;
  page: number;
}

/** The player's inbox, newest first; a message is read when it is opened. */
export const InboxPage = ({ messages: { result, totalPages, unread }, page: number, mark, remove }: InboxPageProps) => {
  const { t } = useTranslation('messages');
  return (
    <div className={page.page}>
      <title>{t('title')}</title>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.unread} role="status">
          {t('unread', { count: unread })}
        </p>
        {unread > 0 && (
          <button type="button" className={css.all} onClick={() => mark(undefined, true)}>
            {t('readAll')}
          </button>
        )}
      </div>
      {result.length === 0 ? (
        <div className={css.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
        </div>
      ) : (
        <ul className={css.list}>
          {result.map((message) =>
            isKnownMessage(message.key) ? (
              <MessageRow key={message.id} message={{ ...message, key: message.key }} mark={mark} remove={remove} />
            ) : null,
          )}
        </ul>
      )}
      {totalPages > 1 && <InboxPages page={number} totalPages={totalPages} />}
    </div>
  );
};
