import { useTranslation } from 'react-i18next';
import { useOfferNames } from '../i18n/markets.ts';
import type { MatchHead } from '../offer/match-record.ts';
import styles from './score-head.module.css';

const pauses = new Set(['HT', 'B1', 'B2', 'F', 'NSY']);

/** The sides, the score, and the clock. */
export function ScoreHead({ head }: { head: MatchHead }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const { hostName, awayName } = names.sides(head);
  const { matchPhase, matchState, results, stats } = head;
  const [host = '0', away = '0'] = (results.G ?? '').split('-');
  const serves = stats.SV === undefined ? null : stats.SV.startsWith('1') ? 'host' : 'away';
  const minute = matchPhase.timeMin > 0 && !pauses.has(matchPhase.name) ? `${matchPhase.timeMin}’ · ` : '';
  // Of two halves the first; more parts are in a table of their own.
  const half = matchPhase.name === 'SH' ? results.P1 : undefined;
  return (
    <>
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
      <p className={styles.phase} data-live={matchState === 'LIVE'}>
        {`${minute}${names.phase(matchPhase.name)}`}
        {results.L !== undefined && <span className={styles.points}>{results.L.replace('-', '–')}</span>}
        {half !== undefined && (
          <span className={styles.points}>{`${names.phaseShort('HT')} ${half.replace('-', '–')}`}</span>
        )}
      </p>
    </>
  );
}
