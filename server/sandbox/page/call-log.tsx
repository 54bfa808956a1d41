import css from './lists.module.css';
import { inputText, timeText } from './spoken.ts';
import type { TesterDesk } from './tester-desk.ts';
import { useDesk } from './use-desk.ts';

/** The last sandbox calls, from here, from other pages and from code. */
export const CallLog = ({ desk }: { desk: TesterDesk }) => {
  const { state } = useDesk(desk);
  const log = state?.log ?? [];
  return (
    <section aria-labelledby="log">
      <h2 id="log">Log</h2>
      {log.length === 0 && <p className={css.empty}>Nothing was forced since the server started.</p>}
      <ol className={css.list}>
        {log.map(({ id, at, command, body, status }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
            <span className={css.command}>{command}</span>
            <span className={css.text}>{inputText(command, body)}</span>
            {status !== 200 && <strong className={css.refused}>refused {status}</strong>}
          </li>
        ))}
      </ol>
    </section>
  );
};
