/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import classes from './console.module.css';

/** The one main button, with a line about it below; `does` is what it does now. */
export const ActButton = ({
  does,
  can,
  demo,
  note,
  children,
  onPress,
}: {
  does: string;
  can: boolean;
  demo: boolean | undefined;
  note: string | undefined;
  children: ComponentChildren;
  onPress: (press: MouseEvent) => void;
}) => (
  <>
    <button
      type="button"
      class={demo ? classes.demo : classes.primary}
      aria-disabled={!can}
      aria-describedby="act-note"
      data-act={does}
      onClick={onPress}
    >
      {children}
    </button>
    <small id="act-note" class={classes.note} data-reason="true">
      {note ?? '\u00A0'}
    </small>
  </>
);
