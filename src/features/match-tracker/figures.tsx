import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { periodParts } from '../../board/score-parts.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchHead } from '../../offer/match-record.ts';
import css from './figures.module.css';
import { useTrackerNames } from './tracker-names.ts';

/** Figures in reading order; a narrow page has room for the first ones a match has. */
const order = ['PS', 'ST', 'C', 'DA', 'XG', 'YC', 'PN', 'PW', 'SW', 'BR', 'B3', 'B2', 'B1', 'M2', 'EX', 'KD'];
const shares = new Set(['PS', 'SW']);
const narrowRoom = 3;
/** The head already shows two halves. */
const fewestPeriods = 3;

const pairOf = (figure: string | undefined): readonly [string, string] => {
  const [host = '0', away = '0'] = (figure ?? '').split('-');
  return [host, away];
};

export function Periods({ head }: { head: MatchHead }) {
  const { t } = useTranslation(['tracker', 'betting']);
  const { hostName, awayName } = useOfferNames().sides(head);
  const { results } = head;
  const periods = periodParts(results);
  if (periods.length === 0 || (periods.length < fewestPeriods && results.S === undefined && results.M === undefined))
    return null;
  return (
    <table className={css.periods} aria-label={t('tracker:periods')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('betting:match')}</span>
          </th>
          {periods.map(({ key }) => (
            <th key={key} scope="col">
              {key.slice(1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {([hostName, awayName] as const).map((name, side) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {periods.map(({ key, host, away }) => (
              <td key={key}>{side === 0 ? host : away}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the feed counts of the match, host against visitor. */
export function Figures({ head: { stats }, narrow }: { head: MatchHead; narrow: boolean }) {
  const { t } = useTranslation('tracker');
  const names = useTrackerNames();
  const keys = order
    .filter((key) => stats[key] !== undefined && !(key === 'PN' && stats[key] === '0-0'))
    .slice(0, narrow ? narrowRoom : undefined);
  if (keys.length === 0) return null;
  return (
    <dl className={css.stats} data-narrow={narrow} aria-label={t('figures')}>
      {keys.map((key) => {
        const [host, away] = pairOf(stats[key]);
        const sum = Number(host) + Number(away);
        const sign = shares.has(key) ? '%' : '';
        return (
          <div
            key={key}
            className={css.stat}
            style={{ '--share': sum === 0 ? 0.5 : Number(host) / sum } as CSSProperties}
          >
            <dt>{narrow ? names.statShort(key) : names.stat(key)}</dt>
            <dd className={css.home}>{`${host}${sign}`}</dd>
            <dd className={css.away}>{`${away}${sign}`}</dd>
          </div>
        );
      })}
    </dl>
  );
}
