import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_default/account/bonuses/affiliates/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/bonuses/affiliates/$page', params: { page: 'office' }, replace: true });
  },
});
