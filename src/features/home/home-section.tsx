import { type ReactNode, useId } from 'react';
import css from './home-section.module.css';

interface HomeSectionProps {
  title: string;
  /** A link to everything of this kind. */
  all?: ReactNode;
  children: ReactNode;
}

export const HomeSection = ({ title, all, children }: HomeSectionProps) => {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {all && <span className={css.all}>{all}</span>}
      </div>
      {children}
    </section>
  );
};

export const HomeEmpty = ({ text }: { text: string }) => <p className={css.empty}>{text}</p>;
