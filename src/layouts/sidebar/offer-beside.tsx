import { lazy, type ReactNode, useEffect } from 'react';
import { atFirstSign } from '../../browser/first-sign.ts';
import { SidebarLayout } from './sidebar-layout.tsx';

const load = () => import('./offer-sidebar.tsx');
const OfferSidebar = lazy(async () => ({ default: (await load()).OfferSidebar }));

/** Sports and leagues next to their lists. Rendered above the pages, so that they stay as they were while a list is loaded. */
export function OfferBeside({ children }: { children: ReactNode }) {
  useEffect(() => atFirstSign(() => load().catch(() => undefined)), []);
  return <SidebarLayout sidebar={<OfferSidebar />}>{children}</SidebarLayout>;
}
