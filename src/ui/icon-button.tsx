import type { ComponentPropsWithRef } from 'react';
import css from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'type'> & { label: string };

/** A button with an icon, whose label is for screen readers and shown on hover. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} title={label} className={`${css.button} ${className ?? ''}`} {...rest} />
);
