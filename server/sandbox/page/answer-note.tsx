import css from './answer-note.module.css';
import type { Answer } from './call-sandbox.ts';
import { wasDone } from './call-sandbox.ts';

const wordOf = (answer: Answer): string => {
  if (wasDone(answer)) return 'Done';
  return answer.status === 0 ? 'No answer' : `Refused ${answer.status}`;
};

const isPlain = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'ErrorText' in body && body.ErrorText === 'ok';

export const AnswerNote = ({ answer }: { answer: Answer | undefined }) => (
  <output className={css.answer} data-done={answer && wasDone(answer)}>
    {answer && (
      <>
        <strong>{wordOf(answer)}</strong>
        {!isPlain(answer.body) && answer.body !== null && <code>{JSON.stringify(answer.body, null, 1)}</code>}
      </>
    )}
  </output>
);
