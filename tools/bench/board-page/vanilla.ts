import '../../../src/theme/tokens.css';
import '../../../src/theme/base.css';
import './page.css';
import { type MarketStatus, type Match, marketStatus } from '../../../contract/entities/match.ts';
import boardStyles from '../../../src/board/board.module.css';
import listStyles from '../../../src/board/board-list.module.css';
import clockStyles from '../../../src/board/match-clock.module.css';
import liveStyles from '../../../src/features/live-betting/live-board.module.css';
import oddStyles from '../../../src/ui/odds-button.module.css';
import type { Contestant } from './contestant.ts';
import { startDriver } from './driver.ts';
import { oddsInPage } from './odds-in-page.ts';
import { columns } from './scenario.ts';

/*
 * The board as one writes it by hand for speed and for this bench alone: the same markup, styles, window and
 * highlight, without React, router, machines, texts in seven languages, gaps in the sequence or a check of what comes.
 */
interface Cell {
  odd: number | undefined;
  status: MarketStatus;
  movement: '' | 'up' | 'down';
  movedAt: number;
  dirty: boolean;
  shownMovement: string;
  shownLocked: boolean | null;
  name: string;
  button: HTMLElement | null;
  figure: Text | null;
}

interface Row {
  match: Match;
  cells: Cell[];
  element: HTMLElement | null;
}

type Item = { top: number; row: Row } | { top: number; league: string; count: number };

/** The short form of prices (contract/sockets/packed-feed.ts), read as it comes. */
type ShortPrice = number | [odd: number | null, band: string | null, status: number];
type ShortMarket = Record<string, ShortPrice> | [band: string, odds: Record<string, number>];
interface ShortFrame {
  matches: [eventId: string, markets: Record<string, ShortMarket>][];
}
const statuses = marketStatus.options;

const highlight = 5_000;
const sweepInterval = 250;
const overscan = 440;
const rowHeight = 44;
const headHeight = 32;

const rows = new Map<string, Row>();
const places = new Map(columns.map(([market, selection], place) => [`${market}|${selection}`, place]));
const chosen = new Set<Cell>();
const highlighted = new Set<Cell>();
let dirty: Cell[] = [];
let scheduled = false;
let sweeping = false;

const paint = (cell: Cell): void => {
  const { button, figure } = cell;
  if (button === null || figure === null) return;
  const locked = cell.status !== 'OPEN' || cell.odd === undefined;
  const text = locked ? '–' : (cell.odd ?? 0).toFixed(2);
  if (figure.data !== text) figure.data = text;
  const movement = locked ? '' : cell.movement;
  if (cell.shownMovement !== movement) {
    cell.shownMovement = movement;
    button.setAttribute('data-moved', movement);
  }
  if (cell.shownLocked !== locked) {
    cell.shownLocked = locked;
    button.setAttribute('aria-disabled', String(locked));
  }
};

const flush = (): void => {
  scheduled = false;
  const cells = dirty;
  dirty = [];
  for (const cell of cells) {
    cell.dirty = false;
    paint(cell);
  }
};

const repaint = (cell: Cell): void => {
  if (cell.dirty || cell.button === null) return;
  cell.dirty = true;
  dirty.push(cell);
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(flush);
};

const sweep = (): void => {
  const before = performance.now() - highlight;
  for (const cell of highlighted) {
    if (cell.movedAt > before && cell.button !== null) continue;
    highlighted.delete(cell);
    cell.movement = '';
    repaint(cell);
  }
  sweeping = highlighted.size > 0;
  if (sweeping) setTimeout(sweep, sweepInterval);
};

const move = (cell: Cell, movement: 'up' | 'down'): void => {
  cell.movement = movement;
  cell.movedAt = performance.now();
  if (cell.button === null) return;
  highlighted.add(cell);
  if (sweeping) return;
  sweeping = true;
  setTimeout(sweep, sweepInterval);
};

const reprice = (cell: Cell, price: ShortPrice): void => {
  const isOpen = typeof price === 'number';
  const odd = isOpen ? price : (price[0] ?? undefined);
  if (odd !== undefined && cell.odd !== undefined && odd !== cell.odd) move(cell, odd > cell.odd ? 'up' : 'down');
  cell.odd = odd;
  cell.status = isOpen ? 'OPEN' : (statuses[price[2]] ?? 'CLOSED');
  repaint(cell);
};

const receive = (text: string): void => {
  const frame: ShortFrame = JSON.parse(text);
  for (const entry of frame.matches) {
    const row = rows.get(entry[0]);
    const markets = entry[1];
    for (const market in markets) {
      const short = markets[market];
      const prices: Record<string, ShortPrice> | undefined = Array.isArray(short) ? short[1] : short;
      for (const selection in prices) {
        const price = prices[selection];
        const cell = row?.cells[places.get(`${market}|${selection}`) ?? -1];
        if (cell && price !== undefined) reprice(cell, price);
      }
    }
  }
};

const odd = (): string =>
  `<button type="button" class="${oddStyles.board}" aria-pressed="false" tabindex="-1" data-odd=""></button>`;
const oddsOf = (count: number): string => odd().repeat(count);
const gap = `<span class="${boardStyles.gap}"></span>`;
const line = `<span class="${boardStyles.line}"></span>`;
const template = document.createElement('template');
template.innerHTML = `<div class="${listStyles.item}" data-odds-row=""><div class="${boardStyles.row}" data-open="false"><span><span class="${clockStyles.minute}"></span><span class="${clockStyles.phase}">2nd half</span></span><a class="${boardStyles.teams}"><span></span><span></span></a><span class="${liveStyles.score}"><span class="${liveStyles.part}" data-part="G"><span></span><span></span></span></span>${oddsOf(3)}${gap}${oddsOf(3)}${gap}${line}${oddsOf(2)}${gap}${oddsOf(2)}${gap}${line}${oddsOf(2)}</div></div>`;

