import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';

interface SlideButtonsProps {
  className: string | undefined;
  turn(by: 1 | -1): void;
  children?: ReactNode;
}

/** To the banner before and to the next one. */
export const SlideButtons = ({ className, turn, children }: SlideButtonsProps) => {
  const { t } = useTranslation('info');
  return (
    <div className={className}>
      <IconButton label={t('slides.previous')} onClick={() => turn(-1)}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </IconButton>
      {children}
      <IconButton label={t('slides.next')} onClick={() => turn(1)}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
};
