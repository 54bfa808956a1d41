/** @jsxImportSource preact */

import type { Play } from './game.ts';
import { Icon } from './icon.tsx';
import classes from './notice.module.css';
import { phaseOf } from './phase.ts';
import { refusalText, t } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

/** What happened to the money when a round went another way than shown on the stage. */
export const Notice = ({ play }: { play: Play }) => {
  const phase = useSnapshot(play, phaseOf);
  const refusal = useSnapshot(play, ({ context }) => context.refusal);
  const words =
    phase === 'refused' && refusal
      ? [refusalText(refusal.key, refusal.values ?? {}), t('refused.nothing')]
      : phase === 'inTurn' && refusal
        ? [refusalText(refusal.key, refusal.values ?? {}), t('refused.stands')]
        : ['takenBack', 'unknown', 'late'].includes(phase)
          ? [t(`${phase}.what`), t(`${phase}.money`)]
          : phase === 'paused'
            ? [t('paused')]
            : null;
  return (
    <div class={classes.place} role="alert">
      {words && (
        <p class={classes.notice}>
          <Icon name="warning" />
          <span>
            {words[0]} <strong>{words[1]}</strong>
          </span>
        </p>
      )}
    </div>
  );
};
