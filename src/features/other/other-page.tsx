import {
  IconActivity,
  IconBroadcast,
  IconCalendarEvent,
  IconCards,
  IconCoins,
  IconFileText,
  IconGavel,
  IconGift,
  IconHeartHandshake,
  IconHistory,
  IconLifebuoy,
  IconListNumbers,
  IconPercentage,
  IconTicket,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from '../../../contract/entities/theme.ts';
import type { SiteStatuses } from '../../../domain/access/site-statuses.ts';
import { useApp } from '../../running/machines.ts';
import { Title } from '../../running/title.tsx';
import page from '../../ui/page.module.css';
import css from './other-page.module.css';

interface OtherPageProps {
  operator: ThemeMode | null;
  statuses: SiteStatuses;
}

const tiles = [
  { to: '/betting', name: 'common:menu.betting', text: 'info:other.betting', Icon: IconCalendarEvent },
  { to: '/live_betting', name: 'common:menu.live', text: 'info:other.live', Icon: IconBroadcast },
  { to: '/casino', name: 'common:menu.casino', text: 'info:other.casino', Icon: IconCards },
  { to: '/ticket_history', name: 'common:menu.history', text: 'info:other.history', Icon: IconHistory },
  { to: '/payin', name: 'account:links.payin', text: 'info:other.payin', Icon: IconCoins },
  { to: '/account/bonuses/periodic', name: 'account:links.bonuses', text: 'info:other.bonuses', Icon: IconPercentage },
  { to: '/voucher_history', name: 'account:links.vouchers', text: 'info:other.vouchers', Icon: IconTicket },
  { to: '/scores', name: 'common:menu.scores', text: 'info:other.scores', Icon: IconListNumbers },
  { to: '/promo', name: 'info:pages.promo', text: 'info:other.promo', Icon: IconGift },
  { to: '/sportbetting/rules', name: 'info:pages.rules', text: 'info:other.rules', Icon: IconGavel },
  {
    to: '/responsible_gambling',
    name: 'info:pages.responsible',
    text: 'info:other.responsible',
    Icon: IconHeartHandshake,
  },
  { to: '/support', name: 'info:pages.support', text: 'info:other.support', Icon: IconLifebuoy },
  { to: '/documents', name: 'info:pages.documents', text: 'info:other.documents', Icon: IconFileText },
  { to: '/ping', name: 'info:pages.ping', text: 'info:other.ping', Icon: IconActivity },
] as const;

/** What the operator offers, as tiles: only what is switched on, and only what this visitor may open. */
export const OtherPage = ({ operator, statuses }: OtherPageProps) => {
  const { t } = useTranslation(['info', 'common', 'account']);
  const signedIn = useApp((state) => state.context.user !== null);
  const closed: Readonly<Record<string, boolean>> = {
    '/betting': statuses.bettingDisabled,
    '/live_betting': statuses.liveBettingDisabled,
    '/casino': statuses.casinoDisabled,
    '/ticket_history': statuses.ticketDisabled || !signedIn,
    '/payin': !signedIn,
    '/account/bonuses/periodic': !signedIn,
    '/voucher_history': !signedIn,
  };
  return (
    <div className={page.page} data-wide="">
      <Title>{t('info:pages.other')}</Title>
      <h1 className={page.title}>{t('info:pages.other')}</h1>
      <p className={page.lead}>{t('info:other.lead', { operator: operator?.name ?? '' })}</p>
      <ul className={css.tiles}>
        {tiles
          .filter(({ to }) => !closed[to])
          .map(({ to, name, text, Icon }) => (
            <li key={to}>
              <Link to={to} className={css.tile}>
                <Icon size={24} stroke={1.75} aria-hidden />
                <span>
                  <span className={css.name}>{t(name)}</span>
                  <span className={css.text}>{t(text)}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
};
