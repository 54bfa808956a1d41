import { useTranslation } from 'react-i18next';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchHead } from '../../offer/match-record.ts';
import css from './last-points.module.css';

export function LastPoints({ head, last = '' }: { head: MatchHead; last?: string | undefined }) {
  const { t } = useTranslation('tracker');
  const { hostName, awayName } = useOfferNames().sides(head);
  if (last === '') return null;
  const won = (side: string) => [...last].filter((winner) => winner === side).length;
  const count = (name: string, side: string) => `${name} ${won(side)}`;
  return (
    <div
      className={css.points}
      role="img"
      aria-label={`${t('lastPoints')}: ${count(hostName, '1')}, ${count(awayName, '2')}`}
    >
      <span className={css.label}>{t('lastPoints')}</span>
      {[...last].map((winner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no other key
        <i key={index} className={css.point} data-side={winner} />
      ))}
    </div>
  );
}
