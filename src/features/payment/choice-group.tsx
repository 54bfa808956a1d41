import css from './choice-group.module.css';

interface ChoiceGroupProps<Value extends string | number> {
  name: string;
  legend: string;
  choices: readonly { value: Value; title: string; text: string }[];
  chosen: Value;
  onChoose(value: Value): void;
}

/** One of a few, each with a line of its own. */
export const ChoiceGroup = <Value extends string | number>(props: ChoiceGroupProps<Value>) => {
  const { name, legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, title, text }) => (
        <label key={value} className={css.choice}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>
            <span className={css.title}>{title}</span>
            <span className={css.text}>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
