import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/late.tsx';

const ListPages = lazyPart(async () => ({ default: (await import('../../../ui/kit/list-pages.tsx')).ListPages }));

/** The way through a lobby of several pages. Most have one, and what draws the way is more than the whole lobby. */
export const LobbyPages = ({ page, totalPages }: { page: number; totalPages: number }) => {
  const { t } = useTranslation('casino');
  if (totalPages <= 1) return null;
  const names = { pages: t('lobbies'), previous: t('rounds.previous'), next: t('rounds.next') };
  return (
    <Suspense fallback={null}>
      <ListPages page={page} totalPages={totalPages} names={names} />
    </Suspense>
  );
};
