import type { ReactNode } from 'react';
import { lazyPart, useFetchedAhead } from '../../ui/late.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

const load = () => import('./offer-sidebar.tsx');
const OfferSidebar = lazyPart(load);

/** Sports and leagues next to their lists. Rendered above the pages, so that they stay as they were while a list is loaded. */
export function OfferBeside({ children }: { children: ReactNode }) {
  useFetchedAhead(load);
  return <SidebarLayout sidebar={<OfferSidebar />}>{children}</SidebarLayout>;
}
