import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/machine-cases.ts';
import { recording } from '../../page-recording.ts';
import type { Recorded } from '../../recording.ts';
import { jsonText, parsedJson } from '../json-text.ts';
import css from './send-event.module.css';

interface SendEventProps {
  entry: MachineEntry;
  /** Where the machine is now; undefined while it does not run. */
  latest: Recorded | undefined;
  /** Whether a past moment is shown, to which nothing can be sent. */
  past: boolean;
}

/** Lets a developer send the running machine an event that it listens to now. */
export const SendEvent = ({ entry, latest, past }: SendEventProps) => {
  const cases = Object.values(entry.cases.events).flat();
  const [chosen, setChosen] = useState(0);
  const [text, setText] = useState(() => jsonText(cases[0]));
  const event = parsedJson(text);
  const isEvent = typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
  const allowed = (candidate: unknown) => latest?.snapshot.can(candidate) ?? false;
  const reason = () => {
    if (past) return 'The past can be looked at, not changed.';
    if (!latest) return 'The machine is not running.';
    if (!isEvent) return 'This is no event in JSON.';
    return allowed(event) ? null : 'The machine would not take it now.';
  };
  const why = reason();
  const choose = (index: number) => {
    setChosen(index);
    setText(jsonText(cases[index]));
  };

  return (
    <form
      className={css.send}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (why === null && isEvent) recording.actorOf(entry.id)?.send(event as { type: string });
      }}
    >
      <label className={css.label} htmlFor="send-case">
        Send an event
      </label>
      <select
        id="send-case"
        className={css.field}
        value={chosen}
        onChange={(change) => choose(Number(change.target.value))}
      >
        {cases.map((candidate, index) => (
          <option key={jsonText(candidate)} value={index} disabled={!allowed(candidate)}>
            {candidate.type}
          </option>
        ))}
      </select>
      <textarea
        className={css.text}
        aria-label="The event in JSON"
        spellCheck={false}
        value={text}
        onChange={(change) => setText(change.target.value)}
      />
      <button type="submit" className={css.button} disabled={why !== null}>
        Send
      </button>
      <p className={css.why}>{why}</p>
    </form>
  );
};
