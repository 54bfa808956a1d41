import { type ComponentPropsWithoutRef, type MouseEvent, type ReactNode, useCallback, useId } from 'react';
import css from './dialog.module.css';
import { standOver } from './standing-over.ts';
import { useFocusBack } from './use-focus-back.ts';

interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'onClose' | 'onCancel' | 'closedby'> {
  /** A card in the middle that asks or does something, one with centred news, or a look of its own. */
  look?: 'card' | 'news' | 'own';
  /** Drawn as its heading and read as its name; without it the caller names what it draws (`aria-label`, `aria-labelledby`). */
  title?: ReactNode;
  /** Drawn under the title and read with it. */
  text?: ReactNode;
  /**
   * How it may be closed: also by a press outside it, only by Escape and the back gesture, or only by its own buttons,
   * because something has to be answered or is on its way.
   */
  closes?: 'any' | 'request' | 'none';
  /** Where the focus begins: on what is marked `data-autofocus`, else the first button; or on none, where a key pressed when it came must answer nothing. */
  begins?: 'inside' | 'nowhere';
  /** Where the focus goes when it has left and what had it before is gone: selectors, the first that fits. */
  backTo?: readonly string[];
  /** It was left; never called where it `closes` by nothing. */
  onClose?(): void;
}

const closedby = { any: 'any', request: 'closerequest', none: 'none' } as const;

const isBeside = ({ currentTarget, target, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
};

/**
 * A dialog over the page: in the browser's top layer, the page behind it inert, the focus in it and afterwards where it was.
 * Plain because Mantine's Modal loses the focus and is no top layer (docs/decisions/2026-11-23-one-kit.md).
 */
export const Dialog = (props: DialogProps) => {
  const {
    look = 'card',
    title,
    text,
    closes = 'request',
    begins = 'inside',
    backTo,
    onClose,
    children,
    ...rest
  } = props;
  const id = useId();
  const leave = useFocusBack(backTo);
  const show = useCallback(
    (dialog: HTMLDialogElement | null): (() => void) | undefined => {
      if (!dialog) return;
      if (!dialog.open) {
        leave();
        dialog.showModal();
        const first = begins === 'nowhere' ? dialog : dialog.querySelector<HTMLElement>('[data-autofocus]');
        first?.focus();
      }
      return standOver(dialog);
    },
    [leave, begins],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={text ? `${id}-text` : undefined}
      tabIndex={begins === 'nowhere' ? -1 : undefined}
      {...rest}
      ref={show}
      className={[css.dialog, css[look], rest.className].filter(Boolean).join(' ')}
      // Not asked whether it may close: asked twice in a row, a browser closes it all the same.
      closedby={closedby[closes]}
      onCancel={(event) => closes === 'none' && event.preventDefault()}
      onClose={({ target, currentTarget }) => {
        // React also passes on events of a dialog inside it.
        if (target !== currentTarget) return;
        closes === 'none' ? show(currentTarget) : onClose?.();
      }}
      // For browsers that do not know `closedby` yet.
      onClick={(event) => closes === 'any' && event.currentTarget.open && isBeside(event) && onClose?.()}
    >
      {title && (
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
      )}
      {text && (
        <div id={`${id}-text`} className={css.text}>
          {text}
        </div>
      )}
      {children}
    </dialog>
  );
};
