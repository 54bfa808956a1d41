import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './choice-group.module.css';

interface ChoiceGroupProps<Value extends string | number> {
  name: string;
  legend: string;
  /** Each on a card with a line of its own, or as buttons in a row, which do without the legend. */
  look: 'cards' | 'row';
  choices: readonly { value: Value; title: string; icon?: ReactNode; text?: string }[];
  chosen: Value;
  onChoose(value: Value): void;
  disabled?: boolean;
}

const classes = { body: css.choice, inner: css.circle, radio: css.radio, labelWrapper: css.words, label: css.label };

/** One of a few. */
export const ChoiceGroup = <Value extends string | number>(props: ChoiceGroupProps<Value>) => {
  const { name, legend, look, choices, chosen, onChoose, disabled } = props;
  return (
    <fieldset className={css.group} data-look={look} disabled={disabled}>
      <legend className={look === 'row' ? 'visually-hidden' : css.legend}>{legend}</legend>
      {choices.map(({ value, title, icon, text }) => (
        <Radio
          key={value}
          size="xs"
          classNames={classes}
          label={
            <>
              <span className={css.title}>
                {icon}
                {title}
              </span>
              {text !== undefined && <span className={css.text}>{text}</span>}
            </>
          }
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
};
