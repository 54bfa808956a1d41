import css from './auth-form.module.css';
import { keepFocus } from './keep-focus.ts';

interface SubmitButtonProps {
  submitting: boolean;
  text: string;
  /** Instead of the text while the form is under way. */
  waiting: string;
}

export const SubmitButton = ({ submitting, text, waiting }: SubmitButtonProps) => (
  <button type="submit" className={css.submit} disabled={submitting} onMouseDown={keepFocus}>
    {submitting ? waiting : text}
  </button>
);
