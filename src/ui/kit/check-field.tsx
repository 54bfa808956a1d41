import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import css from './check-field.module.css';

/** Yes or no. */
export const CheckField = (props: CheckboxProps) => (
  <Checkbox aria-invalid={Boolean(props.error)} {...props} className={css.field} />
);
