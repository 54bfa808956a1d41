import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { LobbySearch } from '../lobby-search.ts';
import css from './rail.module.css';

interface RailProps {
  title: string;
  count: number;
  /** The page with all of it. */
  all: { to: string; search: LobbySearch };
  /** Games side by side, cards with more text, or tables. */
  look: 'tiles' | 'cards' | 'tables';
  children: readonly ReactNode[];
}

/** A row of games that scrolls; nothing in it moves by itself. */
export const Rail = ({ title, count, all, look, children }: RailProps) => {
  const { t } = useTranslation('casino');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const scroll = (way: 1 | -1) => {
    const { current } = list;
    current?.scrollBy({ left: way * current.clientWidth * 0.9 });
  };
  return (
    <section className={css.rail} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title} <span className={css.count}>{count}</span>
        </h2>
        <Link to={all.to} search={all.search} className={css.all}>
          {t('rail.showAll')} <span className="visually-hidden">{title}</span>
        </Link>
        <span className={css.steps}>
          <IconButton label={`${t('rail.back')}: ${title}`} tabIndex={-1} onClick={() => scroll(-1)}>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton label={`${t('rail.on')}: ${title}`} tabIndex={-1} onClick={() => scroll(1)}>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
      </div>
      <ul ref={list} className={css.list} data-look={look}>
        {children}
      </ul>
    </section>
  );
};