let count = 0;

/** As on the site: called by a hidden text and by the number on it. */
const call = (button: HTMLElement, said: string): void => {
  count += 1;
  const name = document.createElement('span');
  button.id = `odd-${count}`;
  name.id = `odd-name-${count}`;
  name.hidden = true;
  name.textContent = `${said},`;
  button.setAttribute('aria-labelledby', `${name.id} ${button.id}`);
  button.append(name);
};

const write = (parent: ParentNode, selector: string, texts: readonly string[]): void => {
  const elements = parent.querySelectorAll(selector);
  for (const [place, text] of texts.entries()) elements[place]?.append(text);
};

const buildRow = (row: Row): HTMLElement => {
  const element = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const { eventId, hostName, awayName, matchPhase, results } = row.match;
  const link = element.querySelector('a');
  if (link) {
    link.href = `/live_betting?event=${eventId}`;
    link.title = `${hostName} – ${awayName}`;
    write(link, 'span', [hostName, awayName]);
  }
  write(element, `.${clockStyles.minute}`, [`${matchPhase.timeMin}’`]);
  write(element, `.${liveStyles.part} > span`, (results.G ?? '').split('-'));
  write(element, `.${boardStyles.line}`, ['2.5', '−0.5']);
  for (const [place, button] of element.querySelectorAll<HTMLElement>('[data-odd]').entries()) {
    const cell = row.cells[place];
    if (cell === undefined) continue;
    cell.button = button;
    cell.shownMovement = '';
    cell.shownLocked = null;
    cell.figure = document.createTextNode('');
    call(button, cell.name);
    button.append(cell.figure);
    button.setAttribute('aria-pressed', String(chosen.has(cell)));
    button.addEventListener('click', () => {
      if (!chosen.delete(cell)) chosen.add(cell);
      button.setAttribute('aria-pressed', String(chosen.has(cell)));
    });
    if (cell.movement !== '' && cell.movedAt <= performance.now() - highlight) cell.movement = '';
    if (cell.movement !== '') highlighted.add(cell);
    paint(cell);
  }
  row.element = element;
  return element;
};

const buildHead = (name: string, count: number): HTMLElement => {
  const element = document.createElement('div');
  element.className = listStyles.item ?? '';
  element.innerHTML = `<div class="${boardStyles.league}"><h2 class="${boardStyles.leagueName}">Serbia · ${name}</h2><span class="${boardStyles.count}">${count}</span></div>`;
  return element;
};

const leave = (row: Row): void => {
  row.element = null;
  for (const cell of row.cells) {
    cell.button = null;
    cell.figure = null;
  }
};

const cellsOf = (match: Match): Cell[] =>
  columns.map(([market, selection]) => ({
    odd: match.markets[market]?.[selection]?.O,
    status: match.markets[market]?.[selection]?.MS ?? 'CLOSED',
    movement: '',
    movedAt: 0,
    dirty: false,
    shownMovement: '',
    shownLocked: null,
    name: `${match.hostName} – ${match.awayName}, ${market} ${selection}`,
    button: null,
    figure: null,
  }));

const itemsOf = (matches: readonly Match[]): { items: Item[]; height: number } => {
  const items: Item[] = [];
  let top = 0;
  let league = '';
  for (const match of matches) {
    const row: Row = { match, cells: cellsOf(match), element: null };
    rows.set(match.eventId, row);
    if (match.leagueName !== league) {
      league = match.leagueName;
      const count = matches.filter(({ leagueName }) => leagueName === league).length;
      items.push({ top, league, count });
      top += headHeight;
    }
    items.push({ top, row });
    top += rowHeight;
  }
  return { items, height: top };
};

const vanilla: Contestant = {
  async mount(root, matches) {
    const { items, height } = itemsOf(matches);
    const scroller = document.createElement('div');
    scroller.className = 'list';
    scroller.innerHTML = `<div class="${liveStyles.board}" style="--columns: 42px 1fr 28px repeat(3, 45px) 9px repeat(3, 45px) 9px 34px repeat(2, 45px) 9px repeat(2, 45px) 9px 34px repeat(2, 45px)"><div class="${boardStyles.head} ${liveStyles.head}" aria-hidden="true"></div><div class="${listStyles.list}" role="group" aria-label="Matches and odds" style="height: ${height}px"></div></div>`;
    root.append(scroller);
    const list = scroller.querySelector('[role="group"]');
    const mounted = new Map<Item, HTMLElement>();
    const window = () => {
      const from = scroller.scrollTop - overscan;
      const to = scroller.scrollTop + scroller.clientHeight + overscan;
      for (const item of items) {
        const inside = item.top + rowHeight > from && item.top < to;
        const element = mounted.get(item);
        if (inside && element === undefined) {
          const built = 'row' in item ? buildRow(item.row) : buildHead(item.league, item.count);
          built.style.top = `${item.top}px`;
          mounted.set(item, built);
          list?.append(built);
        } else if (!inside && element !== undefined) {
          element.remove();
          mounted.delete(item);
          if ('row' in item) leave(item.row);
        }
      }
    };
    scroller.addEventListener('scroll', () => requestAnimationFrame(window), { passive: true });
    window();
  },
  receive,
  shown: oddsInPage,
};

await startDriver(vanilla);
