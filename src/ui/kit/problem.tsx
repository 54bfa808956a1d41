import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What is wrong with a field or a form, in words; nothing where nothing is. */
export const problemOf = (text: ReactNode): ReactNode =>
  text ? (
    <>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      {text}
    </>
  ) : null;
