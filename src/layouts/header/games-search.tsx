import { IconSearch } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchDialog } from '../../features/casino/search/search-dialog.tsx';
import { useRunning } from '../../running/running.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useGamesSearch } from './use-games-search.ts';

/** The search of games, where the page has some. */
export default function GamesSearch() {
  const { t } = useTranslation();
  const { games } = useRunning();
  const started = useSyncExternalStore(games.watch, games.started) !== null;
  const open = useGamesSearch();
  return (
    <>
      <IconButton label={t('header.search')} aria-haspopup="dialog" onClick={open}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {started && <SearchDialog />}
    </>
  );
}
