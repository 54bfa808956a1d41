import type { GameBet } from '../../contract/games/game.ts';
import type { TableLine } from '../../contract/games/shared-rounds.ts';
import type { TablePhase } from '../../domain/games/table/table-clock.ts';

type Line<Type extends TableLine['type']> = Extract<TableLine, { type: Type }>;

/** The current round of a shared table, as the studio sent it. */
export interface TableNow {
  round: number;
  phase: TablePhase;
  /** By the studio's clock; `ahead` is by how many milliseconds it is ahead of the page's. */
  closes: number;
  draws: number;
  pays: number;
  /** When bets are paid. */
  settles: number;
  over: number;
  ahead: number;
  /** The field of a race, or the sides of a match; null at other tables. */
  field: Line<'open'>['field'];
  /** Its result; null until it is drawn. */
  result: Line<'drawn'>['result'] | null;
  /** Results of the rounds before it, newest first. */
  last: Line<'open'>['last'];
  chain: Line<'open'>['chain'];
  /** How many bet money on it, and the largest stakes among them. */
  players: number;
  seats: Line<'seats'>['seats'];
  /** Whether lines still come. */
  live: boolean;
}

/** The table after another line, which arrived at `at` by the page's clock. A stream begins with the opening of its round. */
export const tableAfter = (table: TableNow | null, line: TableLine, at: number): TableNow | null => {
  const same = table !== null && table.round === line.round ? table : null;
  if (line.type === 'open') {
    const { type: phase, now, ...told } = line;
    const { players = 0, seats = [] } = same ?? {};
    return { ...told, phase, players, seats, ahead: now - at, result: null, live: true };
  }
  if (same === null) return table;
  if (line.type === 'seats') return { ...same, players: line.players, seats: line.seats };
  const ahead = line.now - at;
  return line.type === 'drawn'
    ? { ...same, phase: line.type, ahead, result: line.result }
    : { ...same, phase: line.type, ahead };
};

/** A bet as it is placed on the round that is open: of a race or of matches, at the prices of who takes part in it. */
export const betOnTable = (bet: GameBet | null, table: TableNow | null): GameBet | null =>
  bet && 'field' in bet && table?.field ? { ...bet, field: table.field } : bet;

/** The result of a round is booked when it is drawn, or when a longer show of it is over. */
const isBooked = ({ settles, draws, phase, result }: TableNow): boolean =>
  settles > draws ? phase === 'paid' : result !== null;

/** Whether the round that was bet on is drawn and booked, even if its lines were missed. */
export const isDrawn = (table: TableNow | null, betOn: number | null): boolean =>
  table !== null && betOn !== null && (table.round > betOn || (table.round === betOn && isBooked(table)));
