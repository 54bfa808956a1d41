import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useHead } from '../../offer/use-match.ts';
import { MatchBar } from '../../ui/board/match-bar.tsx';
import styles from './live-head.module.css';
import { liveSearch } from './live-search.ts';

/** Which league, who plays, how it stands. */
export function LiveHead({ record }: { record: MatchRecord }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const head = useHead(record);
  const { sport, hostName, awayName, matchPhase, results, stats } = head;
  const [host = '0', away = '0'] = (results.G ?? '').split('-');
  const serves = stats.SV === undefined ? null : stats.SV.startsWith('1') ? 'host' : 'away';
  const minute = matchPhase.timeMin > 0 && matchPhase.name !== 'HT' ? `${matchPhase.timeMin}’ · ` : '';
  return (
    <header>
      <MatchBar
        at={head}
        page="live_betting"
        close={
          <Link
            to="/live_betting"
            search={(before) => liveSearch({ ...before, sport, event: undefined })}
            aria-label={t('closeMatch')}
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        }
      />
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
