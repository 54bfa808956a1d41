import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePageSearch, usePageSearchRef } from '../../running/machines.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { searchWords } from '../../ui/search-words.ts';
import { hintsOf } from '../searched.ts';
import { useSearchKey } from '../shortcuts.ts';
import css from './search-box.module.css';

/**
 * Words to search for, kept in the address. A narrow header shows a button that opens the field over it. Plain because the
 * header belongs to the first pages.
 */
export const SearchBox = () => {
  const { t, i18n } = useTranslation();
  const search = usePageSearchRef();
  // Not those of the page, which come when it is loaded.
  const asked = useRouterState({ select: ({ location }) => searchWords(location.search.q) ?? '' });
  const typed = usePageSearch((state) => (state.matches('entered') ? state.context.words : null));
  const open = typed !== null;
  const words = typed ?? asked;
  const hints = useMatches({ select: (all) => hintsOf(all.at(-1)) });
  const field = useRef<HTMLInputElement>(null);

  const enter = () => search.send({ type: 'field.entered', words });
  const show = () => {
    // A phone brings its keyboard only within the press.
    flushSync(enter);
    field.current?.focus();
  };
  const leave = () => field.current?.blur();
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    search.send({ type: 'words.cleared' });
    if (words === '') leave();
  };
  useSearchKey(show);
  const attach = useCallback(
    (input: HTMLInputElement) => {
      field.current = input;
      // No browser tells of the focus of a field that is taken out of its page.
      return () => search.send({ type: 'field.gone' });
    },
    [search],
  );

  return (
    <>
      <IconButton label={t('header.search')} className={css.opener} aria-expanded={open} onClick={show}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <search className={css.box} data-open={open}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            search.send({ type: 'words.asked' });
            leave();
          }}
        >
          <IconButton label={t('header.searchClose')} className={css.closer} onClick={leave}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <IconSearch size={16} stroke={1.75} className={css.glass} aria-hidden />
          <input
            ref={attach}
            type="search"
            className={css.field}
            value={words}
            placeholder={hints ? i18n.t(`${hints}:searchHint`) : t('header.searchHint')}
            aria-label={t('header.search')}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            enterKeyHint="search"
            onFocus={enter}
            onChange={({ currentTarget }) => search.send({ type: 'words.typed', words: currentTarget.value })}
            onBlur={({ currentTarget }) => {
              // The focus of a window that is left stays where it was.
              if (document.activeElement !== currentTarget) search.send({ type: 'field.left' });
            }}
            onKeyDown={pressed}
          />
          <kbd className={css.key} aria-hidden>
            /
          </kbd>
        </form>
      </search>
    </>
  );
};
