import css from './fields.module.css';
import type { Filling } from './fill-choices.ts';
import type { Field } from './form-fields.ts';

interface FieldInputProps {
  /** Unique on the page. */
  id: string;
  field: Field;
  filling: Filling;
}

/** One field of a form as its schema has it: a list where there is a choice, else an input that suggests. */
export const FieldInput = ({ id, field, filling }: FieldInputProps) => {
  const { name, kind, required, min, max, maxLength, pattern } = field;
  const { value, choices, suggestions } = filling;
  const list = suggestions.length > 0 ? `${id}-suggestions` : undefined;
  const isNumber = kind === 'number' || kind === 'integer';
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {name}
        {!required && <span className={css.optional}> (optional)</span>}
      </label>
      {choices ? (
        <select id={id} name={name} required={required} defaultValue={value} key={value}>
          {(!required || value === '') && <option value="">–</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          key={value}
          id={id}
          name={name}
          required={required}
          defaultValue={value}
          list={list}
          autoComplete="off"
          {...(isNumber
            ? { type: 'number', inputMode: 'decimal', min, max, step: kind === 'integer' ? 1 : 'any' }
            : { type: 'text', maxLength, pattern })}
        />
      )}
      {list && (
        <datalist id={list}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  );
};
