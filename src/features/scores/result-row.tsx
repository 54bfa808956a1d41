import { IconBan, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchResult } from '../../../contract/http/cms-results.ts';
import { endedIn } from '../../../domain/sports/ended-in.ts';
import { timeText } from '../../i18n/dates/calendar.ts';
import { useOfferNames } from '../../i18n/markets.ts';
import styles from './score-row.module.css';
import { ScoreRow } from './score-row.tsx';

const endings = { forced: 'scores.forced', abandoned: 'scores.abandoned' } as const;

/** How a bout ended: the way and the round. */
const useBout = ({ results }: MatchResult): string | null => {
  const { t } = useTranslation('pages');
  const names = useOfferNames();
  if (results.R === undefined) return null;
  const [host = '0', away = '0'] = (results.G ?? '').split('-');
  const winner = host === away ? null : Number(host) > Number(away) ? '1' : '2';
  const method = results.K !== undefined ? 'KO' : results.U !== undefined ? 'SUB' : 'DEC';
  const round = t('scores.rounds', { n: results.R.split('-')[0] });
  return winner === null ? round : `${names.selection(`${winner}${method}`)} · ${round}`;
};

/** A result: what was played when, how it ended, and whether it counts; on the way to its whole course. */
export function ResultRow({ result }: { result: MatchResult }) {
  const { t } = useTranslation('pages');
  const names = useOfferNames();
  const bout = useBout(result);
  const { sport, results, ended, timeStart } = result;
  const phase = endedIn(sport, results);
  const Icon = ended === 'abandoned' ? IconBan : IconPencil;
  const start = (
    <>
      <time dateTime={timeStart}>{timeText(timeStart)}</time>
      {phase !== 'F' && <span title={names.phase(phase)}>{names.phaseShort(phase)}</span>}
    </>
  );
  const note = (
    <>
      {bout !== null && (
        <span className={styles.note} data-kind="bout">
          <span className={styles.noteText}>{bout}</span>
        </span>
      )}
      {ended !== 'played' && (
        <span className={styles.note} data-kind={ended} title={t(endings[ended])}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span className={styles.noteText}>{t(endings[ended])}</span>
        </span>
      )}
    </>
  );
  const link = (sides: ReactNode) => (
    <Link to="/match3" search={{ eventId: result.eventId }}>
      {sides}
    </Link>
  );
  return <ScoreRow at={result} start={start} link={link} note={note} over />;
}

/** One market of an outright's result, and who won it. */
export function WinnersRow({ result, winners }: { result: MatchResult; winners: MatchResult['winners'][number] }) {
  const names = useOfferNames();
  return (
    <div className={styles.row}>
      <div className={styles.start}>
        <time dateTime={result.timeStart}>{timeText(result.timeStart)}</time>
      </div>
      <p className={styles.winners}>
        <span className={styles.market}>
          {names.side(result.hostName)} {result.awayName} · {names.market(result.sport, winners.market, result)}
        </span>
        <span>{winners.names.map(names.country).join(', ') || names.selection('none')}</span>
      </p>
    </div>
  );
}
