import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardFailed } from '../../board/board-failed.tsx';
import type { FirstMatches } from './first-matches.ts';
import css from './home-section.module.css';
import { matchesOf } from './load-home.ts';

interface HomeSectionProps {
  title: string;
  section: FirstMatches | 'failed';
  /** How many of its matches its board shows. */
  most: number;
  /** Said in place of a board without matches. */
  empty: string;
  children: ReactNode;
}

/** A board with its title in the line of its columns. */
export const HomeSection = ({ title, section, most, empty, children }: HomeSectionProps) => {
  const { t } = useTranslation('home');
  const id = useId();
  const shown = Math.min(matchesOf(section).length, most);
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {section !== 'failed' && shown > 0 && (
          <span className={css.count}>{t('shownOf', { shown, total: section.count })}</span>
        )}
      </div>
      <div className={css.board}>
        {section === 'failed' ? <BoardFailed /> : shown > 0 ? children : <HomeEmpty text={empty} />}
      </div>
    </section>
  );
};

export const HomeEmpty = ({ text }: { text: string }) => <p className={css.empty}>{text}</p>;
