import { SortedHead } from '../../ui/sorted-head.tsx';
import lines from './lines.module.css';

interface SortHeadProps<Field> {
  field: Field;
  name: string;
  /** What the list is sorted by, and whether the smallest comes first. */
  by: Field;
  up: boolean;
  onSort(field: Field, up: boolean): void;
}

/** Head of a column that the list can be sorted by: the largest first, pressed again the smallest. */
export const SortHead = <Field extends string>({ field, name, by, up, onSort }: SortHeadProps<Field>) => {
  const sorted = field === by;
  return (
    <SortedHead
      order={sorted ? (up ? 'ascending' : 'descending') : null}
      name={name}
      press={(named) => (
        <button type="button" className={lines.sort} onClick={() => onSort(field, sorted && !up)}>
          {named}
        </button>
      )}
    />
  );
};
