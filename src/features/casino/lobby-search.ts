import { isLobbyView, type LobbyView } from './lobby-views.ts';

/** Search parameters of a lobby; what is left out is the default, so that the plain page stays plain. */
export interface LobbySearch {
  /** Of /casino_section: the lobby. */
  section?: string | undefined;
  part?: LobbyView | undefined;
  provider?: string | undefined;
  tag?: string | undefined;
  volatility?: number | undefined;
  sort?: 'name' | 'popular' | 'rtp' | undefined;
  /** `list`: rows instead of tiles. */
  as?: 'list' | undefined;
  page?: number | undefined;
  /** The game whose details are open. */
  game?: string | undefined;
}

const code = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

const sorts = ['name', 'popular', 'rtp'] as const;

/** Reads an address; what makes no sense is left out. */
export const lobbySearch = (search: Record<string, unknown>): LobbySearch => {
  const page = whole(search.page, 2, 10_000);
  const read: LobbySearch = {
    section: code(search.section),
    part: isLobbyView(search.part) ? search.part : undefined,
    provider: code(search.provider),
    tag: code(search.tag),
    volatility: whole(search.volatility, 1, 5),
    sort: sorts.find((sort) => sort === search.sort),
    as: search.as === 'list' ? 'list' : undefined,
    page,
    game: code(search.game),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** The address after a choice: at its first page, the details closed. */
export const lobbyChange = (search: LobbySearch, values: { [Key in keyof LobbySearch]?: unknown }): LobbySearch =>
  lobbySearch({ ...search, page: undefined, game: undefined, ...values });

/** Whether anything narrows what is shown. */
export const isNarrowed = ({ provider, tag, volatility, sort, page }: LobbySearch): boolean =>
  [provider, tag, volatility, sort, page].some((value) => value !== undefined);
