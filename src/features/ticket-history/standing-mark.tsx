import { IconBan, IconCashBanknote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { outcomeIcons } from './outcome-icons.ts';
import styles from './standing-mark.module.css';
import type { Standing } from './ticket-standing.ts';

const icons = {
  ...outcomeIcons,
  pending: outcomeIcons.open,
  accepted: outcomeIcons.open,
  inPlay: outcomeIcons.live,
  rejected: IconBan,
  cashout: IconCashBanknote,
} as const;

/** The state of a ticket: an icon and a word, never a colour alone. */
export const StandingMark = ({ standing }: { standing: Standing }) => {
  const { t } = useTranslation('history');
  const Icon = icons[standing];
  return (
    <span className={styles.mark} data-standing={standing}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {t(standing)}
    </span>
  );
};
