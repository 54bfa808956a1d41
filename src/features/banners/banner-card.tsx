import type { Banner } from '../../../contract/http/cms-banners.ts';
import css from './banner-card.module.css';
import { BannerDetails } from './banner-details.tsx';
import { BannerLink } from './banner-link.tsx';

interface BannerCardProps {
  banner: Banner;
  /** Of its heading: below the page's own, or below a section's. */
  level: 2 | 3;
  /** Text next to the picture instead of below it, where there is room. */
  wide?: boolean;
  /** One of a row: text next to its picture on a phone, where a taller card would hide the board. */
  compact?: boolean;
}

/** A banner with its picture, where it leads, and the way to its terms. */
export const BannerCard = ({ banner, level, wide = false, compact = false }: BannerCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <article className={css.card} data-wide={wide} data-compact={compact}>
      <img className={css.picture} src={banner.image} alt="" width={320} height={200} />
      <div className={css.words}>
        <Heading className={css.title}>{banner.title}</Heading>
        <p className={css.text}>{banner.text}</p>
        <p className={css.actions}>
          <BannerLink link={banner.link} className={css.action}>
            {banner.action}
          </BannerLink>
          {!wide && <BannerDetails banner={banner} className={css.details} />}
        </p>
      </div>
    </article>
  );
};
