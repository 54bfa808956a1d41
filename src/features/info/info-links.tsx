import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import css from './info-links.module.css';

const targets = {
  limits: '/account/limits',
  contact: '/contact_us',
  rules: '/sportbetting/rules',
  ping: '/ping',
} as const;

type InfoTarget = keyof typeof targets;

/** The next step from a text, as buttons. */
export const InfoLinks = ({ to }: { to: readonly InfoTarget[] }) => {
  const { t } = useTranslation('info');
  const names = {
    limits: t('links.limits'),
    contact: t('links.contact'),
    rules: t('links.rules'),
    ping: t('links.ping'),
  };
  return (
    <p className={css.links}>
      {to.map((target) => (
        <Link key={target} to={targets[target]} className={css.link}>
          {names[target]}
        </Link>
      ))}
    </p>
  );
};
