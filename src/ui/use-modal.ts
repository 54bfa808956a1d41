import { useCallback } from 'react';
import { useFocusBack } from './use-focus-back.ts';

/**
 * A `ref` that shows a dialog over everything as soon as it is there; when it has left, the focus goes back. It begins at
 * what is marked `data-autofocus`, else at the first button.
 */
export const useModal = (otherwise?: readonly string[]) => {
  const leave = useFocusBack(otherwise);
  return useCallback(
    (dialog: HTMLDialogElement | null): void => {
      if (!dialog || dialog.open) return;
      leave();
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    },
    [leave],
  );
};
