/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import { ActButton } from '../../kit/act-button.tsx';
import buttons from '../../kit/console.module.css';
import type { GameProps } from '../../kit/game.ts';
import { phaseOf } from '../../kit/phase.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, dialog, select') !== null;
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** Draws what is not held; keys 1 to 5 hold, space draws wherever no control has the keyboard. */
export const DrawButton = ({
  play,
  held,
  hold,
  draw,
}: GameProps & { held: readonly number[]; hold: (place: number) => void; draw: () => void }) => {
  const waiting = useSnapshot(play, (snapshot) => phaseOf(snapshot) === 'inTurn');
  const demo = useSnapshot(play, ({ context }) => context.game?.demo);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isField(event.target) || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (/^[1-5]$/.test(event.key)) hold(Number(event.key) - 1);
      else if (event.key === ' ' && !isControl(event.target)) draw();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [hold, draw]);
  // The second press of a double one on Deal would draw with nothing held.
  const press = ({ detail }: MouseEvent) => {
    if (detail < 2) draw();
  };
  const count = 5 - held.length;
  return (
    <div class={buttons.act}>
      <ActButton does="draw" can={waiting} demo={demo} note={t('poker.keys')} onPress={press}>
        {count === 0 ? t('poker.keep') : t('poker.draw', { count })}
      </ActButton>
    </div>
  );
};
