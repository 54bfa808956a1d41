import { IconPrinter } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditMove, CreditMoves } from '../../../contract/http/agency.ts';
import { stampText } from '../../i18n/dates/calendar.ts';
import { amountText } from '../../ui/amount-text.ts';
import { SaveCsv } from '../../ui/save-csv.tsx';
import css from './agency.module.css';
import type { AgencySearch } from './agency-search.ts';
import { Pages } from './list-tools.tsx';
import { PaperReceipt } from './paper-receipt.tsx';

export interface ReceiptsProps {
  moves: CreditMoves;
  search: AgencySearch;
  fetchFile: ComponentProps<typeof SaveCsv>['fetchFile'];
}

/** Credit that moved, with its receipts to print and to take away as a file. */
export const Receipts = ({ moves, search, fetchFile }: ReceiptsProps) => {
  const { t } = useTranslation('agency');
  const [printed, setPrinted] = useState<CreditMove | null>(null);
  return (
    <section aria-label={t('receipts')}>
      <div className={css.tools}>
        <h2 className={css.caption}>{t('receipts')}</h2>
        {moves.total > 0 && (
          <SaveCsv fetchFile={fetchFile} words={{ save: t('csv'), saving: t('csvSaving'), failed: t('csvFailed') }} />
        )}
      </div>
      {moves.total === 0 ? (
        <p className={css.empty}>{t('noMoves')}</p>
      ) : (
        <>
          <ul>
            {moves.result.map((move) => (
              <li key={move.receipt} className={css.move}>
                <span className={css.words}>
                  <span className={css.username}>
                    {move.amount < 0 ? `${move.user} → ${move.agent}` : `${move.agent} → ${move.user}`}
                  </span>
                  <span className={css.kind}>
                    {[t('transfer.receipt', { number: move.receipt }), stampText(move.at), move.note]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className={css.sum}>
                  {amountText(Math.abs(move.amount))} {move.currency}
                </span>
                <button
                  type="button"
                  className={css.more}
                  aria-label={t('printReceipt', { number: move.receipt })}
                  onClick={() => setPrinted(move)}
                >
                  <IconPrinter size={18} stroke={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <Pages search={search} list={moves} />
        </>
      )}
      {printed && <PaperReceipt move={printed} onClose={() => setPrinted(null)} />}
    </section>
  );
};
