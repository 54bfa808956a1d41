import { createFileRoute } from '@tanstack/react-router';
import { useStatuses } from '../../features/operator/use-statuses.ts';
import { OtherPage } from '../../features/other/other-page.tsx';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { useOperator } from '../../running/use-operator.ts';

export const Route = createFileRoute('/_default/other')({
  loader: () => loadNamespaces('info', 'account').then(() => null),
  component: Other,
});

function Other() {
  return <OtherPage operator={useOperator()} statuses={useStatuses()} />;
}
