import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferNames } from '../i18n/markets.ts';
import { Menu } from '../ui/menu.tsx';
import { SportIcon } from '../ui/sport-icon.tsx';
import styles from './more-sports.module.css';
import type { SportStripProps } from './sport-strip.tsx';

type MoreSportsProps = Pick<SportStripProps, 'chosen' | 'to' | 'at'> & {
  sports: NonNullable<SportStripProps['sports']>;
  strip: RefObject<HTMLElement | null>;
};

/** All sports in a menu, where some are out of sight in their strip and the mouse may have no wheel to bring them there. */
export function MoreSports({ chosen, sports, to, at, strip }: MoreSportsProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const navigate = useNavigate();
  const [wider, setWider] = useState(false);
  useLayoutEffect(() => {
    const { current } = strip;
    if (current === null) return;
    const observer = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [strip]);
  if (!wider) return null;
  return (
    <div className={styles.place}>
      <Menu
        label={`${t('more')}: ${t('allSports')}`}
        className={styles.more}
        button={
          <>
            <span className={styles.word}>{t('more')}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </>
        }
        items={sports.map(({ sport, eventsCount }) => ({
          value: sport,
          content: (
            <>
              <span className={styles.sport}>
                <SportIcon sport={sport} size={18} />
                {names.sport(sport)}
              </span>
              <span className={styles.count}>{eventsCount}</span>
            </>
          ),
        }))}
        chosen={chosen}
        onChoose={(sport) => navigate({ to, search: at(sport) })}
      />
    </div>
  );
}
