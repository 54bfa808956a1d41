import { AnswerNote } from './answer-note.tsx';
import css from './sequence-board.module.css';
import { isReady, sequences } from './sequences.ts';
import type { TesterDesk } from './tester-desk.ts';
import { useDesk } from './use-desk.ts';

export const SequenceBoard = ({ desk }: { desk: TesterDesk }) => {
  const now = useDesk(desk);
  return (
    <section aria-labelledby="sequences">
      <h2 id="sequences">In one tap</h2>
      {Object.entries(sequences).map(([group, each]) => (
        <fieldset key={group} className={css.group}>
          <legend>{group}</legend>
          <div className={css.buttons}>
            {each.map((sequence) => (
              <button
                key={sequence.name}
                type="button"
                disabled={!isReady(sequence, now)}
                onClick={() => desk.run('sequence', sequence.steps(now))}
              >
                {sequence.name}
                {!isReady(sequence, now) && <small>choose a {sequence.needs}</small>}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={css.answer}>
        <AnswerNote answer={now.answers.sequence} />
      </div>
    </section>
  );
};
