/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import { type BlackjackMove, blackjackMoves, type OpenBlackjack } from '../../../../contract/games/blackjack.ts';
import { amount } from '../../kit/amount.ts';
import type { GameProps, Play } from '../../kit/game.ts';
import { phaseOf } from '../../kit/phase.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './moves.module.css';
import { reasonNotToMove } from './reason-not-to-move.ts';

const keys: Readonly<Record<string, BlackjackMove>> = { h: 'hit', s: 'stand', d: 'double', p: 'split' };

const paths: Readonly<Record<BlackjackMove, string>> = {
  hit: 'M12 5v14M5 12h14',
  stand:
    'M8 12V6a1.500 1.500 0 0 1 3 0v5V4.500a1.500 1.500 0 0 1 3 0V11V6a1.500 1.500 0 0 1 3 0v8a6 6 0 0 1-6 6c-3 0-4-2-6-6l-1-2a1.400 1.400 0 0 1 2.500-1.300z',
  double: 'M5 5h14v14H5zM12 9v6M9 12h6',
  split: 'M4 12h6l8-6M18 6h-4M18 6v4M10 12l8 6M18 18h-4M18 18v-4',
};

const openOf = (play: Play): OpenBlackjack | null => {
  const { open } = play.getSnapshot().context.answer ?? {};
  return open?.engine === 'blackjack' ? open : null;
};

const make = (play: Play, move: BlackjackMove): void => {
  const open = openOf(play);
  if (open && reasonNotToMove(open, move, play.getSnapshot().context) === null)
    play.send({ type: 'turn.taken', turn: { type: move } });
};

/** Four decisions, none emphasised; one that is not allowed keeps its place and shows why. */
export const Moves = ({ play }: GameProps) => {
  const waiting = useSnapshot(play, (snapshot) => phaseOf(snapshot) === 'inTurn');
  useSnapshot(play, ({ context }) => context.answer);
  const credit = useSnapshot(play, ({ context }) => context.credit);
  const placed = useSnapshot(play, ({ context }) => context.placed);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const move = keys[event.key.toLowerCase()];
      const taken = event.target instanceof Element && event.target.closest('input, dialog, select') !== null;
      if (!move || taken || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      event.preventDefault();
      make(play, move);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [play]);
  const open = openOf(play);
  if (!open) return null;
  return (
    <div class={classes.decision}>
      <p class={classes.head}>
        <strong>{t('blackjack.decision')}</strong> <span>{t('blackjack.waits')}</span>
      </p>
      <div class={classes.moves}>
        {blackjackMoves.map((move) => {
          const reason = reasonNotToMove(open, move, { credit, placed });
          const more = move === 'double' || move === 'split';
          return (
            <button
              key={move}
              type="button"
              class={classes.move}
              data-move={move}
              aria-disabled={!waiting || reason !== null}
              aria-keyshortcuts={Object.keys(keys).find((key) => keys[key] === move)}
              onClick={() => make(play, move)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={paths[move]} />
              </svg>
              <span class={classes.word}>
                {t(`blackjack.${move}`)}
                <small>{reason ? t(`blackjack.not.${reason}`) : more ? `+${amount(open.more)}` : ''}</small>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
};
