import { type ReactNode, useEffect, useState } from 'react';
import { atFirstSign } from '../browser/first-sign.ts';
import { loadNamespaces } from '../i18n/i18n.ts';

/** The end of the page, fetched at the first sign of somebody who may come to it; without its code there is none. */
export const useFooter = (): ReactNode => {
  const [footer, setFooter] = useState<ReactNode>(null);
  useEffect(
    () =>
      atFirstSign(() => {
        Promise.all([import('./site-footer.tsx'), loadNamespaces('info')]).then(
          ([{ SiteFooter }]) => setFooter(<SiteFooter />),
          () => undefined,
        );
      }),
    [],
  );
  return footer;
};
