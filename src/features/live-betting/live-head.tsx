import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useHead } from '../../offer/use-match.ts';
import { Star } from '../../ui/board/star.tsx';
import { Flag } from '../../ui/flag.tsx';
import styles from './live-head.module.css';
import { liveSearch } from './live-search.ts';

/** Which league, who plays, how it stands. */
export function LiveHead({ record }: { record: MatchRecord }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const { eventId, sport, groupName, leagueName, hostName, awayName, matchPhase, results, stats } = useHead(record);
  const [host = '0', away = '0'] = (results.G ?? '').split('-');
  const serves = stats.SV === undefined ? null : stats.SV.startsWith('1') ? 'host' : 'away';
  const minute = matchPhase.timeMin > 0 && matchPhase.name !== 'HT' ? `${matchPhase.timeMin}’ · ` : '';
  return (
    <header>
      <div className={styles.bar}>
        <Flag country={groupName} />
        <span className={styles.country}>{names.country(groupName)}</span>
        <span className={styles.slash}>/</span>
        <span className={styles.league}>{leagueName}</span>
        <span className={styles.space} />
        <Star
          favourite={{ page: 'live_betting', kind: 'favorite_matches', sport, id: eventId }}
          name={`${hostName} – ${awayName}`}
        />
        <Link
          to="/live_betting"
          search={(before) => liveSearch({ ...before, sport, event: undefined })}
          className={styles.close}
          aria-label={t('closeMatch')}
        >
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      </div>
      <h1 className={styles.sides}>
        <span className={styles.host}>
          {hostName}
          {serves === 'host' && <span className={styles.serve} title={t('serving')} />}
        </span>
        <span className={styles.score}>
          {host} <span className={styles.dash}>–</span> {away}
        </span>
        <span className={styles.away}>
          {serves === 'away' && <span className={styles.serve} title={t('serving')} />}
          {awayName}
        </span>
      </h1>
      <p className={styles.phase}>
        <span className={styles.dot} />
        {`${minute}${names.phase(matchPhase.name)}`}
        {results.L !== undefined && <span className={styles.points}>{results.L.replace('-', '–')}</span>}
      </p>
    </header>
  );
}
