/** @jsxImportSource preact */
import classes from './choice.module.css';

/** One of a few: a segment that arrows go through. */
export const Choice = <Value extends string | number>({
  name,
  legend,
  options,
  chosen,
  disabled,
  onChoose,
}: {
  name: string;
  legend: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
  disabled: boolean;
  onChoose: (value: Value) => void;
}) => (
  <fieldset class={classes.choice} disabled={disabled}>
    <legend>{legend}</legend>
    <div class={classes.options}>
      {options.map(([value, word]) => (
        <label key={value} class={classes.option}>
          <input type="radio" name={name} class="unseen" checked={value === chosen} onChange={() => onChoose(value)} />
          {word}
        </label>
      ))}
    </div>
  </fieldset>
);
