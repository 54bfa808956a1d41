import css from './home-lead.module.css';

/** Half a pitch with the way of a ball into the goal: decoration next to what is offered. */
export const Pitch = () => (
  <svg className={css.pitch} viewBox="0 0 260 132" width="260" height="132" fill="none" aria-hidden="true">
    <g className={css.lines}>
      <path d="M0 .5h248.5v131H0M50 .5v131M248.5 28H182v76h66.5M248.5 46H222v40h26.5" />
      <circle cx="50" cy="66" r="42" />
    </g>
    <g className={css.way}>
      <path d="M50 92 106 102 146 30 204 84 248 56" strokeDasharray="4 4" />
      <circle cx="106" cy="102" r="4" />
      <circle cx="146" cy="30" r="4" />
      <circle cx="204" cy="84" r="4" />
      <circle cx="250" cy="56" r="6" data-ball="" />
    </g>
  </svg>
);
