import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import css from './menu.module.css';

interface MenuItem<Value> {
  value: Value;
  content: ReactNode;
}

interface MenuProps<Value> {
  label: string;
  className?: string;
  button: ReactNode;
  items: readonly MenuItem<Value>[];
  /** Left out where the items act and none of them stays chosen. */
  chosen?: Value | null;
  onChoose(value: Value): void;
  /** Links below the list, each a `menuitem`. */
  children?: ReactNode;
}

/**
 * A button that opens a list of which one is chosen, or does something. Arrows walk it, Escape and a press elsewhere close
 * it. Plain because the header belongs to the first pages.
 */
export const Menu = <Value extends string | number>(props: MenuProps<Value>) => {
  const [open, setOpen] = useState(false);
  const acts = props.chosen === undefined;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menu] :is(button,a)') ?? [])];
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape' && open) close();
    else if (target === undefined || !open) return;
    else all[(target + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  const focusChosen = (list: HTMLDivElement | null) => {
    const target =
      list?.querySelector<HTMLElement>('[aria-checked=true]') ?? list?.querySelector<HTMLElement>('button');
    target?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the button and the items
    <div
      ref={root}
      className={css.root}
      onKeyDown={walk}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={props.className}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {props.button}
      </button>
      {open && (
        <div ref={focusChosen} id={id} role="menu" aria-label={props.label} className={css.list}>
          {props.items.map(({ value, content }) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only a menuitemradio, which may have it, is checked
            <button
              key={value}
              type="button"
              role={acts ? 'menuitem' : 'menuitemradio'}
              aria-checked={acts ? undefined : value === props.chosen}
              className={css.item}
              onClick={() => {
                props.onChoose(value);
                close();
              }}
            >
              {content}
            </button>
          ))}
          {props.children}
        </div>
      )}
    </div>
  );
};
