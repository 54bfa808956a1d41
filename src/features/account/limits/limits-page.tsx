import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayLimitsView } from '../../../../contract/http/play-limits.ts';
import { usePlayLimits } from '../../../running/machines.ts';
import { Title } from '../../../running/title.tsx';
import { MantineIsland } from '../../../theme/mantine-island.tsx';
import page from '../../../ui/page.module.css';
import tabs from '../../../ui/tabs.module.css';
import { BreakDialog } from './break-dialog.tsx';
import { ExclusionForm, TimeOutForm } from './break-forms.tsx';
import { LimitForm } from './limit-form.tsx';
import css from './limits-page.module.css';
import { RealityCheckSelect } from './reality-check-select.tsx';
import { SumsTable } from './sums-table.tsx';

const kinds = ['deposit', 'stake', 'loss'] as const;

/** What a player has played, what he allows himself, and how he stops. */
export const LimitsPage = ({ timeZone, realityCheck, wallets }: PlayLimitsView) => {
  const { t } = useTranslation('play');
  const asking = usePlayLimits((state) => state.matches('confirming') || state.matches('beginning'));
  const [chosen, choose] = useState(wallets[0]?.currency_id);
  const wallet = wallets.find(({ currency_id }) => currency_id === chosen) ?? wallets[0];
  return (
    <MantineIsland>
      <div className={page.page}>
        <Title>{t('title')}</Title>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
        {wallet && (
          <>
            <fieldset className={`${tabs.tabs} ${css.wallets}`} aria-label={t('wallet')}>
              {wallets.map(({ currency_id, currency }) => (
                <button
                  key={currency_id}
                  type="button"
                  className={`${tabs.tab} ${css.wallet}`}
                  data-chosen={currency_id === wallet.currency_id}
                  aria-pressed={currency_id === wallet.currency_id}
                  onClick={() => choose(currency_id)}
                >
                  {currency}
                </button>
              ))}
            </fieldset>
            <section className={page.section} aria-labelledby="limits-sums">
              <h2 id="limits-sums" className={css.heading}>
                {t('sums.title')}
              </h2>
              <SumsTable wallet={wallet} />
              <p className={css.note}>{t('sums.note', { zone: timeZone })}</p>
            </section>
            <section className={page.section} aria-labelledby="limits-own">
              <h2 id="limits-own" className={css.heading}>
                {t('limits.title')}
              </h2>
              <p className={css.text}>{t('limits.lead')}</p>
              {kinds.map((kind) => (
                <LimitForm key={`${kind} ${wallet.currency}`} kind={kind} wallet={wallet} />
              ))}
            </section>
          </>
        )}
        <section className={page.section} aria-labelledby="limits-reality">
          <h2 id="limits-reality" className={css.heading}>
            {t('reality.title')}
          </h2>
          <p className={css.text}>{t('reality.text')}</p>
          <RealityCheckSelect minutes={realityCheck} />
        </section>
        <section className={page.section} aria-labelledby="limits-time-out">
          <h2 id="limits-time-out" className={css.heading}>
            {t('timeOut.title')}
          </h2>
          <p className={css.text}>{t('timeOut.text')}</p>
          <TimeOutForm />
        </section>
        <section className={page.section} aria-labelledby="limits-exclusion">
          <h2 id="limits-exclusion" className={css.heading}>
            {t('exclusion.title')}
          </h2>
          <p className={css.text}>{t('exclusion.text')}</p>
          <ExclusionForm />
        </section>
        {asking && <BreakDialog />}
      </div>
    </MantineIsland>
  );
};
