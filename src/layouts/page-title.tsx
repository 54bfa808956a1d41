import { useTranslation } from 'react-i18next';
import { useOperator } from '../features/operator/use-operator.ts';

const keys = { '/betting': 'menu.betting', '/live_betting': 'menu.live', '/ticket_history': 'menu.history' } as const;

/** Names the page and the operator in the tab; pages without a place in the menu name themselves. */
export const PageTitle = ({ path }: { path: string }) => {
  const { t } = useTranslation();
  const operator = useOperator();
  if (!operator || !Object.hasOwn(keys, path)) return null;
  return <title>{`${t(keys[path as keyof typeof keys])} · ${operator.name}`}</title>;
};
