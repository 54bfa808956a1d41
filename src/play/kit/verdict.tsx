/** @jsxImportSource preact */
import { isShared } from '../../../domain/games/titles/title.ts';
import { titleOf } from '../../../domain/games/titles.ts';
import { Dialog } from './dialog.tsx';
import type { Records } from './records.ts';
import classes from './rules.module.css';
import { t } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

/** Whether a round is as promised, line by line; computed here, in the browser. */
export const Verdict = ({ records, onClose }: { records: Records; onClose: () => void }) => {
  const verdict = useSnapshot(records, ({ context }) => context.verdict);
  if (!verdict) return null;
  const { seeds, title } = verdict.record;
  const shared = isShared(titleOf(title) ?? { engine: verdict.record.bet.engine });
  return (
    <Dialog title={t('check.title')} onClose={onClose}>
      <p class={classes.verdict}>{t(verdict.same ? 'check.good' : 'check.bad')}</p>
      <p class={classes.rule}>{t('check.here')}</p>
      <p class={classes.seed}>
        <span>{t('check.seed')}</span>
        <code>{seeds.serverSeed}</code>
      </p>
      <p class={classes.seed}>
        <span>{t('check.hash')}</span>
        <code>{verdict.seedHash}</code>
        {verdict.shownBefore !== null && (
          <span class={verdict.shownBefore ? classes.good : classes.bad}>
            {verdict.shownBefore && shared
              ? t('chain.leads')
              : t(verdict.shownBefore ? 'check.shown' : 'check.notShown')}
          </span>
        )}
      </p>
      <p class={classes.seed}>
        <span>{t(shared ? 'chain.salt' : 'check.yours')}</span>
        <code>
          {seeds.clientSeed}, {seeds.nonce}
        </code>
      </p>
      <p class={classes.seed}>
        <span>{t('check.result')}</span>
        <span class={verdict.same ? classes.good : classes.bad}>{t(verdict.same ? 'check.same' : 'check.other')}</span>
      </p>
      <button type="button" class={classes.button} onClick={() => records.send({ type: 'check.closed' })}>
        {t('check.back')}
      </button>
    </Dialog>
  );
};
