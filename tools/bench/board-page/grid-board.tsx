import './page.css';
import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type ColDef,
  colorSchemeDark,
  type GridApi,
  ModuleRegistry,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import type { Match, SelectionPrice } from '../../../contract/entities/match.ts';
import type { FeedFrame } from '../../../contract/sockets/feedsocket.ts';
import { unpackFrame } from '../../../contract/sockets/packed-feed.ts';
import type { Contestant } from './contestant.ts';
import { columns } from './scenario.ts';

/*
 * The board as an AG Grid: no flash, no row animation; what changed goes in by one transaction a frame of the feed, as
 * its makers advise for a high rate of updates. What a cell holds and how it looks is given by the caller.
 */
export interface GridRow<Cell> {
  id: string;
  clock: string;
  match: string;
  score: string;
  cells: Cell[];
}

interface GridCells<Cell> {
  /** What a cell holds after a price, and held before it. */
  cellOf(price: SelectionPrice, before: Cell | undefined): Cell;
  /** A cell got a new price. */
  changed?(id: string, place: number, cell: Cell): void;
  column(place: number, name: string): ColDef<GridRow<Cell>>;
  /** The element of the cell that holds the number. */
  figure: string;
}

export interface Grid<Cell> {
  contestant: Contestant;
  rows: ReadonlyMap<string, GridRow<Cell>>;
  /** Puts other cells into rows. */
  change(changes: ReadonlyMap<string, readonly (readonly [place: number, cell: Cell])[]>): void;
}

ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule, CellStyleModule]);

const places = new Map(columns.map(([market, selection], place) => [`${market}|${selection}`, place]));

export const createGrid = <Cell,>({ cellOf, changed, column, figure }: GridCells<Cell>): Grid<Cell> => {
  const rows = new Map<string, GridRow<Cell>>();
  let api: GridApi<GridRow<Cell>> | undefined;

  const rowOf = (match: Match): GridRow<Cell> => ({
    id: match.eventId,
    clock: `${match.matchPhase.timeMin}’`,
    match: `${match.hostName} – ${match.awayName}`,
    score: match.results.G ?? '',
    cells: columns.map(([market, selection]) =>
      cellOf(match.markets[market]?.[selection] ?? { MS: 'CLOSED' }, undefined),
    ),
  });

  const definitions: ColDef<GridRow<Cell>>[] = [
    { colId: 'clock', field: 'clock', width: 50 } as ColDef<GridRow<Cell>>,
    { colId: 'match', field: 'match', flex: 1 } as ColDef<GridRow<Cell>>,
    { colId: 'score', field: 'score', width: 60 } as ColDef<GridRow<Cell>>,
    ...columns.map(
      ([market, selection], place): ColDef<GridRow<Cell>> => ({
        colId: String(place),
        headerName: `${market} ${selection}`,
        width: 60,
        ...column(place, `${market} ${selection}`),
      }),
    ),
  ];

  const change: Grid<Cell>['change'] = (changes) => {
    const update: GridRow<Cell>[] = [];
    for (const [id, cells] of changes) {
      const row = rows.get(id);
      if (row === undefined) continue;
      const after = { ...row, cells: [...row.cells] };
      for (const [place, cell] of cells) after.cells[place] = cell;
      rows.set(id, after);
      update.push(after);
    }
    api?.applyTransaction({ update });
  };

  const contestant: Contestant = {
    mount: (root, matches) =>
      new Promise((done) => {
        for (const match of matches) rows.set(match.eventId, rowOf(match));
        createRoot(root).render(
          <div className="list">
            <AgGridReact<GridRow<Cell>>
              theme={themeQuartz.withPart(colorSchemeDark).withParams({ cellHorizontalPadding: 8 })}
              rowData={[...rows.values()]}
              columnDefs={definitions}
              defaultColDef={{ sortable: false, resizable: false, suppressMovable: true, enableCellChangeFlash: false }}
              getRowId={({ data }) => data.id}
              rowHeight={44}
              animateRows={false}
              suppressColumnVirtualisation
              onFirstDataRendered={({ api: ready }) => {
                api = ready;
                done();
              }}
            />
          </div>,
        );
      }),
    receive(text) {
      const frame = unpackFrame(JSON.parse(text)) as FeedFrame;
      const update: GridRow<Cell>[] = [];
      for (const { eventId, markets } of frame.matches) {
        const row = rows.get(eventId);
        if (row === undefined) continue;
        const cells = [...row.cells];
        for (const market in markets) {
          const selections = markets[market];
          for (const selection in selections) {
            const price = selections[selection];
            const place = places.get(`${market}|${selection}`);
            if (!price || place === undefined) continue;
            const cell = cellOf(price, cells[place]);
            cells[place] = cell;
            changed?.(eventId, place, cell);
          }
        }
        const after = { ...row, cells };
        rows.set(eventId, after);
        update.push(after);
      }
      api?.applyTransaction({ update });
    },
    shown: () =>
      new Map(
        [...document.querySelectorAll('[row-id]')].map((row) => [
          row.getAttribute('row-id') ?? '',
          columns.map((_, place) => row.querySelector(`[col-id="${place}"]${figure}`)?.lastChild?.textContent ?? ''),
        ]),
      ),
  };

  return { contestant, rows, change };
};
