import { useTranslation } from 'react-i18next';
import type { MessagesPage } from '../../../../contract/http/messages.ts';
import { useInboxRef } from '../../../running/machines.ts';
import { Title } from '../../../running/title.tsx';
import { ListPages } from '../../../ui/kit/list-pages.tsx';
import page from '../../../ui/page.module.css';
import css from './inbox-page.module.css';
import { MessageRow } from './message-row.tsx';
import { isKnownMessage } from './message-texts.ts';

interface InboxPageProps {
  messages: MessagesPage;
  page: number;
}

/** The player's inbox, newest first; a message is read when it is opened. */
export const InboxPage = ({ messages: { result, totalPages, unread }, page: number }: InboxPageProps) => {
  const { t } = useTranslation('messages');
  const inbox = useInboxRef();
  const readAll = () => inbox.send({ type: 'messages.marked', ids: undefined, read: true });
  return (
    <div className={page.page}>
      <Title>{t('title')}</Title>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.unread} role="status">
          {t('unread', { count: unread })}
        </p>
        {unread > 0 && (
          <button type="button" className={css.all} onClick={readAll}>
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
              <MessageRow key={message.id} message={{ ...message, key: message.key }} />
            ) : null,
          )}
        </ul>
      )}
      {totalPages > 1 && (
        <ListPages
          page={number}
          totalPages={totalPages}
          names={{ pages: t('pages'), previous: t('newer'), next: t('older') }}
        />
      )}
    </div>
  );
};
