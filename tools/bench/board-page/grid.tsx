import './page.css';
import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type ColDef,
  type GridApi,
  ModuleRegistry,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import type { Match, SelectionPrice } from '../../../contract/entities/match.ts';
import type { FeedFrame } from '../../../contract/sockets/feedsocket.ts';
import type { Contestant } from './contestant.ts';
import { startDriver } from './driver.ts';
import { columns } from './scenario.ts';

/*
 * The board as an AG Grid: plain text cells, no cell renderers, no flash, no row animation; what changed goes in by one
 * transaction a frame of the feed, as its makers advise for a high rate of updates.
 */
interface Row {
  id: string;
  clock: string;
  match: string;
  score: string;
  prices: SelectionPrice[];
}

ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule]);

const rows = new Map<string, Row>();
const places = new Map(columns.map(([market, selection], place) => [`${market}|${selection}`, place]));
let api: GridApi<Row> | undefined;

const rowOf = (match: Match): Row => ({
  id: match.eventId,
  clock: `${match.matchPhase.timeMin}’`,
  match: `${match.hostName} – ${match.awayName}`,
  score: match.results.G ?? '',
  prices: columns.map(([market, selection]) => match.markets[market]?.[selection] ?? { MS: 'CLOSED' }),
});

const textOf = (price: SelectionPrice | undefined): string =>
  price?.MS !== 'OPEN' || price.O === undefined ? '–' : price.O.toFixed(2);

const definitions: ColDef<Row>[] = [
  { colId: 'clock', field: 'clock', width: 50 },
  { colId: 'match', field: 'match', flex: 1 },
  { colId: 'score', field: 'score', width: 60 },
  ...columns.map(
    ([market, selection], place): ColDef<Row> => ({
      colId: String(place),
      headerName: `${market} ${selection}`,
      width: 60,
      valueGetter: ({ data }) => textOf(data?.prices[place]),
    }),
  ),
];

const grid: Contestant = {
  mount: (root, matches) =>
    new Promise((done) => {
      for (const match of matches) rows.set(match.eventId, rowOf(match));
      createRoot(root).render(
        <div className="list">
          <AgGridReact<Row>
            theme={themeQuartz.withParams({ cellHorizontalPadding: 8 })}
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
    const frame: FeedFrame = JSON.parse(text);
    const update: Row[] = [];
    for (const { eventId, markets } of frame.matches) {
      const row = rows.get(eventId);
      if (row === undefined) continue;
      const prices = [...row.prices];
      for (const market in markets) {
        const selections = markets[market];
        for (const selection in selections) {
          const price = selections[selection];
          const place = places.get(`${market}|${selection}`);
          if (price && place !== undefined) prices[place] = price;
        }
      }
      const after = { ...row, prices };
      rows.set(eventId, after);
      update.push(after);
    }
    api?.applyTransaction({ update });
  },
  shown: () =>
    new Map(
      [...document.querySelectorAll('[row-id]')].map((row) => [
        row.getAttribute('row-id') ?? '',
        columns.map((_, place) => row.querySelector(`[col-id="${place}"]`)?.textContent ?? ''),
      ]),
    ),
};

await startDriver(grid);
