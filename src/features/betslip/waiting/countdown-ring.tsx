import css from './countdown-ring.module.css';

interface CountdownRingProps {
  /** Null while the duration is unknown. */
  seconds: number | null;
  of: number;
}

const radius = 30;
const length = 2 * Math.PI * radius;

/** What is left of a wait: a ring of 64 px with the seconds in it. */
export const CountdownRing = ({ seconds, of }: CountdownRingProps) => {
  const part = seconds === null ? 0.25 : of > 0 ? Math.min(1, seconds / of) : 0;
  return (
    <div className={css.ring} data-last={seconds !== null && seconds <= 5} data-open={seconds === null}>
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle className={css.track} cx="32" cy="32" r={radius} />
        <circle
          className={css.arc}
          cx="32"
          cy="32"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - part)}
        />
      </svg>
      <span className={css.seconds} aria-hidden>
        {seconds ?? '?'}
      </span>
    </div>
  );
};
