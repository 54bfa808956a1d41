/** @jsxImportSource preact */
import { amount } from '../../kit/amount.ts';
import buttons from '../../kit/console.module.css';
import type { GameProps } from '../../kit/game.ts';
import { phaseOf } from '../../kit/phase.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';

/** Takes what is won so far; next to it what it would be after one more field. */
export const CashOut = ({ play }: GameProps) => {
  const waiting = useSnapshot(play, (snapshot) => phaseOf(snapshot) === 'inTurn');
  const open = useSnapshot(play, ({ context }) => context.answer?.open ?? null);
  const currency = useSnapshot(play, ({ context }) => context.game?.currency ?? '');
  const demo = useSnapshot(play, ({ context }) => context.game?.demo ?? false);
  if (open?.engine !== 'mines') return null;
  const can = waiting && open.win > 0;
  return (
    <div class={buttons.act}>
      <button
        type="button"
        class={demo ? buttons.demo : buttons.primary}
        aria-disabled={!can}
        aria-describedby="act-note"
        data-cash-out
        onClick={() => {
          if (can) play.send({ type: 'turn.taken', turn: { type: 'cashOut' } });
        }}
      >
        {t('mines.cashOut', { amount: `${amount(open.win)} ${currency}` })}
      </button>
      <small id="act-note" class={buttons.note} data-reason="true">
        {open.win === 0
          ? t('mines.turnFirst')
          : open.next === null
            ? ''
            : t('mines.next', { amount: amount(open.next) })}
      </small>
    </div>
  );
};
