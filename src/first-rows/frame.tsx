import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../contract/settings/site.ts';
import { formatOdd } from '../../domain/odds/odd-format.ts';
import { secondText } from '../i18n/dates/calendar.ts';
import layout from '../layouts/default-layout.module.css';
import { firstNews } from '../layouts/header/first-news.ts';
import header from '../layouts/header/header.module.css';
import marquee from '../layouts/header/marquee.module.css';
import { newsItems } from '../layouts/header/news.ts';
import { NewsLine } from '../layouts/header/news-line.tsx';
import slip from '../layouts/sidebar/slip-pane.module.css';

interface FrameProps {
  /** When its prices were true. */
  at: number;
  /** The page has a slip. */
  betting: boolean;
  /** It has no news on a phone. */
  calm: boolean;
  settings: SiteSettings;
  /** The operator's word about his support. */
  support: string | undefined;
  children: ReactNode;
}

/**
 * The page's frame around the first rows: as the site's own (src/layouts), with nothing in header and slip, which are drawn
 * when their code is there. What is pressed on those meanwhile is the page's.
 */
export const Frame = ({ at, betting, calm, settings, support, children }: FrameProps) => {
  const { t } = useTranslation('document');
  const { t: common } = useTranslation();
  const news = newsItems(common, { settings, support, oddText: (odd) => formatOdd(odd, 'decimal'), matches: [] });
  return (
    <div id="first" className={layout.app} data-at={at}>
      <div className={`${header.header} first-empty`} />
      <div className={`${marquee.marquee} first-empty ${calm ? 'first-calm' : ''}`}>
        <NewsLine id={firstNews} items={news} />
      </div>
      <div className={layout.body}>
        {/* Before the rows: drawn without it while it is on its way, they would have its room as well. */}
        {betting && <div className={`${slip.pane} first-empty first-slip`} />}
        <main data-list={calm ? '' : undefined} className={layout.main}>
          <noscript>
            <p className="first-said">{t('noScript')}</p>
          </noscript>
          <p className="first-said first-late">{t('pricesOf', { time: secondText(at) })}</p>
          {children}
        </main>
      </div>
    </div>
  );
};
