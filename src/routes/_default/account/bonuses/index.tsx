import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_default/account/bonuses/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/bonuses/periodic', replace: true });
  },
});
