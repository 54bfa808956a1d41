import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/http/cms-banners.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { BannerCard } from './banner-card.tsx';
import css from './banner-slides.module.css';
import { SlideButtons } from './slide-buttons.tsx';
import { useTurns } from './use-turns.ts';

interface BannerSlidesProps {
  banners: readonly Banner[];
  /** Seconds after which the next one comes by itself; 0: never. */
  interval: number;
}

/**
 * Banners in a row that is scrolled by hand, by its buttons or by itself. It pauses while the pointer or focus is in
 * it, on its pause button, and for visitors who prefer reduced motion.
 */
export const BannerSlides = ({ banners, interval }: BannerSlidesProps) => {
  const { t } = useTranslation('info');
  const line = useRef<HTMLUListElement>(null);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const turns = interval > 0 && banners.length > 1 && !still;

  const turn = (direction: 1 | -1) => {
    const { current } = line;
    if (current === null) return;
    const last = current.scrollWidth - current.clientWidth;
    const next = current.scrollLeft + direction * current.clientWidth;
    const left = next > last + 1 ? 0 : next < -1 ? last : next;
    current.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  };
  useTurns(turns && !paused && !held, interval, () => turn(1));

  if (banners.length === 0) return null;
  return (
    <section
      className={css.slides}
      aria-label={t('slides.label')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={line} className={css.line}>
        {banners.map((banner) => (
          <li key={banner.key} className={css.slide}>
            <BannerCard banner={banner} level={2} compact />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <SlideButtons className={css.tools} turn={turn}>
          {turns && (
            <IconButton label={paused ? t('slides.play') : t('slides.pause')} onClick={() => setPaused(!paused)}>
              {paused ? (
                <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconPlayerPause size={18} stroke={1.75} aria-hidden />
              )}
            </IconButton>
          )}
        </SlideButtons>
      )}
    </section>
  );
};
