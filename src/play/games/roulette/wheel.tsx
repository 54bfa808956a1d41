/** @jsxImportSource preact */
import { wheelOrder } from '../../../../domain/games/roulette/felt.ts';
import { colourOf } from './place-words.ts';

const step = 360 / wheelOrder.length;
const colours = { red: '#A8242C', black: '#1B1D20', zero: '#1F7A4D' } as const;

const at = (radius: number, degrees: number): string =>
  `${(radius * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(radius * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`;

const sector = (inner: number, outer: number, from: number, to: number): string =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

const Paints = () => (
  <defs>
    <radialGradient id="wheel-wood" cx="38%" cy="30%" r="80%">
      <stop offset="0" stop-color="#7B4A2C" />
      <stop offset=".55" stop-color="#4A2817" />
      <stop offset="1" stop-color="#27130A" />
    </radialGradient>
    <radialGradient id="wheel-track">
      <stop offset=".86" stop-color="#1C0F09" />
      <stop offset=".93" stop-color="#4B2B1A" />
      <stop offset="1" stop-color="#2A160C" />
    </radialGradient>
    <linearGradient id="wheel-brass" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#F2DFAE" />
      <stop offset=".45" stop-color="#B48A45" />
      <stop offset=".7" stop-color="#E4C683" />
      <stop offset="1" stop-color="#7A5A26" />
    </linearGradient>
    <radialGradient id="wheel-turret" cx="36%" cy="30%" r="80%">
      <stop offset="0" stop-color="#FFF4D2" />
      <stop offset=".5" stop-color="#C59A50" />
      <stop offset="1" stop-color="#5F441B" />
    </radialGradient>
    <radialGradient id="wheel-ball" cx="36%" cy="30%" r="75%">
      <stop offset="0" stop-color="#fff" />
      <stop offset=".6" stop-color="#E9E6DE" />
      <stop offset="1" stop-color="#8f8b80" />
    </radialGradient>
  </defs>
);

/** Degrees of the middle of a number's pocket, clockwise from the top. */
export const pocketAngle = (number: number): number => wheelOrder.indexOf(number) * step;

/** A European wheel from straight above; the ball lies in the pocket of `number`, or is not there. */
export const Wheel = ({
  number,
  turning,
  running,
  falling,
}: {
  number: number | null;
  turning: (element: Element | null) => void;
  running: (element: Element | null) => void;
  falling: (element: Element | null) => void;
}) => (
  <svg viewBox="-202 -202 404 404" aria-hidden="true">
    <Paints />
    <circle r="200" fill="url(#wheel-wood)" />
    <circle r="181" fill="none" stroke="url(#wheel-brass)" stroke-width="2.500" />
    <circle r="179" fill="url(#wheel-track)" />
    {[0, 1, 2, 3, 4, 5, 6, 7].map((pin) => (
      <path
        key={pin}
        transform={`rotate(${pin * 45 + 22.5}) translate(164 0) rotate(${pin % 2 ? 90 : 0})`}
        d="M-9 0 0-3.400 9 0 0 3.400Z"
        fill="url(#wheel-brass)"
      />
    ))}
    <g ref={turning}>
      <circle r="150" fill="#0C0D0E" />
      {wheelOrder.map((pocket, index) => {
        const from = -90 - step / 2 + index * step;
        return (
          <g key={pocket}>
            <path d={sector(96, 150, from, from + step)} fill={colours[colourOf(pocket)]} />
            <path d={`M${at(96, from)}L${at(150, from)}`} stroke="#D9BC7C" stroke-width="1.100" />
            <text
              transform={`rotate(${(index * step).toFixed(2)}) translate(0 -131.500)`}
              text-anchor="middle"
              font-size="14.500"
              font-weight="600"
              fill="#F6F1E4"
            >
              {pocket}
            </text>
          </g>
        );
      })}
      <circle r="150.500" fill="none" stroke="url(#wheel-brass)" stroke-width="3" />
      <circle r="124.500" fill="none" stroke="#D9BC7C" />
      <circle r="96" fill="url(#wheel-wood)" stroke="url(#wheel-brass)" stroke-width="3" />
      {[20, 110, 200, 290].map((arm) => (
        <g key={arm} transform={`rotate(${arm})`}>
          <path d="M0 0H50" stroke="url(#wheel-brass)" stroke-width="7" stroke-linecap="round" />
          <circle cx="50" r="7.500" fill="url(#wheel-turret)" />
        </g>
      ))}
      <circle r="24" fill="url(#wheel-turret)" />
      <circle r="11" fill="url(#wheel-turret)" />
      {number !== null && (
        <g ref={running} style={{ transform: `rotate(${pocketAngle(number)}deg)` }}>
          <g ref={falling} style={{ transform: 'translateY(-110px)' }}>
            <circle cx="2" cy="3" r="8.400" fill="#000" fill-opacity=".5" />
            <circle r="8.400" fill="url(#wheel-ball)" />
          </g>
        </g>
      )}
    </g>
  </svg>
);
