import { createContext, use } from 'react';

interface SidebarState {
  /** The page has a sidebar. */
  offered: boolean;
  /** It stands beside the page; else it is an overlay. */
  docked: boolean;
  open: boolean;
  toggle(): void;
  close(): void;
}

export const SidebarContext = createContext<SidebarState>({
  offered: false,
  docked: false,
  open: false,
  toggle: () => undefined,
  close: () => undefined,
});

export const useSidebar = (): SidebarState => use(SidebarContext);
