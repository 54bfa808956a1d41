/** @jsxImportSource preact */
import type { CrashConfig } from '../../../../domain/games/crash/crash.ts';
import { Chips } from '../../kit/chips.tsx';
import type { GameProps } from '../../kit/game.ts';
import { phaseOf } from '../../kit/phase.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './crash.module.css';
import { readTarget, targetWord } from './target.ts';

const usual = 200;

/** The automatic cash-out: it is booked with the bet and needs no page. */
export const automaticOf = ({ highest }: CrashConfig) =>
  function Automatic({ play }: GameProps) {
    const { bet, free, change } = useBet(play, 'crash');
    const target = bet?.target ?? null;
    return (
      <fieldset class={classes.automatic} disabled={!free}>
        <legend class="unseen">{t('crash.automatic')}</legend>
        <label class={classes.switch}>
          <span>{t('crash.automatic')}</span>
          <input
            type="checkbox"
            role="switch"
            checked={target !== null}
            aria-checked={target !== null}
            onChange={({ currentTarget }) => change({ target: currentTarget.checked ? usual : null })}
          />
        </label>
        <label class={classes.target} data-on={target !== null}>
          <span>×</span>
          <span class="unseen">{t('crash.target')}</span>
          <input
            inputMode="decimal"
            autocomplete="off"
            disabled={!free || target === null}
            value={targetWord(target ?? usual)}
            onChange={({ currentTarget }) => {
              const read = readTarget(currentTarget.value, highest) ?? target ?? usual;
              currentTarget.value = targetWord(read);
              change({ target: read });
            }}
          />
        </label>
      </fieldset>
    );
  };

/** Chips, while a stake can be chosen: in flight the players of the round have their room. */
export const CrashChips = ({ play }: GameProps) => {
  const inTurn = useSnapshot(play, (snapshot) => phaseOf(snapshot) === 'inTurn');
  return inTurn ? null : <Chips play={play} />;
};
