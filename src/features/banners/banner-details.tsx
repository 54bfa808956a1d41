import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/http/cms-banners.ts';

/** The way to a banner's terms. */
export const BannerDetails = ({ banner, className }: { banner: Banner; className: string | undefined }) => {
  const { t } = useTranslation('home');
  return (
    <Link
      to="/promo"
      search={{ banner: banner.key }}
      className={className}
      aria-label={`${t('details')}: ${banner.title}`}
    >
      {t('details')}
    </Link>
  );
};
