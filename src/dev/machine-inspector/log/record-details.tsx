import type { Recorded } from '../../recording.ts';
import { jsonText } from '../json-text.ts';
import css from './record-details.module.css';

interface RecordDetailsProps {
  record: Recorded;
  /** What the same machine went through before; undefined when it is not known any more. */
  before: Recorded | undefined;
}

/** Keys of the context whose values are no longer the same; machines replace what they change. */
const changedFacts = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !Object.is(before[key], after[key]));

/** An event with its payload, the way it went, and the context afterwards. */
export const RecordDetails = ({ record, before }: RecordDetailsProps) => {
  const { event, transitions, snapshot } = record;
  const changed = before ? changedFacts(before.snapshot.context, snapshot.context) : [];
  return (
    <div className={css.details}>
      <h3 className={css.title}>Event</h3>
      <pre className={css.json}>{jsonText(event)}</pre>
      <h3 className={css.title}>Transitions</h3>
      {transitions.length === 0 ? (
        <p className={css.none}>None: the machine did not listen to it here, or no guard let it through.</p>
      ) : (
        <ol className={css.transitions}>
          {transitions.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
      <h3 className={css.title}>State</h3>
      <pre className={css.json}>{jsonText(snapshot.value)}</pre>
      <h3 className={css.title}>
        Context {changed.length > 0 && <span className={css.changed}>changed: {changed.join(', ')}</span>}
      </h3>
      <pre className={css.json}>{jsonText(snapshot.context)}</pre>
    </div>
  );
};
