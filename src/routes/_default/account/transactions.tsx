import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_default/account/transactions')({
  component: () => null,
});
