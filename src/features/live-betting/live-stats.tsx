import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { sportOf } from '../../../domain/sports/sports.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchRecord } from '../../offer/match-record.ts';
import { useHead } from '../../offer/use-match.ts';
import { periodParts } from '../../ui/board/score-parts.ts';
import styles from './live-stats.module.css';

const served = 'SV';

/** The score of each period, and the figures the feed gives of the match. */
export function LiveStats({ record }: { record: MatchRecord }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const { sport, hostName, awayName, results, stats } = useHead(record);
  const periods = periodParts(results);
  const keys = (sportOf(sport)?.statKeys ?? []).filter((key) => key !== served && stats[key] !== undefined);
  if (periods.length === 0 && keys.length === 0) return null;
  return (
    <div className={styles.figures}>
      {periods.length > 0 && (
        <table className={styles.periods}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('match')}</span>
              </th>
              {periods.map(({ key }) => (
                <th key={key} scope="col">
                  {key.slice(1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{hostName}</th>
              {periods.map(({ key, host }) => (
                <td key={key}>{host}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{awayName}</th>
              {periods.map(({ key, away }) => (
                <td key={key}>{away}</td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
      {keys.length > 0 && (
        <dl className={styles.stats}>
          {keys.map((key) => {
            const [host = '0', away = '0'] = (stats[key] ?? '').split('-');
            const share = Number(host) + Number(away) === 0 ? 0.5 : Number(host) / (Number(host) + Number(away));
            return (
              <div key={key} className={styles.stat} style={{ '--share': share } as CSSProperties}>
                <dt>{names.stat(key)}</dt>
                <dd className={styles.home}>{host}</dd>
                <dd className={styles.away}>{away}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
