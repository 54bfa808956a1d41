import { createFileRoute, redirect } from '@tanstack/react-router';
import { messages } from '../../../contract/http/messages.ts';
import { InboxPage } from '../../features/account/inbox/inbox-page.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';

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
      context.messages(),
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
  const { page } = Route.useLoaderDeps();
  return <InboxPage messages={Route.useLoaderData()} page={page} />;
}
