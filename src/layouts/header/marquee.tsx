import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/entities/match.ts';
import { late } from '../../ui/late.tsx';
import { keepFirstNews } from './first-news.ts';
import css from './marquee.module.css';

const NewsTrack = late(() => import('./news-track.tsx'));

/** News in one moving line; stands still under the pointer, with focus and for who asks for less motion. */
export const Marquee = ({ matches, calm }: { matches: Promise<readonly Match[]>; calm?: boolean }) => {
  const { t } = useTranslation();
  return (
    <section
      ref={keepFirstNews}
      className={css.marquee}
      data-calm={calm}
      aria-label={t('marquee.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus stops the movement, and the line can be scrolled
      tabIndex={0}
    >
      <NewsTrack matches={matches} />
    </section>
  );
};
