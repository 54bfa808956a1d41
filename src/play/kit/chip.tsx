/** @jsxImportSource preact */
import { chipWord } from './amount.ts';

/** Body and edge of a chip by its value in major units; one value is one colour everywhere. */
const colours: Readonly<Record<number, readonly [string, string]>> = {
  10: ['#5D6A76', '#E9ECEE'],
  20: ['#2F7C86', '#EAF6F6'],
  50: ['#A8453A', '#F9EBE6'],
  100: ['#26292E', '#E9E4D6'],
  200: ['#3C6B46', '#EDF5EA'],
  500: ['#5A4690', '#EFEAFA'],
  1000: ['#B07A22', '#FFF4DC'],
  5000: ['#8C2F57', '#FBE9F1'],
};
/** Values of small currencies take the colours in their order. */
const order = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

const colourOf = (major: number): readonly [string, string] =>
  colours[major] ?? Object.values(colours)[Math.max(0, order.indexOf(major)) % 8] ?? ['#26292E', '#E9E4D6'];

/** A chip seen from above, 48 by 48. */
export const Chip = ({ value, size = 44 }: { value: number; size?: number }) => {
  const [body, edge] = colourOf(value / 100);
  const word = chipWord(value);
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="25.6" r="22" fill="#000" fill-opacity=".5" />
      <circle cx="24" cy="23" r="22" fill={body} />
      <circle cx="24" cy="23" r="18.9" fill="none" stroke={edge} stroke-width="5.9" stroke-dasharray="7.4 7.4" />
      <circle cx="24" cy="23" r="15.4" fill={body} />
      <circle cx="24" cy="23" r="13.2" fill="none" stroke={edge} stroke-opacity=".55" />
      <circle cx="24" cy="23" r="21.5" fill="none" stroke="#fff" stroke-opacity=".18" />
      <text
        x="24"
        y="23"
        dy=".36em"
        text-anchor="middle"
        font-size={word.length > 2 ? 11.5 : 13.6}
        font-weight="700"
        fill={edge}
      >
        {word}
      </text>
    </svg>
  );
};
