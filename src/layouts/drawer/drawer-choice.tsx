import type { ReactNode } from 'react';
import css from './right-drawer.module.css';

interface DrawerChoiceProps<Value extends string> {
  title: string;
  values: readonly Value[];
  chosen: Value;
  choose(value: Value): void;
  children(value: Value): ReactNode;
}

/** One of a few values, kept in this browser. */
export const DrawerChoice = <Value extends string>(props: DrawerChoiceProps<Value>) => {
  const { title, values, chosen, choose, children } = props;
  return (
    <div className={css.part}>
      <h3 className={css.label}>{title}</h3>
      <div className={css.formats}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={css.language}
            aria-pressed={value === chosen}
            onClick={() => choose(value)}
          >
            {children(value)}
          </button>
        ))}
      </div>
    </div>
  );
};
