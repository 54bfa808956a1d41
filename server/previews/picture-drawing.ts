import { escaped } from '../calls/escaped.ts';

/** In pixels, as messengers show it best. */
export const pictureSize = { width: 1200, height: 630 };

/** The operator's colours and logo; the logo is the text of its SVG. */
export interface Brand {
  colors: Readonly<Record<string, string>>;
  logo: string;
}

/** The text of a picture: a small line, one to five large ones, and a line below or nothing. */
export interface PictureWords {
  above: string;
  lines: readonly string[];
  below: string;
}

const margin = 80;
/** Position of the small line above, and the middle of the large ones. */
const aboveAt = 196;
const middle = 372;
const room = pictureSize.width - 2 * margin;
/** Width of a letter by its size, for the widest scripts of the site. */
const letter = 0.6;
const sizes = [84, 68, 56, 46, 34];

/** The largest size at which the longest line has room; what is longer still is cut. */
const fitting = (lines: readonly string[], largest: number, smallest: number) => {
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = sizes.find((each) => each <= largest && longest * each * letter <= room) ?? smallest;
  const most = Math.floor(room / (size * letter));
  return { size, cut: (line: string) => (line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line) };
};

/** The picture as SVG, in the operator's dark colours. No price is on it: it is shown for days. */
export const drawPicture = ({ colors, logo }: Brand, { above, lines, below }: PictureWords): string => {
  const { width, height } = pictureSize;
  const { size, cut } = fitting(lines, lines.length > 2 ? 46 : 84, 46);
  const step = size * 1.3;
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.35;
  // A drawing with a control character in it is none.
  const text = (y: number, of: string, colour: string | undefined, points: number, weight = 400) =>
    `<text x="${margin}" y="${y}" font-family="Inter" font-size="${points}" font-weight="${weight}" fill="${colour}">${escaped(of.replace(/\p{Cc}/gu, ' '))}</text>`;
  const small = fitting([above, below], 34, 34);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors['surface-1']}"/>`,
    `<rect width="${width}" height="12" fill="${colors.accent}"/>`,
    `<image x="${margin}" y="64" width="282" height="56" preserveAspectRatio="xMinYMid" xlink:href="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}"/>`,
    text(aboveAt, small.cut(above), colors['text-2'], 34),
    ...lines.map((line, nth) => text(first + nth * step, cut(line), colors.text, size, 700)),
    text(height - margin, small.cut(below), colors['text-2'], 34),
    '</svg>',
  ].join('');
};
