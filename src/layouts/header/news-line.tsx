import type { CSSProperties } from 'react';
import { marqueeDuration, marqueeRepeats } from '../../../domain/limits.ts';
import css from './marquee.module.css';
import type { NewsItem } from './news.ts';

interface NewsLineProps {
  items: readonly NewsItem[];
  id?: string;
}

/** News one after the other, as often as it takes to go round without an end. */
export const NewsLine = ({ items, id }: NewsLineProps) => (
  <div id={id} className={css.track} style={{ '--duration': `${marqueeDuration}s` } as CSSProperties}>
    {Array.from({ length: marqueeRepeats }, (_, repeat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the repeats are the same
      <ul key={repeat} className={css.news} aria-hidden={repeat > 0}>
        {items.map((item) => (
          <li key={item.strong} className={css.item}>
            <strong>{item.strong}</strong>
            {item.text}
          </li>
        ))}
      </ul>
    ))}
  </div>
);
