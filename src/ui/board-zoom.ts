import { boardZooms, defaultZoom } from '../../domain/limits.ts';
import { remembered } from '../theme/remembered.ts';

/** How much room this player gives the rows of boards. */
export const boardZoom = remembered<(typeof boardZooms)[number]>(
  'zoom',
  (text) => boardZooms.find((zoom) => zoom === text) ?? defaultZoom,
  String,
);
