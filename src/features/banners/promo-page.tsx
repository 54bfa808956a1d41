import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import { type Banner, type BannerCategory, bannerCategories } from '../../../contract/http/cms-banners.ts';
import { BoardMessage } from '../../board/board-message.tsx';
import { Title } from '../../running/title.tsx';
import { BannerCard } from './banner-card.tsx';
import { kindNames } from './kind-names.ts';
import css from './promo-page.module.css';

interface PromoPageProps {
  banners: readonly Banner[];
  chosen: BannerCategory | undefined;
  operator: ThemeMode | null;
}

export const PromoPage = ({ banners, chosen, operator }: PromoPageProps) => {
  const { t } = useTranslation(['info', 'home']);
  const kinds = bannerCategories.filter((kind) => banners.some(({ category }) => category === kind));
  const listed = banners.filter(({ category }) => chosen === undefined || category === chosen);
  return (
    <div className={css.page}>
      <Title>{t('pages.promo')}</Title>
      <h1 className={css.title}>{t('pages.promo')}</h1>
      <p className={css.lead}>{t('promo.lead', { operator: operator?.name ?? '' })}</p>
      {kinds.length > 1 && (
        <nav className={css.kinds} aria-label={t('promo.filter')}>
          {[undefined, ...kinds].map((kind) => (
            <Link
              key={kind ?? 'all'}
              to="/promo"
              search={kind === undefined ? {} : { category: kind }}
              className={css.kind}
              aria-current={kind === chosen ? 'page' : undefined}
              replace
            >
              {kind === undefined ? t('promo.all') : t(kindNames[kind], { ns: 'home' })}
            </Link>
          ))}
        </nav>
      )}
      {listed.length === 0 ? (
        <BoardMessage title={t('promo.none')} action={<Link to="/promo">{t('promo.back')}</Link>}>
          {t('promo.noneText')}
        </BoardMessage>
      ) : (
        <ul className={css.list}>
          {listed.map((banner) => (
            <li key={banner.key}>
              <BannerCard banner={banner} level={2} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
