import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlipSelection } from '../../domain/ticket/slip-selection.ts';
import { stakeInMajorUnits } from '../../domain/ticket/stake.ts';
import type { SlipOffer } from '../../domain/ticket/ticket-offer.ts';
import { useFigures } from '../features/betslip/use-figures.ts';
import { useOfferNames } from '../i18n/markets.ts';
import { amountText } from '../ui/amount-text.ts';
import { useOddText } from '../ui/odd-format.ts';
import css from './reoffer-table.module.css';

interface RowProps {
  name: ReactNode;
  before: string;
  now: string;
  /** What the change means: a lowered stake, an odd that went up or down, a win. */
  mark?: 'lowered' | 'up' | 'down' | 'win' | undefined;
}

const Row = ({ name, before, now, mark }: RowProps) => (
  <tr>
    <th scope="row" className={css.name}>
      {name}
    </th>
    <td className={css.before}>
      {before} <IconArrowRight size={14} stroke={1.75} className={css.arrow} aria-hidden />
    </td>
    <td className={css.now} data-mark={mark}>
      {now}
    </td>
  </tr>
);

const MovedSelection = ({ selection }: { selection: SlipSelection }) => {
  const names = useOfferNames();
  const oddText = useOddText();
  const { marketCode, selectionCode, band, odd, originalOdd } = selection;
  const up = odd !== '-' && originalOdd !== '-' && odd > originalOdd;
  return (
    <Row
      name={
        <>
          {names.outcome(selection, marketCode, selectionCode, band, selection.playerName)}
          <span className={css.match}>
            {names.side(selection.hostName)} – {names.side(selection.awayName)}
          </span>
        </>
      }
      before={originalOdd === '-' ? '–' : oddText(originalOdd)}
      now={odd === '-' ? '–' : oddText(odd)}
      mark={odd === originalOdd ? undefined : up ? 'up' : 'down'}
    />
  );
};

/** Stake, moved odds and possible win: of the ticket as it was sent, and of the offer. */
export const ReofferTable = ({ offer }: { offer: SlipOffer }) => {
  const { t } = useTranslation('ticket');
  const oddText = useOddText();
  const { now, before } = useFigures();
  const moved = offer.selections.filter(
    ({ odd, originalOdd, changesPending }) => changesPending || odd !== originalOdd,
  );
  const lowered = offer.stake < offer.originalStake;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('yourTicket')}</th>
          <th scope="col">{t('offer')}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          name={t('stake')}
          before={amountText(stakeInMajorUnits(offer.originalStake))}
          now={amountText(stakeInMajorUnits(offer.stake))}
          mark={lowered ? 'lowered' : undefined}
        />
        {moved.map((selection) => (
          <MovedSelection key={selection.id} selection={selection} />
        ))}
        {before && (
          <>
            <Row name={t('totalOdd')} before={oddText(before.totalOdd)} now={oddText(now.totalOdd)} />
            <Row
              name={t('possibleWin')}
              before={amountText(before.possibleWin)}
              now={`${now.capped ? '> ' : ''}${amountText(now.possibleWin)}`}
              mark="win"
            />
          </>
        )}
      </tbody>
    </table>
  );
};
