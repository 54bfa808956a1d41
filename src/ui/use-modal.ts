import { useCallback } from 'react';
import { standOver } from './standing-over.ts';
import { useFocusBack } from './use-focus-back.ts';

/**
 * A `ref` that shows a dialog over everything as soon as it is there; when it has left, the focus goes back. It begins at
 * what is marked `data-autofocus`, else at the first button.
 */
export const useModal = (otherwise?: readonly string[]) => {
  const leave = useFocusBack(otherwise);
  return useCallback(
    (dialog: HTMLDialogElement | null): (() => void) | undefined => {
      if (!dialog) return;
      if (!dialog.open) {
        leave();
        dialog.showModal();
        dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
      }
      return standOver(dialog);
    },
    [leave],
  );
};
