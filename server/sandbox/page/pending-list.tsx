import { AnswerNote } from './answer-note.tsx';
import css from './lists.module.css';
import { lengthText, pendingText } from './spoken.ts';
import type { TesterDesk } from './tester-desk.ts';
import { useDesk } from './use-desk.ts';

/** What is forced and still waits or acts, each with a way back. */
export const PendingList = ({ desk }: { desk: TesterDesk }) => {
  const { state, answers } = useDesk(desk);
  const pending = state?.pending ?? [];
  return (
    <section aria-labelledby="pending">
      <div className={css.head}>
        <h2 id="pending">Pending</h2>
        <button type="button" disabled={pending.length === 0} onClick={() => desk.takeBack({ all: true })}>
          Take everything back
        </button>
      </div>
      {pending.length === 0 && <p className={css.empty}>Nothing is forced: the site is as players have it.</p>}
      <ul className={css.list}>
        {pending.map((each) => (
          <li key={each.id}>
            <span className={css.command}>{each.command}</span>
            <span className={css.text}>{pendingText(each)}</span>
            <button
              type="button"
              aria-label={`Take back ${each.command} ${pendingText(each)}`}
              onClick={() => desk.takeBack({ id: each.id })}
            >
              Take back
            </button>
          </li>
        ))}
        {state && state.clockOffset > 0 && (
          <li>
            <span className={css.command}>clock</span>
            <span className={css.text}>{lengthText(state.clockOffset)} ahead; never goes back</span>
          </li>
        )}
      </ul>
      <AnswerNote answer={answers.takeback} />
    </section>
  );
};
