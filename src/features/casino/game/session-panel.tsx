import { IconGauge, IconListDetails } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameSession } from '../../../running/games.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { signedText } from '../../../ui/signed-text.ts';
import { LastRounds } from './last-rounds.tsx';
import { PlayTime } from './play-time.tsx';
import css from './session-panel.module.css';

/** The totals of the session, next to a game for money where there is room: rounds, what they took and what they gave back. */
export const SessionPanel = ({ code, now }: { code: string; now(): number }) => {
  const { t } = useTranslation('casino');
  const since = useGameSession(({ context }) => context.session?.openedAt);
  const sums = useGameSession(({ context }) => context.sums);
  if (since === undefined || sums === null) return null;
  const { staked, won, currency, rounds, last, wins } = sums;
  const figures = [
    ['session.net', signedText(won - staked)],
    ['session.staked', amountText(staked)],
    ['session.returned', amountText(won)],
  ] as const;
  return (
    <aside className={css.panel} aria-labelledby="session">
      <h2 id="session" className={css.title}>
        {t('session.title')}
      </h2>
      <dl className={css.sums}>
        {figures.map(([key, text]) => (
          <div key={key}>
            <dt>{t(key, { currency })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={css.bar} aria-hidden>
        <span style={{ width: `${staked > 0 ? Math.min(1, won / staked) * 100 : 0}%` }} />
      </div>
      <p className={css.played}>
        {t('session.rounds', { count: rounds })} · <PlayTime since={since} now={now} />
      </p>
      <div className={css.links}>
        <Link to="/account/limits" className={css.link}>
          <IconGauge size={18} stroke={1.75} aria-hidden />
          {t('session.limits')}
        </Link>
        <Link to="/account/rounds" search={{ title: code }} className={css.link}>
          <IconListDetails size={18} stroke={1.75} aria-hidden />
          {t('rounds.title')}
        </Link>
      </div>
      <LastRounds title={t('session.wins')} rounds={wins} dated />
      <LastRounds title={t('session.lastRounds')} rounds={last} />
    </aside>
  );
};
