import { useId } from 'react';
import { problemOf } from '../../ui/kit/problem.tsx';
import css from './auth-form.module.css';
import { keepFocus } from './keep-focus.ts';
import type { useAccountForm } from './use-account-form.tsx';

interface SubmitButtonProps {
  form: Pick<ReturnType<typeof useAccountForm>, 'submitting' | 'refusal'>;
  text: string;
  /** Instead of the text while the form is under way. */
  waiting: string;
}

/** Sends a form, with the reason of a refusal above; the snackbar announces it. */
export const SubmitButton = ({ form: { submitting, refusal }, text, waiting }: SubmitButtonProps) => {
  const id = useId();
  return (
    <div>
      {refusal && (
        <p id={id} className={`${css.error} ${css.refusal}`}>
          {problemOf(refusal)}
        </p>
      )}
      <button
        type="submit"
        className={css.submit}
        disabled={submitting}
        aria-describedby={refusal ? id : undefined}
        onMouseDown={keepFocus}
      >
        {submitting ? waiting : text}
      </button>
    </div>
  );
};
