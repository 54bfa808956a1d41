import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { deleteMessages, messages, readMessages } from '../../../contract/http/messages.ts';
import { InboxPage } from '../../features/account/inbox/inbox-page.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { useNoticesRef } from '../../running/use-notices.ts';
import { useSessionRef } from '../../running/use-session.ts';

const pageOf = ({ page }: { page?: unknown }): number => {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 10_000 ? number : 1;
};

export const Route = createFileRoute('/_default/messages')({
  validateSearch: (search: { page?: unknown }): { page?: number } => {
    const page = pageOf(search);
    return page > 1 ? { page } : {};
  },
  loaderDeps: ({ search }) => ({ page: pageOf(search) }),
  loader: async ({ context, deps: { page }, abortController: { signal } }) => {
    const [inbox] = await Promise.all([
      context.api.call(messages, { body: { page }, signal }),
      loadNamespaces('messages', 'errors'),
    ]);
    if (page > Math.max(inbox.totalPages, 1)) {
      throw redirect({
        to: '/messages',
        search: inbox.totalPages > 1 ? { page: inbox.totalPages } : {},
        replace: true,
      });
    }
    return inbox;
  },
  component: Messages,
});

function Messages() {
  const router = useRouter();
  const notices = useNoticesRef();
  const session = useSessionRef();
  const { api } = Route.useRouteContext();
  const { page } = Route.useLoaderDeps();
  const send = async (call: Promise<unknown>) => {
    try {
      await call;
    } catch {
      notices.send({
        type: 'notice.raised',
        notice: { text: { namespace: 'errors', key: 'unavailable' }, color: 'error' },
      });
    }
    // The count in the header comes with the next ping.
    session.send({ type: 'window.focused' });
    await router.invalidate();
  };
  return (
    <InboxPage
      messages={Route.useLoaderData()}
      page={page}
      mark={(ids, read) => void send(api.call(readMessages, { body: { ids, read } }))}
      remove={(ids) => void send(api.call(deleteMessages, { body: { ids } }))}
    />
  );
}
