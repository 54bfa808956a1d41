import { type ColumnGroup, gapTrack, groupTracks, tracksAround } from '../board/columns.ts';
import type { RowLayout } from '../board/row-layout.ts';

/** Widths of a board, in px of a text of 16, within which its rows lie alike. */
export interface Span<Layout extends RowLayout> {
  from: number;
  /** The first width beyond it. */
  below: number;
  layout: Layout;
}

const narrowest = 240;
const widest = 1760;

const picture = ({ columns, inLeague, groups, phone }: RowLayout): string =>
  JSON.stringify([columns, inLeague, groups.map(({ market }) => market), phone]);

/**
 * The spans of a board, the narrowest first: what the page reckons from a width that it measures is here written down for all
 * widths, for a document is drawn before anybody can measure. The room for names is that of the widest board of a span.
 */
export const spansOf = <Layout extends RowLayout>(layoutAt: (width: number) => Layout): readonly Span<Layout>[] => {
  const spans: Span<Layout>[] = [];
  for (let width = narrowest; width <= widest; width += 1) {
    const layout = layoutAt(width);
    const last = spans.at(-1);
    if (last && picture(last.layout) === picture(layout))
      spans[spans.length - 1] = { ...last, below: width + 1, layout };
    else spans.push({ from: width, below: width + 1, layout });
  }
  return spans;
};

const rem = (px: number): string => `${px / 16}rem`;

/** A container query that holds in a span; the outermost have no end. */
export const queryOf = ({ from, below }: Span<RowLayout>): string => {
  const parts = [from > narrowest && `(width >= ${rem(from)})`, below <= widest && `(width < ${rem(below)})`];
  return parts.filter(Boolean).join(' and ') || '(width > 0)';
};

const isAmong = (groups: readonly ColumnGroup[], { market }: ColumnGroup): boolean =>
  groups.some((group) => group.market === market);

/** `grid-template-columns` of a layout in rows that hold more groups than it shows: the others have no width. */
export const columnsAmong = (all: readonly ColumnGroup[], { groups, frame }: RowLayout): string => {
  const tracks = all.map((group, place) => {
    const shown = isAmong(groups, group);
    const before = place === 0 ? '' : `${shown ? gapTrack : 0} `;
    const cells = group.selections.length + Number(group.hasLine);
    return before + (shown ? groupTracks(group, frame.odd) : `repeat(${cells}, 0)`);
  });
  return tracksAround(frame, tracks.join(' '));
};

/**
 * The cells of the groups that a layout does not show, as parts of a selector: a row has `inRow` cells of a group and `after` of
 * them behind the last, counted from its end, for a lock may be before them.
 */
export const cellsHidden = (
  all: readonly ColumnGroup[],
  shown: readonly ColumnGroup[],
  inRow: (group: ColumnGroup, place: number) => number,
  after: number,
): string[] => {
  let behind = after;
  return all
    .map((group, place) => ({ group, cells: inRow(group, place) }))
    .reverse()
    .flatMap(({ group, cells }) => {
      const last = behind + 1;
      behind += cells;
      return isAmong(shown, group) ? [] : [`:nth-last-child(n + ${last}):nth-last-child(-n + ${behind})`];
    });
};
