import { useTranslation } from 'react-i18next';
import type { HistorySelection, HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { stampText } from '../../../i18n/dates/calendar.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import { useApp, useSite } from '../../../running/machines.ts';
import { useMode } from '../../../theme/color-mode.ts';
import { conditionsText, groupLetter } from '../../../ui/group-text.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import css from '../../../ui/paper.module.css';
import { Paper } from '../../../ui/paper.tsx';
import { ticketCode } from '../../../ui/ticket-code.ts';
import { standingOf } from '../ticket-standing.ts';
import { PaperFigures } from './paper-figures.tsx';

const PaperLeg = ({ leg, systemGroups }: { leg: HistorySelection; systemGroups: HistoryTicket['systemGroups'] }) => {
  const names = useOfferNames();
  const oddText = useOddText();
  const group = leg.systemGroup === null ? undefined : systemGroups[leg.systemGroup];
  const mark =
    systemGroups.length === 0
      ? null
      : group && leg.systemGroup !== null
        ? `${groupLetter(leg.systemGroup)} ${conditionsText(group.conditions)}/${group.totalSelections}`
        : '1/1';
  return (
    <li className={css.leg}>
      <p className={css.where}>
        {names.country(leg.groupName)} · {names.league(leg.leagueName)} · {stampText(leg.timeStart)} · {leg.eventId}
      </p>
      <p className={css.match}>
        {names.side(leg.hostName)} – {names.side(leg.awayName)}{' '}
        {leg.score && <span>({leg.score.replace('-', '–')})</span>}
      </p>
      <p className={css.bet}>
        <span>
          {names.outcome(leg, leg.marketCode, leg.selectionCode, leg.band, leg.player)} {mark && `[${mark}]`}
        </span>
        <strong>{oddText(leg.odd)}</strong>
      </p>
    </li>
  );
};

/** A ticket on paper; `owner` is whose it is where it is not the player's own. */
export const PaperTicket = ({
  ticket,
  owner,
  onClose,
}: {
  ticket: HistoryTicket;
  owner?: string;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['reuse', 'history']);
  const mode = useMode();
  const operator = useSite(({ context }) => context.site.theme?.theme[mode][0]?.name);
  const player = useApp((state) => state.context.user?.name);
  return (
    <Paper
      operator={operator}
      title={`${t('paperTitle')} ${ticketCode(ticket.ticket_id)}`}
      id={ticket.ticket_id}
      names={{ print: t('print'), close: t('close') }}
      onClose={onClose}
    >
      <dl className={css.facts}>
        <dt>{t('paidIn')}</dt>
        <dd>{stampText(ticket.createdAt)}</dd>
        <dt>{t('player')}</dt>
        <dd>{owner ?? player}</dd>
        <dt>{t('status')}</dt>
        <dd>{t(`history:${standingOf(ticket)}`)}</dd>
      </dl>
      <ol>
        {ticket.selections.map((leg) => (
          <PaperLeg key={leg.eventId} leg={leg} systemGroups={ticket.systemGroups} />
        ))}
      </ol>
      <PaperFigures ticket={ticket} />
      <footer className={css.foot}>
        <p>{t('paperNote')}</p>
        <p>{t('printed', { time: stampText(Date.now()) })}</p>
      </footer>
    </Paper>
  );
};
