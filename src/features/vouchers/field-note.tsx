import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './voucher-dialog.module.css';

/** Under a field: what is wrong with it, else what it takes. */
export const FieldNote = ({ id, problem, children }: { id: string; problem: ReactNode; children?: ReactNode }) => (
  <p id={id} className={problem ? css.error : css.hint} role={problem ? 'alert' : undefined}>
    {problem ? (
      <>
        <IconAlertCircle size={14} stroke={1.75} aria-hidden />
        {problem}
      </>
    ) : (
      children
    )}
  </p>
);
