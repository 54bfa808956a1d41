import { createContext, use } from 'react';

const names = {
  sidebar: { label: 'sidebar.label', close: 'sidebar.close', pin: 'sidebar.pin', unpin: 'sidebar.unpin' },
  filters: { label: 'filters.label', close: 'filters.close', pin: 'filters.pin', unpin: 'filters.unpin' },
} as const;

/** What a sidebar and its buttons are called, by what it holds. */
export const sidebarNames = (filters: boolean) => names[filters ? 'filters' : 'sidebar'];

interface SidebarState {
  /** The page has a sidebar. */
  offered: boolean;
  names: ReturnType<typeof sidebarNames>;
  /** At this width it is always next to the page: there is nothing to pin. */
  fixed: boolean;
  /** It is next to the page; else it is an overlay. */
  docked: boolean;
  open: boolean;
  toggle(): void;
  close(): void;
}

export const SidebarContext = createContext<SidebarState>({
  offered: false,
  names: sidebarNames(false),
  fixed: false,
  docked: false,
  open: false,
  toggle: () => undefined,
  close: () => undefined,
});

export const useSidebar = (): SidebarState => use(SidebarContext);
