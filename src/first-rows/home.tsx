import { useTranslation } from 'react-i18next';
import type { Banner } from '../../contract/http/cms-banners.ts';
import lead from '../features/banners/home-lead.module.css';
import { LeadWords } from '../features/banners/lead-words.tsx';
import boards from '../features/home/home-boards.module.css';
import css from '../features/home/home-page.module.css';
import { HomeSection } from '../features/home/home-section.tsx';
import { type Home, matchesOf, shownLive, shownNext, sportsOf } from '../features/home/load-home.ts';
import { StillLive } from './still-live.tsx';
import { StillPrematch } from './still-prematch.tsx';

interface FirstHomeProps {
  home: Home;
  banners: readonly Banner[];
  /** Before the addresses of pages: the language where the document's own address names it. */
  prefix: string;
}

export const FirstHome = ({ home, banners, prefix }: FirstHomeProps) => {
  const { t } = useTranslation('home');
  const [banner] = banners;
  const live = matchesOf(home.live).slice(0, shownLive);
  const next = matchesOf(home.next);
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      {sportsOf(home).length > 0 && <div className={css.sports} />}
      <div className={css.columns}>
        <div className={css.boards}>
          <div className={`${css.lead} first-lead`}>
            <section className={lead.lead} aria-label={t('promo')}>
              <LeadWords banner={banner}>
                <a href={`${prefix}/auth/register`}>{t('header.register', { ns: 'common' })}</a>
                {banner && (
                  <a
                    href={`${prefix}/promo?banner=${encodeURIComponent(banner.key)}`}
                    className={lead.details}
                    aria-label={`${t('details')}: ${banner.title}`}
                  >
                    {t('details')}
                  </a>
                )}
              </LeadWords>
            </section>
          </div>
          <div className={boards.boards}>
            {home.live && (
              <HomeSection title={t('live')} section={home.live} most={shownLive} empty={t('liveEmpty')}>
                <StillLive matches={live} kind="first" page={`${prefix}/live_betting`} />
              </HomeSection>
            )}
            {home.next && (
              <HomeSection title={t('next')} section={home.next} most={shownNext} empty={t('nextEmpty')}>
                <StillPrematch matches={next} kind="first" page={`${prefix}/betting`} />
              </HomeSection>
            )}
          </div>
        </div>
        <div className={css.aside} />
      </div>
    </div>
  );
};
