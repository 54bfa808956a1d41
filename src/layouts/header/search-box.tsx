import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { searchWords } from '../../ui/search-words.ts';
import { hintsOf } from '../searched.ts';
import { useSearchKey } from '../shortcuts.ts';
import css from './search-box.module.css';

/** Longer than the pause between two keys, so that not every letter typed sends a call. */
const pause = 200;

/**
 * Words to search for, kept in the address. A narrow header shows a button that opens the field over it. Plain because the
 * header belongs to the first pages.
 */
export const SearchBox = () => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const words = useSearch({ strict: false, select: ({ q }) => q });
  const hints = useMatches({ select: (all) => hintsOf(all.at(-1)) });
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);

  // The address changes without the field as well: by going back, or by a link. What is being typed is left alone.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = words ?? '';
  }, [words]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = () => {
    window.clearTimeout(timer.current);
    const q = searchWords(field.current?.value);
    if (q === words) return;
    const asked = (before: object) => ({ ...before, q, page: undefined, event: undefined });
    void navigate({ to: '.', search: asked, replace: words !== undefined });
  };
  const typed = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, pause);
  };
  const show = () => {
    // A phone brings its keyboard only within the press.
    flushSync(() => setOpen(true));
    field.current?.focus();
  };
  const leave = () => {
    setOpen(false);
    field.current?.blur();
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (event.currentTarget.value === '') leave();
    event.currentTarget.value = '';
    search();
  };
  useSearchKey(show);

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
            search();
            leave();
          }}
        >
          <IconButton label={t('header.searchClose')} className={css.closer} onClick={leave}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <IconSearch size={16} stroke={1.75} className={css.glass} aria-hidden />
          <input
            ref={field}
            type="search"
            className={css.field}
            defaultValue={words}
            placeholder={hints ? i18n.t(`${hints}:searchHint`) : t('header.searchHint')}
            aria-label={t('header.search')}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            enterKeyHint="search"
            onInput={typed}
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
