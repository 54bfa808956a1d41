import { CommandForm } from './command-form.tsx';
import css from './command-list.module.css';
import { commandName, commands } from './commands.ts';
import { formVariants } from './form-fields.ts';
import type { TesterDesk } from './tester-desk.ts';
import { useDesk } from './use-desk.ts';

const forms = commands.map((endpoint) => ({ endpoint, variants: formVariants(endpoint) }));

/** Every sandbox call with all its fields. */
export const CommandList = ({ desk }: { desk: TesterDesk }) => {
  const { state } = useDesk(desk);
  // A list keeps what it began with, so it begins when there is something to choose from.
  if (state === null) return null;
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">Every call</h2>
      {forms.map(({ endpoint, variants }) => (
        <details key={endpoint.url} className={css.command}>
          <summary>
            <span className={css.name}>{commandName(endpoint)}</span>
            <span className={css.summary}>{endpoint.summary}</span>
          </summary>
          {variants.map((fields) => (
            <CommandForm key={fields.map(({ name }) => name).join()} endpoint={endpoint} fields={fields} desk={desk} />
          ))}
        </details>
      ))}
    </section>
  );
};
