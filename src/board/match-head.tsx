import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchBar, type MatchBarProps } from './match-bar.tsx';
import css from './match-head.module.css';
import { useInSight } from './use-in-sight.ts';

interface MatchHeadProps extends MatchBarProps {
  /** What the bar shows when the head is scrolled away; a press on it brings the head back. */
  standing: ReactNode;
  children: ReactNode;
}

/** The head over the markets of a match: a bar that stays visible, and below it sides and score. */
export function MatchHead({ standing, children, ...bar }: MatchHeadProps) {
  const { t } = useTranslation('betting');
  const [mark, inSight] = useInSight<HTMLElement>();
  const head = useRef<HTMLElement>(null);
  const toHead = () => {
    head.current?.scrollIntoView({ block: 'nearest' });
    // What was pressed goes with this.
    head.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <MatchBar {...bar}>
        {!inSight && (
          <button type="button" className={css.standing} onClick={toHead}>
            {standing}
            <IconChevronUp size={20} stroke={1.75} aria-hidden="true" className={css.arrow} />
            <span className="visually-hidden">{t('toMatchHead')}</span>
          </button>
        )}
      </MatchBar>
      <header ref={head} tabIndex={-1} className={css.head}>
        <i ref={mark} className={css.mark} />
        {children}
      </header>
    </>
  );
}
