/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import type { Play } from './game.ts';
import type { Records } from './records.ts';
import classes from './rules.module.css';
import { SharedChain } from './shared-chain.tsx';
import { refusalText, t } from './texts.ts';
import { Unavailable } from './unavailable.tsx';
import { useSnapshot } from './use-snapshot.ts';

/** Where the numbers come from: the hash before the rounds, the player's own part, and the secret once he turns it over. */
export const FairnessDialog = ({ play, records, onClose }: { play: Play; records: Records; onClose: () => void }) => {
  useEffect(() => {
    records.send({ type: 'records.opened' });
    return () => records.send({ type: 'records.closed' });
  }, [records]);
  const own = useRef<HTMLInputElement>(null);
  const seeds = useSnapshot(records, ({ context }) => context.seeds);
  const revealed = useSnapshot(records, ({ context }) => context.revealed);
  const refusal = useSnapshot(records, ({ context }) => context.refusal);
  const at = useSnapshot(records, ({ value }) => value);
  const currentSeed = useSnapshot(play, ({ context }) => context.seeds?.client_seed ?? '');
  const turn = () => {
    if (own.current?.reportValidity()) records.send({ type: 'seeds.turned', clientSeed: own.current.value });
  };
  const sky = useSnapshot(play, ({ context }) => context.sky);
  const table = useSnapshot(play, ({ context }) => context.table);
  if (sky !== undefined || table !== undefined) return <SharedChain {...{ sky, table, onClose }} />;
  return (
    <Dialog title={t('console.fairness')} waits={at === 'loading' || at === 'turning'} onClose={onClose}>
      {at === 'unavailable' && <Unavailable records={records} />}
      <p class={classes.rule}>{t('fair.how')}</p>
      {seeds && (
        <>
          <p class={classes.seed}>
            <span>{t('fair.hash')}</span>
            <code>{seeds.hash}</code>
          </p>
          <p class={classes.seed}>
            <span>{t('fair.rounds')}</span>
            <span>{t('fair.next', { number: seeds.nonce + 1 })}</span>
          </p>
        </>
      )}
      {/* A frame of its own origin may send no form. */}
      <div class={classes.seed}>
        <label for="own-seed">{t('fair.yours')}</label>
        <input
          id="own-seed"
          ref={own}
          class={classes.field}
          defaultValue={seeds?.client_seed ?? currentSeed}
          pattern="[\w\-]{1,64}"
          required
          maxLength={64}
          autocomplete="off"
          onKeyDown={({ key }) => key === 'Enter' && turn()}
        />
        <button type="button" class={classes.button} disabled={at !== 'listed'} onClick={turn}>
          {t('fair.turn')}
        </button>
        {refusal && (
          <p role="alert" class={classes.bad}>
            {refusalText(refusal.key, refusal.values ?? {})}
          </p>
        )}
      </div>
      {revealed && (
        <p class={classes.seed} role="status">
          <span>{t('fair.revealed', { count: revealed.rounds })}</span>
          <code>{revealed.server_seed}</code>
          <span>{t('fair.check')}</span>
        </p>
      )}
    </Dialog>
  );
};
