import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../../features/info/documents-page.tsx';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { useOperator } from '../../../running/use-operator.ts';

export const Route = createFileRoute('/_default/documents/')({
  loader: () => loadNamespaces('info').then(() => null),
  component: Documents,
});

function Documents() {
  return <DocumentsPage operator={useOperator()} />;
}
