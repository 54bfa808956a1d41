import type { ReactNode } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';
import { useAtFirstSign } from './use-at-first-sign.ts';

/** The end of every page. */
export const useFooter = (): ReactNode =>
  useAtFirstSign(async () => {
    const [{ SiteFooter }] = await Promise.all([import('./site-footer.tsx'), loadNamespaces('info')]);
    return <SiteFooter />;
  });
