import type { FormEvent } from 'react';
import type { Endpoint } from '../../../contract/http/endpoint.ts';
import { AnswerNote } from './answer-note.tsx';
import { commandName } from './commands.ts';
import { FieldInput } from './field-input.tsx';
import css from './fields.module.css';
import { fillingOf } from './fill-choices.ts';
import { type FormVariant, filledIn } from './form-fields.ts';
import type { TesterDesk } from './tester-desk.ts';
import { useDesk } from './use-desk.ts';

interface CommandFormProps {
  endpoint: Endpoint;
  fields: FormVariant;
  desk: TesterDesk;
}

/** One way to fill in a call, with its answer. */
export const CommandForm = ({ endpoint, fields, desk }: CommandFormProps) => {
  const now = useDesk(desk);
  const command = commandName(endpoint);
  const id = [command, ...fields.map(({ name }) => name)].join('-');
  const fixed = fields.filter(({ kind }) => kind === 'fixed').map(({ name }) => name);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    desk.send(
      id,
      endpoint,
      filledIn(fields, (name) => String(data.get(name) ?? '')),
    );
  };
  return (
    <form className={css.form} onSubmit={send}>
      {fields
        .filter(({ kind }) => kind !== 'fixed')
        .map((field) => (
          <FieldInput
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            filling={fillingOf(command, field, now)}
          />
        ))}
      <button type="submit" className={css.send}>
        {[endpoint.method === 'GET' ? 'Show' : 'Send', command, ...fixed].join(' ')}
      </button>
      <AnswerNote answer={now.answers[id]} />
    </form>
  );
};
