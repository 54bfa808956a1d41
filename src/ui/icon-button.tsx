import type { ComponentPropsWithRef } from 'react';
import css from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'type'> & { label: string };

/** A button that shows an icon and says its label to readers and on hover. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} title={label} className={`${css.button} ${className ?? ''}`} {...rest} />
);
