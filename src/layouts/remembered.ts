import { remembered } from '../theme/remembered.ts';

/** A yes or no; false until it was set. */
const flag = (key: string) => remembered<boolean>(key, (text) => text === 'true', String);

/** Credit is shown as asterisks. */
export const hiddenBalance = flag('hideBalance');
/** The sidebar is docked next to the board where there is room for both. */
export const pinnedSidebar = flag('sidebarPinned');
/** The open tickets are below the slip. */
export const openTicketsShown = flag('openTickets');
/** Shortcuts of one letter are off. */
export const shortcutsOff = flag('shortcutsOff');
/** Beeps are muted. */
export const soundOff = flag('soundOff');
