import { useTranslation } from 'react-i18next';
import { boardZooms } from '../../../domain/limits.ts';
import { boardZoom } from '../../ui/board-zoom.ts';
import { DrawerChoice } from './drawer-choice.tsx';

const names = { '1': 'drawer.zoom.close', '2': 'drawer.zoom.usual', '3': 'drawer.zoom.wide' } as const;

/** How close together the rows of boards are. */
export const DrawerZoom = () => {
  const { t } = useTranslation();
  return (
    <DrawerChoice title={t('drawer.zoom.title')} values={boardZooms} chosen={boardZoom.use()} choose={boardZoom.set}>
      {(zoom) => t(names[zoom])}
    </DrawerChoice>
  );
};
