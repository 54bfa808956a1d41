import css from './auth-art.module.css';

/** Pressure of a match, minute by minute: above the line home, below away. Drawn, not measured. */
const pressure = [
  -12, 42, 41, 44, 58, 40, 26, 38, 34, 38, 46, 34, 40, 46, 42, 8, -16, -72, -84, -64, -50, -50, 10, 20, 48, 42, 10, 44,
  90, 104, 108, 98, 74, 62, 26, -42, -70, -72, -78, -56, -66, -62, -54, -70, -26, -20,
];
const barStep = 7.6;
const axis = 150;
const bars = pressure.map((value, minute) => ({
  x: 20 + minute * barStep,
  y: value > 0 ? axis - value : axis,
  height: Math.abs(value),
  opacity: 0.15 + (0.55 * minute) / pressure.length,
}));
const nowAt = 20 + pressure.length * barStep;

/** The picture of the auth pages: a match that is being played, in the operator's colours; without its clock when quiet. */
export const AuthArt = ({ quiet = false }: { quiet?: boolean }) => (
  <svg className={css.art} viewBox="0 0 440 300" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    <circle className={css.ring} cx="210" cy={axis} r="104" />
    <line className={css.axis} x1="0" x2="440" y1={axis} y2={axis} />
    {bars.map((bar) => (
      <rect key={bar.x} className={css.bar} width="5.6" rx="1.5" {...bar} />
    ))}
    {!quiet && (
      <>
        <line className={css.now} x1={nowAt} x2={nowAt} y1="4" y2="296" strokeWidth="2" />
        <circle className={css.now} cx={nowAt} cy="8" r="5" />
        <text className={css.minute} x={nowAt + 12} y="14">
          67:12
        </text>
      </>
    )}
  </svg>
);
