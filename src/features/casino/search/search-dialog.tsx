import { IconSearch, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useGameSearch, useGameSearchRef } from '../../../running/games.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Hit } from './hit.tsx';
import css from './search-dialog.module.css';

/** Finds games by name and studio while the player types. Plain because a lobby loads no form fields. */
export const SearchDialog = () => {
  const open = useGameSearch((state) => state.matches('open'));
  return open ? <Open /> : null;
};

const Open = () => {
  const { t } = useTranslation('casino');
  const machine = useGameSearchRef();
  const { words, games, popular } = useGameSearch(({ context }) => context);
  const answered = useGameSearch((state) => state.matches({ open: 'answered' }));
  const failed = useGameSearch((state) => state.matches({ open: 'failed' }));
  const none = answered && games.length === 0;
  const type = (typed: string) => machine.send({ type: 'words.typed', words: typed });
  const close = () => machine.send({ type: 'dialog.closed' });
  return (
    <Dialog look="own" className={css.dialog} closes="any" aria-label={t('search.title')} onClose={close}>
      <search className={css.head}>
        <span className={css.box}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <input
            type="search"
            className={css.field}
            data-autofocus=""
            value={words}
            placeholder={t('search.hint')}
            aria-label={t('search.label')}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            enterKeyHint="search"
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          {words !== '' && (
            <IconButton label={t('search.clear')} className={css.clear} onClick={() => type('')}>
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </span>
        <button type="button" className={css.close} onClick={close}>
          {t('search.close')}
        </button>
      </search>
      <div className={css.found}>
        <ul>
          {(none ? popular : games).map((game) => (
            <li key={game.game_code}>
              <Hit game={game} words={words} />
            </li>
          ))}
        </ul>
        <p className={css.said} role="status" data-none={none || undefined}>
          {none && <strong>{t('search.noneTitle')} </strong>}
          {none && t('search.noneText', { words })}
          {answered && !none && `${t('search.found', { count: games.length })}. ${t('search.short')}`}
          {failed && t('search.failed')}
          {!answered && !failed && games.length === 0 && t('search.short')}
        </p>
      </div>
    </Dialog>
  );
};
