import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface SortedHeadProps {
  /** How the list is sorted by this column; null when it is by another. */
  order: 'ascending' | 'descending' | null;
  className?: string | undefined;
  name: ReactNode;
  /** Draws what is pressed to sort by it, around its name. */
  press(name: ReactNode): ReactNode;
}

/** Head of a column that a list can be sorted by: says the order, and shows it by an arrow. */
export const SortedHead = ({ order, className, name, press }: SortedHeadProps) => {
  const Arrow = order === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" className={className} aria-sort={order ?? 'none'}>
      {press(
        <>
          {name}
          {order && <Arrow size={12} stroke={2} aria-hidden />}
        </>,
      )}
    </th>
  );
};
