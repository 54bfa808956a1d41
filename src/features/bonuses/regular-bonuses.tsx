import { IconCircleCheck, IconClock, IconClockOff, IconGift } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFreeRounds } from '../../../contract/games/free-rounds.ts';
import type { OnceBonus } from '../../../contract/http/bonuses.ts';
import type { SiteSettings } from '../../../contract/settings/site.ts';
import { dayOf, stampText } from '../../i18n/dates/calendar.ts';
import { amountText, shortAmountText } from '../../ui/amount-text.ts';
import { useOddText } from '../../ui/odd-format.ts';
import page from '../../ui/page.module.css';
import { BonusFrame } from './bonus-frame.tsx';
import css from './bonuses.module.css';

type TicketBonus = Pick<SiteSettings, 'ticketBonuses' | 'ticketBonusMinOdd'>;

const icons = { available: IconGift, inProgress: IconClock, credited: IconCircleCheck, expired: IconClockOff };

const TicketSteps = ({ ticketBonuses, ticketBonusMinOdd }: TicketBonus) => {
  const { t } = useTranslation('bonus');
  const oddText = useOddText();
  const last = ticketBonuses.length;
  const steps = ticketBonuses.flatMap((percent, index) => (percent > 0 ? [{ count: index + 1, percent }] : []));
  if (steps.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="ticket-bonus">
      <h2 id="ticket-bonus" className={css.heading}>
        {t('ticketTitle')}
      </h2>
      <p className={css.quiet}>{t('ticketText', { odd: oddText(ticketBonusMinOdd) })}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('selections')}</th>
            <th scope="col">{t('bonus')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ count, percent }) => (
            <tr key={count}>
              <th scope="row">{count === last ? `${count}+` : count}</th>
              <td>{t('percent', { percent })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Once = ({ bonus: { rule, currency, state, done, until, credited } }: { bonus: OnceBonus }) => {
  const { t } = useTranslation('bonus');
  const oddText = useOddText();
  const Icon = icons[state];
  const id = useId();
  const open = state === 'available' || state === 'inProgress';
  return (
    <section className={page.section} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.heading}>
          {t(rule.kind === 'tickets' ? 'ticketsTitle' : 'firstDepositTitle')}
        </h2>
        <p className={css.state} data-state={state}>
          <Icon size={16} stroke={1.75} aria-hidden />
          {t(state)}
        </p>
      </div>
      <p className={css.quiet}>
        {rule.kind === 'tickets'
          ? t('ticketsText', {
              count: rule.count,
              stake: shortAmountText(rule.minStake),
              odd: oddText(rule.minOdd),
              amount: shortAmountText(rule.amount),
              currency,
            })
          : t('firstDepositText', { percent: rule.percent, cap: shortAmountText(rule.cap), currency })}
      </p>
      {open && rule.kind === 'tickets' && (
        <>
          <progress className={css.progress} max={rule.count} value={done} aria-labelledby={id} />
          <p id={id} className={css.next}>
            {t('progress', { done: Math.min(done, rule.count), count: rule.count })}
          </p>
        </>
      )}
      <div className={css.foot}>
        <p className={css.quiet}>
          {credited
            ? t('creditedOn', { amount: amountText(credited.amount), currency, date: dayOf(credited.at) })
            : t(open ? 'until' : 'expiredOn', { date: dayOf(until) })}
        </p>
        {open && (
          <Link to={rule.kind === 'tickets' ? '/betting' : '/payin'} className={css.action}>
            {t(rule.kind === 'tickets' ? 'toBetting' : 'toDeposit')}
          </Link>
        )}
      </div>
    </section>
  );
};

const FreeRounds = ({ rounds }: { rounds: OwnFreeRounds }) => {
  const { t } = useTranslation('bonus');
  const id = useId();
  const { games, currency, stake, given, left, won, expires } = rounds;
  const played = given - left;
  return (
    <section className={page.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.heading}>
        {t('freeRoundsTitle')}
      </h2>
      <p className={css.quiet}>
        {t('freeRoundsText', { stake: amountText(stake), currency, until: stampText(expires) })}
      </p>
      <progress className={css.progress} max={given} value={played} aria-labelledby={id} />
      <p id={id} className={css.next}>
        {t('freeRoundsPlayed', { played, given, won: amountText(won), currency })}
      </p>
      <div className={css.foot}>
        {games.map(({ game_code, name, provider_code }) => (
          <Link
            key={game_code}
            to="/games/$provider/$game"
            params={{ provider: provider_code, game: game_code }}
            className={css.action}
          >
            {name}
          </Link>
        ))}
      </div>
    </section>
  );
};

interface RegularBonusesProps {
  bonuses: readonly OnceBonus[];
  freeRounds: readonly OwnFreeRounds[];
  ticket: TicketBonus | null;
}

/** Free rounds, bonuses of every ticket, and those that a player gets once. */
export const RegularBonuses = ({ bonuses, freeRounds, ticket }: RegularBonusesProps) => (
  <BonusFrame>
    {freeRounds.map((rounds) => (
      <FreeRounds key={rounds.id} rounds={rounds} />
    ))}
    {bonuses.map((bonus) => (
      <Once key={bonus.rule.id} bonus={bonus} />
    ))}
    {ticket && <TicketSteps {...ticket} />}
  </BonusFrame>
);
