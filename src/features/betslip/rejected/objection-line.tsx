import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SelectionReason } from '../../../../contract/entities/ticket.ts';
import type { Objection, Remedy } from '../../../../domain/ticket/rejection.ts';
import type { SlipSelection } from '../../../../domain/ticket/slip-selection.ts';
import { stakeInMajorUnits } from '../../../../domain/ticket/stake.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { amountText } from '../../../ui/amount-text.ts';
import { useOddText } from '../../../ui/odd-format.ts';
import { walletName } from '../../../ui/wallet-name.ts';
import css from './objection-line.module.css';

const gone: Partial<Record<SelectionReason, 'whyFinished' | 'whyFull'>> = {
  finished: 'whyFinished',
  stakeTooHigh: 'whyFull',
};

/** Why, and what the button does about it, in words. */
const useWords = () => {
  const { t } = useTranslation(['slip', 'ticket']);
  const oddText = useOddText();
  const currency = useTicket(({ context }) => (context.wallet ? walletName(context.wallet) : ''));
  const written = (odd: SlipSelection['odd']) => (odd === '-' ? '–' : oddText(odd));
  return ({ selection, reason }: Objection, remedy: Remedy): [why: string, action: string] => {
    if (remedy.do === 'lower') {
      const amount = `${amountText(stakeInMajorUnits(remedy.stake))} ${currency}`.trimEnd();
      return [t('whyStake', { amount }), t('lowerTo', { amount })];
    }
    if (remedy.do === 'remove') {
      return [reason === 'started' ? t('started', { ns: 'ticket' }) : t(gone[reason] ?? 'whyBlocked'), t('removeIt')];
    }
    const { originalBand, band, bandChanged, originalOdd, odd } = selection;
    const why = bandChanged
      ? t('whyLine', { before: originalBand ?? '–', now: band ?? '–' })
      : t('whyOdds', { before: written(originalOdd), now: written(odd) });
    return [why, t('acceptOdd', { odd: oddText(remedy.odd) })];
  };
};

/** Why a selection was not taken, and the one press that puts it right. */
export const ObjectionLine = ({ objection }: { objection: Objection }) => {
  const { t } = useTranslation('slip');
  const ticket = useTicketRef();
  const wordsOf = useWords();
  const { selection, remedy } = objection;
  if (!remedy) {
    return (
      <p className={css.solved}>
        <IconCheck size={16} stroke={1.75} aria-hidden />
        {t('solved')}
      </p>
    );
  }
  const act = () => {
    if (remedy.do === 'accept') ticket.send({ type: 'selection.accepted', id: selection.id });
    else if (remedy.do === 'remove') ticket.send({ type: 'selection.removed', id: selection.id });
    else ticket.send({ type: 'stake.chosen', stake: remedy.stake });
  };
  const [why, action] = wordsOf(objection, remedy);
  return (
    <div className={css.objection}>
      <p className={css.why}>{why}</p>
      <button type="button" className={css.remedy} onClick={act}>
        {action}
      </button>
    </div>
  );
};
