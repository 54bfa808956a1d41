import { useTranslation } from 'react-i18next';
import { useInSight } from '../../board/use-in-sight.ts';
import css from './home-lead.module.css';
import { Pitch } from './pitch.tsx';
import { SlideButtons } from './slide-buttons.tsx';

interface LeadFrameProps {
  place: number;
  total: number;
  turn(by: 1 | -1): void;
}

/** What is drawn behind the banners, and the way to the other ones. While it is in sight the button on it is the filled one. */
const LeadFrame = ({ place, total, turn }: LeadFrameProps) => {
  const { t } = useTranslation('info');
  const [lead, inSight] = useInSight<HTMLDivElement>();
  return (
    <div ref={lead} className={css.frame} data-away={!inSight}>
      <Pitch />
      {total > 1 && (
        <SlideButtons className={css.pager} turn={turn}>
          <span className={css.place}>{t('slides.place', { place: place + 1, total })}</span>
        </SlideButtons>
      )}
    </div>
  );
};

export default LeadFrame;
