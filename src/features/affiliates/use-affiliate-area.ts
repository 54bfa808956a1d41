import { useApp } from '../../running/machines.ts';

/** What an address of the area needs for a user who is an agent as well: an agent has a page of his own there. */
export const useAffiliateArea = (): { as?: 'affiliate' } =>
  useApp(({ context }) => context.user?.roles.includes('AGENT') ?? false) ? { as: 'affiliate' } : {};
