import css from './spinner.module.css';

export const Spinner = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={css.spinner} />
);
