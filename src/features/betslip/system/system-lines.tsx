import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toMajor } from '../../../../domain/money/money.ts';
import { evenOdd, toDecimalOdd } from '../../../../domain/odds/odd.ts';
import { capped, winOf } from '../../../../domain/payout/ticket-figures.ts';
import { lineAt } from '../../../../domain/system/line-at.ts';
import { smallestLine } from '../../../../domain/system/line-sums.ts';
import { combinationsOf } from '../../../../domain/system/system.ts';
import { maxWinOf } from '../../../../domain/ticket/slip-figures.ts';
import { groupsOf, legsOf } from '../../../../domain/ticket/slip-system.ts';
import { useRowsInSight } from '../../../board/use-rows-in-sight.ts';
import { useOfferNames } from '../../../i18n/markets.ts';
import { useTicket } from '../../../running/machines.ts';
import { amountText, countText } from '../../../ui/amount-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useOddText } from '../../../ui/odd-format.ts';
import css from './system-lines.module.css';

const rowHeight = 56;
/** A browser scrolls no further than some millions of pixels, and nobody reads that far. */
const mostShown = 10_000n;

/** Every line of the system; each is made only when it becomes visible. */
const SystemLines = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation('slip');
  const names = useOfferNames();
  const oddText = useOddText();
  const list = useRef<HTMLOListElement>(null);
  const selections = useTicket(({ context }) => context.selections);
  const groups = useTicket(({ context }) => groupsOf(context.system));
  const stake = useTicket(({ context }) => context.stake) ?? 0;
  const maxWin = useTicket(({ context }) => maxWinOf(context.settings, context.wallet?.currency_id ?? null));
  const legs = legsOf(selections, groups);
  const lines = combinationsOf(legs, groups);
  const shown = Number(lines < mostShown ? lines : mostShown);
  const offsets = useMemo(() => Array.from({ length: shown + 1 }, (_, row) => row * rowHeight), [shown]);
  const { first, last } = useRowsInSight(list, offsets);

  const labels = selections.map((selection) =>
    names.outcomeInMatch(
      selection,
      selection.marketCode,
      selection.selectionCode,
      selection.band,
      selection.playerName,
    ),
  );
  const row = (place: number) => {
    const positions = lineAt(legs, groups, BigInt(place));
    // The smallest line of a ticket that is but this line.
    const odds = smallestLine(
      positions.map((position) => ({ odd: legs[position]?.odd ?? evenOdd, group: null })),
      [],
    );
    const win = capped(winOf(BigInt(stake), odds, lines), maxWin);
    return (
      <li
        key={place}
        className={css.line}
        style={{ top: place * rowHeight }}
        aria-posinset={place + 1}
        aria-setsize={shown}
      >
        <span className={css.number}>{place + 1}</span>
        <span className={css.names}>{positions.map((position) => labels[position]).join(' · ')}</span>
        <span className={css.figures}>
          <span className={css.odd}>{oddText(toDecimalOdd((odds.numerator * evenOdd) / odds.denominator))}</span>
          <span className={css.win}>{amountText(toMajor(win))}</span>
        </span>
      </li>
    );
  };

  return (
    <Dialog look="own" className={css.dialog} aria-labelledby="lines-title" onClose={onClose}>
      <div className={css.head}>
        <IconButton label={t('back')} onClick={onClose}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        </IconButton>
        <h2 id="lines-title" className={css.title}>
          {t('linesTitle')}
        </h2>
        <span className={css.count}>{countText(lines)}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div className={css.scroll} tabIndex={0}>
        <ol ref={list} className={css.lines} style={{ height: shown * rowHeight }}>
          {Array.from({ length: last - first }, (_, index) => row(first + index))}
        </ol>
        {lines > mostShown && <p className={css.more}>{t('moreLines', { lines: countText(lines - mostShown) })}</p>}
      </div>
    </Dialog>
  );
};

export default SystemLines;
