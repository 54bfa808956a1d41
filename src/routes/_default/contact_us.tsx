import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/contact/contact-page.tsx';
import { OperatorContact } from '../../features/info/operator-contact.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { useOperator } from '../../running/use-operator.ts';

interface ContactSearch {
  /** Reference of the message that was sent from here. */
  sent?: string;
}

const nobody = { name: '', email: '' };

export const Route = createFileRoute('/_default/contact_us')({
  validateSearch: ({ sent }: Record<string, unknown>): ContactSearch =>
    typeof sent === 'string' && /^[\dA-Z]{4}-[\dA-Z]{4}$/.test(sent) ? { sent } : {},
  loader: async ({ context, abortController: { signal } }) => {
    const profileOfWriter = async () => {
      if (!(await context.signedIn())) return nobody;
      const { firstName, lastName, email } = await (await context.account()).api.profile(signal);
      return { name: [firstName, lastName].filter(Boolean).join(' '), email: email ?? '' };
    };
    const [writer] = await Promise.all([
      // A visitor whose data cannot be loaded types it himself.
      profileOfWriter().catch(() => nobody),
      loadNamespaces('info', 'errors'),
      context.messages(),
    ]);
    return writer;
  },
  component: Contact,
});

function Contact() {
  const { sent } = Route.useSearch();
  const operator = useOperator();
  return (
    <ContactPage
      writer={Route.useLoaderData()}
      reference={sent}
      operator={operator}
      elsewhere={<OperatorContact operator={operator} />}
    />
  );
}
