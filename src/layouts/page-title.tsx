import { useTranslation } from 'react-i18next';
import { Title } from '../running/title.tsx';

const keys = { '/betting': 'menu.betting', '/live_betting': 'menu.live', '/ticket_history': 'menu.history' } as const;

/** Names the page in the tab while it is on its way too; pages without a place in the menu name themselves. */
export const PageTitle = ({ path }: { path: string }) => {
  const { t } = useTranslation();
  return Object.hasOwn(keys, path) ? <Title>{t(keys[path as keyof typeof keys])}</Title> : null;
};
