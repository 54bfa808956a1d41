/** The presses of a place where chips are laid: a press lays one, Delete or a right press takes the heap off. */
export const placePresses = (lay: () => unknown, clear: () => unknown) => ({
  onClick: lay,
  onContextMenu: (event: Event): void => {
    event.preventDefault();
    clear();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    clear();
  },
});
