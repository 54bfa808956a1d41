/** @jsxImportSource preact */
import type { GameBet } from '../../../../contract/games/game.ts';
import { ChipRow } from '../chips.tsx';
import type { GameProps } from '../game.ts';
import { Icon } from '../icon.tsx';
import { isIdle, phaseOf } from '../phase.ts';
import type { Store } from '../store.ts';
import { t } from '../texts.ts';
import { useSnapshot } from '../use-snapshot.ts';
import classes from './chip-tools.module.css';
import { isLocked } from './is-locked.ts';
import { doubled } from './laid-chips.ts';

type Laid = Extract<GameBet, { chips: unknown }>;

const withChips = (bet: Laid, change: 'double' | 'clear'): Laid => {
  if (change === 'clear') return { ...bet, chips: [] };
  return Object.assign({}, bet, { chips: doubled<string>(bet.chips) });
};

/** The chip in hand, and what is done with all chips that are laid, `untold` before each change. */
export const ChipTools = <View extends { hand: number | null }>({
  play,
  view,
  untold,
}: GameProps & { view: Store<View>; untold?: () => void }) => {
  const free = useSnapshot(play, (snapshot) => isIdle(phaseOf(snapshot)) && !isLocked(snapshot.context));
  const laid = useSnapshot(play, ({ context: { bet } }) => (bet && 'chips' in bet ? bet : null));
  const hand = useSnapshot(view, (snapshot) => snapshot.hand);
  const values = useSnapshot(play, ({ context }) => context.game?.chips ?? []);
  const canUndo = useSnapshot(play, ({ context }) => context.before.length > 0);
  const none = laid === null || laid.chips.length === 0;
  const change = (how: 'double' | 'clear') => {
    untold?.();
    if (laid) play.send({ type: 'bet.changed', bet: withChips(laid, how) });
  };
  return (
    <div class={classes.chips}>
      <button
        type="button"
        class={classes.tool}
        aria-label={t('roulette.undo')}
        disabled={!free || !canUndo}
        onClick={() => {
          untold?.();
          play.send({ type: 'bet.undone' });
        }}
      >
        <Icon name="undo" size={20} />
      </button>
      <ChipRow
        values={values}
        chosen={hand ?? values[0] ?? 0}
        disabled={!free}
        onChoose={(chip) => view.set({ hand: chip } as Partial<View>)}
      />
      <button type="button" class={classes.tool} disabled={!free || none} onClick={() => change('double')}>
        ×2
      </button>
      <button
        type="button"
        class={`${classes.tool} ${classes.clear}`}
        disabled={!free || none}
        onClick={() => change('clear')}
      >
        <Icon name="cross" size={20} />
        {t('roulette.clear')}
      </button>
    </div>
  );
};
