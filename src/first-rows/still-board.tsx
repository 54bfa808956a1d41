import type { ReactNode } from 'react';
import board from '../board/board.module.css';
import type { RowLayout } from '../board/row-layout.ts';
import type { NamesFit } from '../board/use-names-fit.ts';
import { cellsHidden, columnsAmong, queryOf, type Span } from './spans.ts';

/** Of a row's text, on average: nobody measures here. */
const letterWidth = 7.2;

const fitsIn =
  (room: number): NamesFit =>
  (...names) =>
    names.every((name) => name.length * letterWidth <= room);

/** Heads and rows of a screen and some more; a document may weigh 12 kB more for them, with the fullest list too. */
export const inSight = <Item,>(items: readonly Item[], { phone }: RowLayout): readonly Item[] =>
  items.slice(0, phone ? 20 : 25);

/** What decides more than widths: a phone's rows are others, and a single market has no title. */
const kindOf = ({ phone, groups }: RowLayout): string => `${phone} ${groups.length === 1}`;

interface StillBoardProps<Layout extends RowLayout> {
  /** Tells the page which topic its rows are of, and its rules apart from those of another board. */
  topic: string;
  spans: readonly Span<Layout>[];
  className: string | undefined;
  far?: boolean;
  children(layout: Layout, fits: NamesFit): ReactNode;
}

/**
 * A board for every width: its rows once for each kind, with all columns, and rules by which a browser shows the rows and columns
 * for which there is room.
 */
export function StillBoard<Layout extends RowLayout>({
  topic,
  spans,
  className,
  far,
  children,
}: StillBoardProps<Layout>) {
  const name = topic.replace(/\W/g, '-');
  // The widest of a kind has all its columns.
  const kinds = [...new Map(spans.map(({ layout }) => [kindOf(layout), layout])).values()];
  const rules = spans.map((span) => {
    const { layout } = span;
    const place = kinds.findIndex((kind) => kindOf(kind) === kindOf(layout));
    const { groups, frame } = kinds[place] ?? layout;
    const rows = `.first-board > .${name}-${place}[data-phone]`;
    const inHead = cellsHidden(groups, layout.groups, ({ selections }) => selections.length + 1, 0);
    const inRow = cellsHidden(
      groups,
      layout.groups,
      ({ selections, hasLine }, nth) => selections.length + Number(hasLine) + Number(nth > 0),
      frame.end === undefined || layout.phone ? 0 : 1,
    );
    const hidden = [
      ...inHead.map((cells) => `${rows} .${board.head} > ${cells}`),
      ...inRow.map((cells) => `${rows} .${board.row} > ${cells}`),
    ];
    const hide = hidden.length > 0 ? `${hidden.join(',')}{visibility:hidden;overflow:hidden;border:0}` : '';
    const columns = columnsAmong(groups, layout);
    return `@container first-board ${queryOf(span)}{${rows}{display:block;--columns:${columns};--in-league:${layout.inLeague}}${hide}}`;
  });
  return (
    <div className="first-board" data-topic={topic}>
      <style>{rules.join('')}</style>
      {kinds.map((layout, place) => (
        <div
          key={kindOf(layout)}
          className={`${className} ${name}-${place}`}
          data-phone={layout.phone}
          data-named={'named' in layout ? layout.named : undefined}
          data-far={far}
        >
          {children(layout, fitsIn(layout.room))}
        </div>
      ))}
    </div>
  );
}
